import type { Summary } from '@ludoteca/banca'
import { TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { useTable } from '../kit.ts'
import { choiceOf, type SeatChoice, take } from '../model/choices.ts'
import { turnFlows } from '../model/flows.ts'
import { nextTurnOf } from '../model/next-turn.ts'
import { money } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { Ledger } from './ledger.tsx'
import css from './payout.module.css'

/** The payout of the turn: what was paid to whom and why, as a picture and as a ledger, and the way on. */
export const Payout = observer(({ summary }: { readonly summary: Summary }) => {
  const { presentation: banca } = useTable()
  const { match, view, lines } = banca
  const flows = turnFlows(lines, summary.turn, summary.bankAfter)
  const next = nextTurnOf(view)
  const choice = choiceOf(match, 'nextTurn')
  const waiting = view.players.flatMap(({ active }, seat) =>
    active && !view.answered?.[seat] ? match.names(seat) : [],
  )
  return (
    <section className={lobby.sheet} aria-labelledby="banca-payout" data-coach="payout">
      <div className={css.head}>
        <div>
          <h2 id="banca-payout">Payout of turn {summary.turn}</h2>
          <p className={lobby.lead}>
            {money(summary.bankBefore)} in the bank ÷ {summary.rows.length} players ={' '}
            <b className={css.dividend}>{money(summary.dividend)}</b> to share by multiplier.
          </p>
        </div>
        {choice && <GoOn choice={choice} next={next.isLast ? 'finish the game' : `on to turn ${view.turn + 1}`} />}
        {!choice && !banca.isTable && waiting.length > 0 && (
          <p className={lobby.lead}>Waiting for {waiting.join(', ')}.</p>
        )}
      </div>
      <RefusalNote match={match} to={['nextTurn']} />
      <FlowPicture flows={flows} />
      <Ledger summary={summary} />
      <p className={lobby.lead}>{next.words}</p>
    </section>
  )
})

const GoOn = observer(({ choice, next }: { readonly choice: SeatChoice; readonly next: string }) => {
  const { match, presentation } = useTable()
  return (
    <Button
      look="primary"
      size="large"
      data-coach="next"
      busy={match.inFlight !== undefined}
      onClick={() => void take(match, choice, { type: 'nextTurn' })}
    >
      {/* Live at one device everybody is asked in turn. */}
      {presentation.isHandedRound && choice.seat !== TABLE
        ? `${match.names(choice.seat)}: ${next}`
        : `${next.charAt(0).toUpperCase()}${next.slice(1)}`}
    </Button>
  )
})
