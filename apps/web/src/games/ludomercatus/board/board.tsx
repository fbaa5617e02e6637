import { SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useWords } from '../../../words/in-locales.ts'
import { useMarket, viewOf } from '../market.ts'
import { marketWords } from '../words/index.ts'
import css from './board.module.css'
import { cameraOn } from './camera.ts'
import { CornerCell } from './corner-cell.tsx'
import { Dice } from './dice.tsx'
import { BOARD, CELLS, CORNER, centreOf } from './geometry.ts'
import { Marks } from './marks.tsx'
import { Patterns } from './patterns.tsx'
import { Plaque } from './plaque.tsx'
import { Scene } from './scene.tsx'
import { SpaceCell } from './space-cell.tsx'
import { Spots } from './spots.tsx'
import { Tokens } from './tokens.tsx'

const INNER = BOARD - 2 * CORNER

/** The market: forty spaces around the forum. Near, it shows the quarter where something is going on. */
export const Board = observer(() => {
  const { match, desk, stage } = useMarket()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const focus = desk.pointed ?? stage.spots[view.active]?.space ?? 0
  const camera = desk.isNear ? cameraOn(centreOf(CELLS[focus] ?? (CELLS[0] as (typeof CELLS)[number]))) : undefined
  return (
    <section className={css.frame} aria-label={words.board}>
      <div className={css.camera} style={camera === undefined ? undefined : { transform: camera }}>
        <svg className={css.board} viewBox={`-8 -8 ${BOARD + 16} ${BOARD + 16}`} aria-hidden="true">
          <Patterns />
          <rect className={css.marble} x="-8" y="-8" width={BOARD + 16} height={BOARD + 16} />
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
          <Tokens />
        </svg>
        <Spots />
      </div>
      <Dice />
      {!desk.isNear && <Plaque />}
    </section>
  )
})
