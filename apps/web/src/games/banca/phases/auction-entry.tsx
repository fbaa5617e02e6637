import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import { choiceOf, choicesOf, rangeOf, type SeatChoice, take, valuesOf } from '../model/choices.ts'
import { money, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { Toggle } from '../parts/toggle.tsx'
import css from './auction.module.css'

/** One device: the players have bid aloud, and the banker enters who won for how much. */
export const AuctionEntry = observer(() => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const name = useId()
  // Bots cannot be heard.
  const choices = choicesOf(match, 'auctionResult').filter((one) => match.seats[winnerOf(one)]?.kind !== 'bot')
  const { bidStep: step } = view.config
  const [winner, setWinner] = useState<Seat>()
  const [amount, setAmount] = useState(step)
  const noBids = choiceOf(match, 'noBids')
  const player = winner === undefined ? undefined : view.players[winner]
  const choice = choices.find((one) => winnerOf(one) === winner)
  // Until somebody is chosen, what the richest could pay is the limit.
  const most = Math.max(step, ...(choice ? [choice] : choices).map((one) => rangeOf(one, 'amount').max))
  const isTooMuch = amount > most
  const why =
    winner === undefined
      ? 'Choose who won.'
      : isTooMuch
        ? `${match.names(winner)} can pay ${money(most)} at most.`
        : undefined
  const enter = async () => {
    if (choice && winner !== undefined) await take(match, choice, { type: 'auctionResult', winner, amount })
  }
  return (
    <FormFields>
      <p className={lobby.lead}>
        Bid aloud around the table, in steps of {money(step)}. Then enter who won, and for how much: it goes into the
        bank.
      </p>
      <Toggle<Seat>
        legend="Who won?"
        name={name}
        value={winner}
        onChange={setWinner}
        options={choices.map(winnerOf).map((seat) => ({
          value: seat,
          label: (
            <>
              <SeatMark seat={seat} /> {match.names(seat)}
            </>
          ),
          about: `has ${money(view.players[seat]?.balance ?? 0)}`,
        }))}
      />
      <div className={css.amount}>
        <NumberField
          label="For how much?"
          hint={`From ${money(step)} to ${money(most)}, in steps of ${money(step)}`}
          wrong={isTooMuch ? why : undefined}
          domain={{ min: step, max: most, step }}
          value={amount}
          onChange={setAmount}
        />
        <div className={css.quick}>
          {[1, 5, 10].map((steps) => (
            <Button key={steps} size="small" onClick={() => setAmount(Math.min(most, amount + steps * step))}>
              +{money(steps * step)}
            </Button>
          ))}
        </div>
      </div>
      {player && winner !== undefined && !isTooMuch && (
        <p className={css.outcome}>
          {match.names(winner)}: {money(player.balance)} → <b>{money(player.balance - amount)}</b>, multiplier{' '}
          {tenths(player.multiplierTenths)} → <b>{tenths(player.multiplierTenths + view.auctionRewardTenths)}</b>
        </p>
      )}
      <RefusalNote match={match} to={['auctionResult', 'noBids']} />
      <div className={lobby.actions}>
        <SubmitButton
          look="primary"
          size="large"
          disabledBecause={why}
          busy={match.inFlight !== undefined}
          onClick={() => void enter()}
        >
          {winner === undefined ? 'Enter the result' : `Sold to ${match.names(winner)} for ${money(amount)}`}
        </SubmitButton>
        {noBids && (
          <Button size="large" onClick={() => void take(match, noBids, { type: 'noBids' })}>
            Nobody bid
          </Button>
        )}
      </div>
    </FormFields>
  )
})

/** There is one choice for each player who may have won. */
function winnerOf(choice: SeatChoice): Seat {
  return valuesOf<Seat>(choice, 'winner')[0] as Seat
}
