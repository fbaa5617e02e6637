import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { type Offer, offerOf, rangeOf, take, valuesOf } from '../model/asks.ts'
import type { BancaMatch } from '../model/banca-match.ts'
import { money, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { Objection } from '../parts/objection.tsx'
import { Toggle } from '../parts/toggle.tsx'
import css from './auction.module.css'

interface AuctionEntryProps {
  readonly banca: BancaMatch
  readonly offer: Offer
}

/** One device: the players have bid aloud, and the banker enters who won for how much. */
export const AuctionEntry = observer(({ banca, offer }: AuctionEntryProps) => {
  const { store, view } = banca
  const name = useId()
  const range = rangeOf(offer, 'amount')
  const bidders = valuesOf<Seat>(offer, 'winner')
  const [winner, setWinner] = useState<Seat>()
  const [amount, setAmount] = useState(range.min)
  const noBids = offerOf(store, 'noBids')
  const player = winner === undefined ? undefined : view.players[winner]
  const step = range.step ?? 1
  const most = Math.min(range.max, player ? player.balance - (player.balance % step) : range.max)
  const isTooMuch = amount > most
  const why =
    winner === undefined
      ? 'Choose who won.'
      : isTooMuch
        ? `${store.names(winner)} can pay ${money(most)} at most.`
        : undefined
  const enter = async () => {
    if (winner !== undefined) await take(store, offer, { type: 'auctionResult', winner, amount })
  }
  const prize = tenths(view.auctionRewardTenths)
  return (
    <FormFields>
      <section className={lobby.sheet} aria-labelledby="banca-auction">
        <h2 id="banca-auction">Auction for +{prize}</h2>
        <p className={lobby.lead}>
          Bid aloud around the table, in steps of {money(step)}. Then enter who won, and for how much: it goes into the
          bank.
        </p>
        <Toggle<Seat>
          legend="Who won?"
          name={name}
          value={winner}
          onChange={setWinner}
          options={bidders.map((seat) => ({
            value: seat,
            label: (
              <>
                <SeatMark seat={seat} /> {store.names(seat)}
              </>
            ),
            about: `has ${money(view.players[seat]?.balance ?? 0)}`,
          }))}
        />
        <div className={css.amount}>
          <NumberField
            label="For how much?"
            hint={`From ${money(range.min)} to ${money(most)}, in steps of ${money(step)}`}
            wrong={isTooMuch ? why : undefined}
            domain={{ min: range.min, max: range.max, step }}
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
            {store.names(winner)}: {money(player.balance)} → <b>{money(player.balance - amount)}</b>, multiplier{' '}
            {tenths(player.multiplierTenths)} → <b>{tenths(player.multiplierTenths + view.auctionRewardTenths)}</b>
          </p>
        )}
        <Objection match={store} to={['auctionResult', 'noBids']} />
        <div className={lobby.actions}>
          <SubmitButton
            look="primary"
            size="large"
            disabledBecause={why}
            busy={store.inFlight !== undefined}
            onClick={() => void enter()}
          >
            {winner === undefined ? 'Enter the result' : `Sold to ${store.names(winner)} for ${money(amount)}`}
          </SubmitButton>
          {noBids && (
            <Button size="large" onClick={() => void take(store, noBids, { type: 'noBids' })}>
              Nobody bid
            </Button>
          )}
        </div>
      </section>
    </FormFields>
  )
})
