import type { AuctionView } from '@ludoteca/banca'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Countdown } from '../../../components/countdown.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import { runClock } from '../model/bid-clock.ts'
import { choiceOf, rangeOf, type SeatChoice, take } from '../model/choices.ts'
import { money, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'
import type { BancaPresentation } from '../presentation.ts'
import css from './auction.module.css'

/** How many steps above the least a quick bid goes. */
const QUICK = [0, 1, 4]

interface BiddingProps {
  readonly sheet: RefObject<HTMLElement | null>
  /** How long whoever is asked may think, where this device keeps the time; 0 is as long as they like. */
  readonly clockSec: number
  readonly tools?: ReactNode
}

/** The auction as it runs. Whoever is asked bids or passes; the others see it. */
export const Bidding = observer(({ sheet, clockSec, tools }: BiddingProps) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const { auction, auctionRewardTenths } = view
  const bid = choiceOf(match, 'bid')
  const pass = choiceOf(match, 'pass')
  const until = useBidClock(banca, pass ? clockSec : 0)
  if (!auction) return null
  const { high, holder, speaker } = auction
  return (
    <section ref={sheet} className={lobby.sheet} aria-labelledby="banca-auction" data-coach="auction">
      <h2 id="banca-auction">Auction for +{tenths(auctionRewardTenths)}</h2>
      <p className={css.high}>
        {holder === null ? (
          'No bid yet.'
        ) : (
          <>
            <b className="digits">{money(high)}</b> by {match.names(holder)}
          </>
        )}
      </p>
      <Bidders auction={auction} />
      <p className={css.speaker}>
        <span role="status">
          {bid && !banca.isHandedRound ? 'You are asked.' : `${match.names(speaker)} is asked to bid.`}
        </span>
        {until !== undefined && <Countdown key={until} until={until} own />}
      </p>
      {bid && <BidForm key={`${speaker}-${high}`} choice={bid} />}
      <RefusalNote match={match} to={['bid', 'pass']} />
      {pass && (
        <Button size="large" onClick={() => void take(match, pass, { type: 'pass' })}>
          Pass (final)
        </Button>
      )}
      {tools}
    </section>
  )
})

/** Everybody who can still win, in the order in which they are asked, and those who are out. */
const Bidders = observer(({ auction }: { readonly auction: AuctionView }) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const stateOf = (seat: Seat) => {
    if (auction.holder === seat) return 'holds the bid'
    if (auction.passed[seat]) return 'has passed'
    return auction.speaker === seat ? 'is asked' : 'still in'
  }
  return (
    <ul className={css.bidders} aria-label="Bidders">
      {view.players.map(
        ({ active }, seat) =>
          active && (
            // Seats have no name but their number.
            <li key={`seat-${seat.toString()}`} data-out={auction.passed[seat] || undefined}>
              <SeatMark seat={seat} />
              <span>{match.names(seat)}</span>
              <b>{stateOf(seat)}</b>
            </li>
          ),
      )}
    </ul>
  )
})

/** The clock of whoever is asked: when it has run out, that player passes. */
function useBidClock(banca: BancaPresentation, sec: number): number | undefined {
  const { match, view } = banca
  const [until, setUntil] = useState<number>()
  const { speaker, high } = view.auction ?? {}
  useEffect(() => {
    if (sec === 0 || speaker === undefined || high === undefined) return setUntil(undefined)
    const ring = () => {
      const pass = choiceOf(match, 'pass')
      if (pass?.seat === speaker) void take(match, pass, { type: 'pass' })
    }
    return runClock(sec, document, { set: setUntil, ring })
  }, [match, sec, speaker, high])
  return until
}

const BidForm = observer(({ choice }: { readonly choice: SeatChoice }) => {
  const { presentation: banca } = useTable()
  const { match } = banca
  const { min, max, step = 1 } = rangeOf(choice, 'amount')
  const [amount, setAmount] = useState(min)
  const bid = (bidden: number) => void take(match, choice, { type: 'bid', amount: bidden })
  const quick = QUICK.map((steps) => min + steps * step).filter((value) => value <= max)
  return (
    <>
      <div className={css.quick}>
        {quick.map((value, i) => (
          <Button
            key={value}
            look={i === 0 ? 'primary' : 'plain'}
            size="large"
            busy={match.inFlight !== undefined}
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
