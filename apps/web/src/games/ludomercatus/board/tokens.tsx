import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { seatColour } from '../../../components/seat-mark.tsx'
import { useTable, viewOf } from '../kit.ts'
import type { Spot } from '../presentation.ts'
import { TokenShape } from '../tokens/token-art.tsx'
import css from './board.module.css'
import { BOARD, RIM, standOf } from './geometry.ts'

/** Lengths of the drawing as parts of the board's width. */
const part = (length: number) => `${((length / (BOARD + 2 * RIM)) * 100).toFixed(3)}cqi`

/** The tokens where they are shown. They lie over the drawing, so that walking moves them and paints nothing. */
export const Tokens = observer(() => {
  const { match, presentation } = useTable()
  const { players, active, tokens } = viewOf(match)
  const style = { '--lm-step': `${presentation.stepMs}ms`, '--lm-token': part(60) } as CSSProperties
  return (
    <div className={css.tokens} style={style}>
      {[...presentation.spots.keys()].map((seat) => {
        const spot = presentation.spots[seat]
        if (spot === undefined || players[seat]?.bankrupt) return null
        const here = [...presentation.spots.keys()].filter((other) => {
          const where = presentation.spots[other]
          return where !== undefined && isSame(where, spot) && !players[other]?.bankrupt
        })
        const { x, y } = standOf(spot.space, spot.jailed, here.indexOf(seat), here.length)
        const token = tokens[seat]
        const isTurn = seat === active && match.outcome === undefined
        const transform = `translate(${part(x + RIM - 30)}, ${part(y + RIM - 30)})`
        return (
          <svg
            key={seat}
            className={css.token}
            data-turn={isTurn || undefined}
            style={{ transform }}
            viewBox="-30 -30 60 60"
            aria-hidden="true"
          >
            {isTurn && <circle className={css.turnRing} r="28" />}
            <ellipse className={css.tokenShadow} cx="2" cy="22" rx="20" ry="6" />
            <g color={seatColour(seat)}>
              <circle className={css.tokenBase} r="24" />
              <g transform="translate(-20 -20.500) scale(0.835)">{token && <TokenShape token={token} />}</g>
            </g>
          </svg>
        )
      })}
    </div>
  )
})

function isSame(a: Spot, b: Spot): boolean {
  return a.space === b.space && a.jailed === b.jailed
}
