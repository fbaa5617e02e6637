import { SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './board.module.css'
import { Camera } from './camera.tsx'
import { CornerCell } from './corner-cell.tsx'
import { Dice } from './dice.tsx'
import { BOARD, CELLS, CORNER, RIM } from './geometry.ts'
import { Marks } from './marks.tsx'
import { Patterns } from './patterns.tsx'
import { Plaque } from './plaque.tsx'
import { Scene } from './scene.tsx'
import { SpaceCell } from './space-cell.tsx'
import { Spots } from './spots.tsx'
import { Tokens } from './tokens.tsx'

const INNER = BOARD - 2 * CORNER
const WHOLE = BOARD + 2 * RIM

/** The market: forty spaces around the forum. Near, it shows the quarter where something is going on. */
export const Board = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  return (
    <section className={css.frame} aria-label={words.board}>
      <Camera>
        <svg className={css.board} viewBox={`${-RIM} ${-RIM} ${WHOLE} ${WHOLE}`} aria-hidden="true">
          <Patterns />
          <rect className={css.marble} x={-RIM} y={-RIM} width={WHOLE} height={WHOLE} />
          <Scene />
          {SPACES.map(({ index }) =>
            CELLS[index]?.isCorner ? (
              <CornerCell key={index} space={index} pot={view.bank.pot} />
            ) : (
              <SpaceCell key={index} space={index} deed={view.deeds[index] ?? null} />
            ),
          )}
          <rect className={css.rim} x={CORNER} y={CORNER} width={INNER} height={INNER} />
          <rect className={css.rim} x="-4" y="-4" width={BOARD + 8} height={BOARD + 8} />
          <rect className={css.rimLight} x="-1" y="-1" width={BOARD + 2} height={BOARD + 2} />
          <Marks />
        </svg>
        <Tokens />
        <Spots />
      </Camera>
      <Dice />
      {!ui.isNear && <Plaque />}
    </section>
  )
})
