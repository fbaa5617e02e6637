import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import css from './current-turn.module.css'
import { Final } from './end/final.tsx'
import { offerOf } from './model/asks.ts'
import { Charts } from './parts/charts.tsx'
import lobby from './parts/lobby.module.css'
import { OtherQuestions } from './parts/other-questions.tsx'
import { Tickets } from './parts/tickets.tsx'
import { TurnBoard } from './parts/turn-board.tsx'
import { Undo } from './parts/undo.tsx'
import { useFocusOnChange } from './parts/use-focus-on-change.ts'
import { Auction } from './phases/auction.tsx'
import { ExitChoice } from './phases/exit-choice.tsx'
import { Exits } from './phases/exits.tsx'
import { LotteryDraw } from './phases/lottery-draw.tsx'
import { Payout } from './phases/payout.tsx'
import { PlanForm } from './phases/plan-form.tsx'
import { Sealed } from './phases/sealed.tsx'
import type { BancaPresentation } from './presentation.ts'

interface CurrentTurnProps {
  readonly banca: BancaPresentation
}

/** The turn as it stands, and what is to be done now. */
export const CurrentTurn = observer(({ banca }: CurrentTurnProps) => {
  const { turn, phase } = banca.view
  const isOver = phase === 'OVER'
  const action = useRef<HTMLDivElement>(null)
  // Whoever watches a replay has the focus on its time line.
  useFocusOnChange(action, banca.store.kind === 'replay' ? '' : `${turn} ${phase}`)
  return (
    <div className={css.turn}>
      <div className={css.board}>
        <TurnBoard banca={banca} />
      </div>
      <div className={css.action} ref={action}>
        {isOver ? <Final banca={banca} /> : <Action banca={banca} />}
        <OtherQuestions match={banca.store} />
        <Undo banca={banca} />
      </div>
      {/* The ranking has everybody's figures already. */}
      {!isOver && (
        <div className={css.tickets}>
          <Tickets banca={banca} />
        </div>
      )}
      <div className={isOver ? css.tickets : css.charts}>
        <Charts banca={banca} />
      </div>
    </div>
  )
})

const Action = observer(({ banca }: CurrentTurnProps) => {
  // Where the device goes round, sealed choices are made in the dialog and not here.
  const { store, view, isHandedRound } = banca
  const { phase, turn, summary } = view
  switch (phase) {
    case 'EXIT': {
      const exits = offerOf(store, 'exits')
      const choice = isHandedRound ? undefined : offerOf(store, 'exitChoice')
      if (exits) return <Exits key={turn} banca={banca} offer={exits} />
      return choice ? <ExitChoice banca={banca} offer={choice} /> : <Sealed banca={banca} />
    }
    case 'DECIDE': {
      const decide = isHandedRound ? undefined : offerOf(store, 'decide')
      if (!decide) return <Sealed banca={banca} />
      return (
        <section className={lobby.sheet} aria-labelledby="banca-decide" data-coach="plan">
          <h2 id="banca-decide">Your decision</h2>
          <p className={lobby.lead}>It stays sealed until everybody has decided.</p>
          <PlanForm key={turn} banca={banca} offer={decide} />
        </section>
      )
    }
    case 'AUCTION':
      return (
        <>
          <LotteryDraw key={turn} banca={banca} />
          <Auction key={`auction-${turn}`} banca={banca} />
        </>
      )
    case 'SUMMARY':
      return summary && <Payout banca={banca} summary={summary} />
    case 'OVER':
      return null
  }
})
