import './theme.css'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { Countdown } from '../../components/countdown.tsx'
import { Row } from '../../components/layout.tsx'
import { Badge, Spinner } from '../../components/notice.tsx'
import { TableContext } from '../../kit/table-kit.ts'
import type { TableProps } from '../../kit/table-module.ts'
import { useWords } from '../../words/in-locales.ts'
import { Board } from './board/board.tsx'
import { GazeButtons } from './board/gaze-buttons.tsx'
import { Plaque } from './board/plaque.tsx'
import { SpaceList } from './board/space-list.tsx'
import { useInSight } from './board/use-in-sight.ts'
import { DecisionPanel } from './decisions/decision-panel.tsx'
import { SidePages } from './frame/side-pages.tsx'
import { useTable, useTableParts, viewOf } from './kit.ts'
import { Overlays } from './overlays.tsx'
import { PlayerStrip } from './players/player-strip.tsx'
import { LudomercatusPresentation } from './presentation.ts'
import css from './table.module.css'
import { LudomercatusUi } from './ui.ts'
import { marketWords } from './words/index.ts'

/** Narrower screens begin with the near look. */
const NARROW = '(max-width: 40rem)'

/** Ludomercatus: the board of the Roman market and everything around it. */
export const LudomercatusTable = observer(({ match }: TableProps) => {
  const table = useTableParts(match, () => {
    const ui = new LudomercatusUi()
    ui.setNear(matchMedia(NARROW).matches)
    return { ui, presentation: new LudomercatusPresentation(match, () => ui.gazeAt(undefined)) }
  })
  const board = useRef<HTMLDivElement>(null)
  const decision = useRef<HTMLDivElement>(null)
  useInSight(table, board, decision)
  if (match.view === undefined) return <Spinner />
  return (
    <TableContext value={table}>
      <div className={css.table}>
        <div className={css.players} data-coach="players">
          <PlayerStrip />
        </div>
        <div ref={decision} className={css.decision} data-coach="decision">
          <DecisionPanel />
        </div>
        <div ref={board} className={css.board} data-coach="board">
          <BoardBar />
          {table.ui.look === 'board' ? <Board /> : <SpaceList />}
          {table.ui.look === 'board' && table.ui.isNear && <Plaque />}
        </div>
        <div className={css.side}>
          <SidePages />
        </div>
      </div>
      <Overlays />
    </TableContext>
  )
})

/** How one looks at the board. */
const BoardBar = observer(() => {
  const { match, ui, presentation } = useTable()
  const words = useWords(marketWords)
  const { round, finalRound, doublesCount } = viewOf(match)
  const [first, second] = presentation.dice
  const isList = ui.look === 'list'
  return (
    <Row between className={css.bar}>
      <Row gap={2}>
        <span className={css.round}>{finalRound ? words.lastRound(round) : words.roundNo(round)}</span>
        {first > 0 && !match.queue.isPlaying && (
          <span className="digits">
            {first} + {second} = {first + second}
          </span>
        )}
        {match.timeUpAt !== undefined && !finalRound && (
          <span className={css.limit}>
            <span className={css.limitWord}>{words.timeLeft}</span>
            <Countdown until={match.timeUpAt} own />
          </span>
        )}
        {doublesCount > 0 && first === second && !match.queue.isPlaying && <Badge>{words.doubles(doublesCount)}</Badge>}
      </Row>
      <Row gap={2}>
        {!isList && ui.isNear && <GazeButtons />}
        {!isList && (
          <Button size="small" aria-pressed={ui.isNear} onClick={() => ui.setNear(!ui.isNear)}>
            {ui.isNear ? words.seeWhole : words.seeNear}
          </Button>
        )}
        <Button size="small" aria-pressed={isList} onClick={() => ui.lookAt(isList ? 'board' : 'list')}>
          {isList ? words.asBoard : words.asList}
        </Button>
      </Row>
    </Row>
  )
})
