import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Final } from '../end/final.tsx'
import { useTable } from '../kit.ts'
import { choiceOf } from '../model/choices.ts'
import { Charts } from '../parts/charts.tsx'
import lobby from '../parts/lobby.module.css'
import { OtherDecisions } from '../parts/other-decisions.tsx'
import { Tickets } from '../parts/tickets.tsx'
import { TurnBoard } from '../parts/turn-board.tsx'
import { Undo } from '../parts/undo.tsx'
import { useFocusOnChange } from '../parts/use-focus-on-change.ts'
import { Auction } from './auction.tsx'
import css from './current-turn.module.css'
import { ExitChoice } from './exit-choice.tsx'
import { Exits } from './exits.tsx'
import { LotteryDraw } from './lottery-draw.tsx'
import { Payout } from './payout.tsx'
import { PlanForm } from './plan-form.tsx'
import { Sealed } from './sealed.tsx'

/** The turn as it stands, and what is to be done now. */
export const CurrentTurn = observer(() => {
  const { presentation: banca } = useTable()
  const { turn, phase } = banca.view
  const isOver = phase === 'OVER'
  const action = useRef<HTMLDivElement>(null)
  // Whoever watches a replay has the focus on its time line.
  useFocusOnChange(action, banca.match.kind === 'replay' ? '' : `${turn} ${phase}`)
  return (
    <div className={css.turn}>
      <div className={css.board}>
        <TurnBoard />
      </div>
      <div className={css.action} ref={action}>
        {isOver ? <Final /> : <Action />}
        <OtherDecisions match={banca.match} />
        <Undo />
      </div>
      {/* The ranking has everybody's figures already. */}
      {!isOver && (
        <div className={css.tickets}>
          <Tickets />
        </div>
      )}
      <div className={isOver ? css.tickets : css.charts}>
        <Charts />
      </div>
    </div>
  )
})

const Action = observer(() => {
  const { presentation: banca } = useTable()
  // Where the device goes round, sealed choices are made in the dialog and not here.
  const { match, view, isHandedRound } = banca
  const { phase, turn, summary } = view
  switch (phase) {
    case 'EXIT': {
      const exits = choiceOf(match, 'exits')
      const choice = isHandedRound ? undefined : choiceOf(match, 'exitChoice')
      if (exits) return <Exits key={turn} choice={exits} />
      return choice ? <ExitChoice choice={choice} /> : <Sealed />
    }
    case 'DECIDE': {
      const decide = isHandedRound ? undefined : choiceOf(match, 'decide')
      if (!decide) return <Sealed />
      return (
        <section className={lobby.sheet} aria-labelledby="banca-decide" data-coach="plan">
          <h2 id="banca-decide">Your decision</h2>
          <p className={lobby.lead}>It stays sealed until everybody has decided.</p>
          <PlanForm key={turn} choice={decide} />
        </section>
      )
    }
    case 'AUCTION':
      return (
        <>
          <LotteryDraw key={turn} />
          <Auction key={`auction-${turn}`} />
        </>
      )
    case 'SUMMARY':
      return summary && <Payout summary={summary} />
    case 'OVER':
      return null
  }
})
