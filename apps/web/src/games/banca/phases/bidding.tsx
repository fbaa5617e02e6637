import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { type Offer, offerOf, rangeOf, take } from '../model/asks.ts'
import type { BancaMatch } from '../model/banca-match.ts'
import { money, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { Objection } from '../parts/objection.tsx'
import css from './auction.module.css'

/** How many steps above the least a quick bid goes. */
const QUICK = [0, 1, 4]

/** Live: the auction as it runs. Whoever is asked bids or passes; the others see it. */
export const Bidding = observer(({ banca }: { readonly banca: BancaMatch }) => {
  const { store, view } = banca
  const { auction, auctionRewardTenths } = view
  const bid = offerOf(store, 'bid')
  const pass = offerOf(store, 'pass')
  if (!auction) return null
  const { high, holder, speaker } = auction
  return (
    <section className={lobby.sheet} aria-labelledby="banca-auction">
      <h2 id="banca-auction">Auction for +{tenths(auctionRewardTenths)}</h2>
      <p className={css.high}>
        {holder === null ? (
          'No bid yet.'
        ) : (
          <>
            <b className="digits">{money(high)}</b> by {store.names(holder)}
          </>
        )}
      </p>
      {(!bid || banca.isHandedRound) && <p className={lobby.lead}>{store.names(speaker)} is asked to bid.</p>}
      {bid && <BidForm key={`${speaker}-${high}`} banca={banca} offer={bid} />}
      <Objection match={store} to={['bid', 'pass']} />
      {pass && (
        <Button size="large" onClick={() => void take(store, pass, { type: 'pass' })}>
          Pass (final)
        </Button>
      )}
    </section>
  )
})

const BidForm = observer(({ banca, offer }: { readonly banca: BancaMatch; readonly offer: Offer }) => {
  const { store } = banca
  const { min, max, step = 1 } = rangeOf(offer, 'amount')
  const [amount, setAmount] = useState(min)
  const bid = (bidden: number) => void take(store, offer, { type: 'bid', amount: bidden })
  const quick = QUICK.map((steps) => min + steps * step).filter((value) => value <= max)
  return (
    <>
      <div className={css.quick}>
        {quick.map((value, i) => (
          <Button
            key={value}
            look={i === 0 ? 'primary' : 'plain'}
            size="large"
            busy={store.inFlight !== undefined}
            onClick={() => bid(value)}
          >
            Bid {money(value)}
          </Button>
        ))}
      </div>
      <FormFields>
        <form
          className={css.amount}
          onSubmit={(event) => {
            event.preventDefault()
            bid(amount)
          }}
        >
          <NumberField
            label="Or another bid"
            hint={`From ${money(min)} to ${money(max)}, in steps of ${money(step)}`}
            domain={{ min, max, step }}
            value={amount}
            onChange={setAmount}
          />
          <SubmitButton type="submit">Bid {money(amount)}</SubmitButton>
        </form>
      </FormFields>
    </>
  )
})
