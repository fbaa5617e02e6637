import './market.css'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { Countdown } from '../../components/countdown.tsx'
import { Row } from '../../components/layout.tsx'
import { Badge, Spinner } from '../../components/notice.tsx'
import type { TableProps } from '../../table/table-module.ts'
import { useWords } from '../../words/in-locales.ts'
import { Board } from './board/board.tsx'
import { GazeButtons } from './board/gaze-buttons.tsx'
import { Plaque } from './board/plaque.tsx'
import { SpaceList } from './board/space-list.tsx'
import { useInSight } from './board/use-in-sight.ts'
import { DecisionPanel } from './decision/decision-panel.tsx'
import { MarketContext, useMarket, viewOf } from './market.ts'
import { PlayerStrip } from './players/player-strip.tsx'
import { Sheets } from './sheets.tsx'
import { SidePages } from './side-pages.tsx'
import css from './table.module.css'
import { useMarketStore } from './use-market-store.ts'
import { marketWords } from './words/index.ts'

/** Ludomercatus: the board of the Roman market and everything around it. */
export const MarketTable = observer(({ match }: TableProps) => {
  const market = useMarketStore(match)
  const board = useRef<HTMLDivElement>(null)
  const decision = useRef<HTMLDivElement>(null)
  useInSight(market, board, decision)
  if (match.view === undefined) return <Spinner />
  return (
    <MarketContext value={market}>
      <div className={css.table}>
        <div className={css.players} data-coach="players">
          <PlayerStrip />
        </div>
        <div ref={decision} className={css.decision} data-coach="decision">
          <DecisionPanel />
        </div>
        <div ref={board} className={css.board} data-coach="board">
          <BoardBar />
          {market.desk.look === 'board' ? <Board /> : <SpaceList />}
          {market.desk.look === 'board' && market.desk.isNear && <Plaque />}
        </div>
        <div className={css.side}>
          <SidePages />
        </div>
      </div>
      <Sheets />
    </MarketContext>
  )
})

/** How one looks at the board. */
const BoardBar = observer(() => {
  const { match, desk, stage } = useMarket()
  const words = useWords(marketWords)
  const { round, finalRound, doublesCount } = viewOf(match)
  const [first, second] = stage.dice
  const isList = desk.look === 'list'
  return (
    <Row between className={css.bar}>
      <Row gap={2}>
        <span className={css.round}>{finalRound ? words.lastRound(round) : words.roundNo(round)}</span>
        {first > 0 && !stage.isPlaying && (
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
        {doublesCount > 0 && first === second && !stage.isPlaying && <Badge>{words.doubles(doublesCount)}</Badge>}
      </Row>
      <Row gap={2}>
        {!isList && desk.isNear && <GazeButtons />}
        {!isList && (
          <Button size="small" aria-pressed={desk.isNear} onClick={() => desk.setNear(!desk.isNear)}>
            {desk.isNear ? words.seeWhole : words.seeNear}
          </Button>
        )}
        <Button size="small" aria-pressed={isList} onClick={() => desk.lookAt(isList ? 'board' : 'list')}>
          {isList ? words.asBoard : words.asList}
        </Button>
      </Row>
    </Row>
  )
})
