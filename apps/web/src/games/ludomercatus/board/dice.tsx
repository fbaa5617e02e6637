import { observer } from 'mobx-react-lite'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './dice.module.css'

/** Where the pips of each face lie, in a square of 6. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 3]],
  [
    [1.6, 1.6],
    [4.4, 4.4],
  ],
  [
    [1.5, 1.5],
    [3, 3],
    [4.5, 4.5],
  ],
  [
    [1.6, 1.6],
    [4.4, 1.6],
    [1.6, 4.4],
    [4.4, 4.4],
  ],
  [
    [1.5, 1.5],
    [4.5, 1.5],
    [3, 3],
    [1.5, 4.5],
    [4.5, 4.5],
  ],
  [
    [1.6, 1.4],
    [4.4, 1.4],
    [1.6, 3],
    [4.4, 3],
    [1.6, 4.6],
    [4.4, 4.6],
  ],
]
/** How a cube is turned to show each value, in degrees. */
const TURNS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [90, 0],
  [0, -90],
  [0, 90],
  [-90, 0],
  [0, 180],
]

/** Two dice that tumble to what was thrown. The values are known before; this only shows them. */
export const Dice = observer(() => {
  const { presentation, ui } = useTable()
  const words = useWords(marketWords)
  const [first, second] = presentation.dice
  if (first === 0) return null
  return (
    <div
      className={classes(css.tray, ui.isNear && css.near)}
      role="img"
      aria-label={words.thrown(first, second)}
      style={{ '--lm-dice': `${presentation.diceMs}ms` } as CSSProperties}
    >
      <Die value={first} throws={presentation.throws} spin={1} />
      <Die value={second} throws={presentation.throws} spin={-1} />
    </div>
  )
})

interface DieProps {
  readonly value: number
  readonly throws: number
  readonly spin: 1 | -1
}

function Die({ value, throws, spin }: DieProps): ReactNode {
  const [x, y] = TURNS[value] ?? [0, 0]
  // Every throw adds whole turns, so that the same value tumbles, too. A little askew it looks thrown, not placed.
  const turn = throws * 720
  const transform = `rotateX(${x + turn}deg) rotateY(${y + spin * turn}deg) rotateZ(${spin * turn}deg)`
  return (
    <div className={css.die} style={{ transform }}>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <div key={face} className={`${css.face} ${css[`face${face}`]}`}>
          <svg viewBox="0 0 6 6" aria-hidden="true">
            {PIPS[face]?.map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="0.62" />
            ))}
          </svg>
        </div>
      ))}
    </div>
  )
}
