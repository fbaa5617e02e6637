import { observer } from 'mobx-react-lite'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { useTable } from '../kit.ts'
import { type AuctionHabits, CLOCKS_SEC, habitsIn, keepHabits } from '../model/auction-habits.ts'
import { choiceOf, type SeatChoice, take } from '../model/choices.ts'
import { listed, money, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { Toggle } from '../parts/toggle.tsx'
import { useFocusOnChange } from '../parts/use-focus-on-change.ts'
import { AuctionEntry } from './auction-entry.tsx'
import { Bidding } from './bidding.tsx'

/** The auction of a turn: with a banker aloud or on the screen, as they like; else always on the screen. */
export const Auction = observer(() => {
  const { presentation: banca } = useTable()
  const { match } = banca
  const [habits, setHabits] = useState(() => habitsIn(window.localStorage))
  const change = (next: Partial<AuctionHabits>) => {
    setHabits({ ...habits, ...next })
    keepHabits(window.localStorage, { ...habits, ...next })
  }
  const opening = choiceOf(match, 'openBidding')
  const { auction } = banca.view
  const sheet = useRef<HTMLElement>(null)
  // The button that opened the bidding is gone, and around one device so are those of the last bid.
  useFocusOnChange(sheet, auction ? (banca.isHandedRound ? `${auction.speaker} ${auction.high}` : 'open') : '')
  // Elsewhere the clocks are the server's.
  const clock = match.device && banca.isTable && (
    <ClockField value={habits.clockSec} onChange={(clockSec) => change({ clockSec })} />
  )
  if (!opening && !auction && match.kind !== 'replay') {
    return (
      <section className={lobby.sheet} aria-labelledby="banca-auction">
        <h2 id="banca-auction">Auction for +{tenths(banca.view.auctionRewardTenths)}</h2>
        <p className={lobby.lead}>Waiting for the banker, who opens the bidding or enters the result.</p>
      </section>
    )
  }
  if (!opening) return <Bidding sheet={sheet} clockSec={clock ? habits.clockSec : 0} tools={clock} />
  return <Ways sheet={sheet} opening={opening} habits={habits} onChange={change} clock={clock} />
})

interface WaysProps {
  readonly sheet: RefObject<HTMLElement | null>
  readonly opening: SeatChoice
  readonly habits: AuctionHabits
  readonly clock: ReactNode
  onChange(next: Partial<AuctionHabits>): void
}

/** The banker says how the auction is held. */
const Ways = observer(({ sheet, opening, habits, clock, onChange }: WaysProps) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const name = useId()
  const bots = banca.bots.map(match.names)
  // Bots cannot be heard, so it is the screen unless somebody says otherwise.
  const [way, setWay] = useState<AuctionHabits['way']>(bots.length > 0 ? 'screen' : habits.way)
  const choose = (next: AuctionHabits['way']) => {
    setWay(next)
    onChange({ way: next })
  }
  return (
    <section ref={sheet} className={lobby.sheet} aria-labelledby="banca-auction">
      <h2 id="banca-auction">Auction for +{tenths(view.auctionRewardTenths)}</h2>
      <Toggle<AuctionHabits['way']>
        legend="How do you bid?"
        name={name}
        value={way}
        onChange={choose}
        options={[
          {
            value: 'aloud',
            label: 'Aloud',
            about: bots.length === 0 ? 'the banker enters the result' : `without ${listed(bots)}`,
          },
          { value: 'screen', label: 'On the screen', about: 'everybody in turn, bid by bid' },
        ]}
      />
      {way === 'aloud' ? (
        <AuctionEntry />
      ) : (
        <>
          <p className={lobby.lead}>
            You are asked one after another: bid at least {money(view.config.bidStep)} more than the last bid, or pass
            for good. Nothing is secret
            {banca.isHandedRound && ', so leave the device where everybody can see it'}.
          </p>
          {clock}
          <RefusalNote match={match} to={['openBidding']} />
          <div className={lobby.actions}>
            <Button
              look="primary"
              size="large"
              busy={match.inFlight !== undefined}
              onClick={() => void take(match, opening, { type: 'openBidding' })}
            >
              Open the bidding
            </Button>
          </div>
        </>
      )}
    </section>
  )
})

interface ClockFieldProps {
  readonly value: number
  onChange(sec: number): void
}

/** A clock, if they want one. */
function ClockField({ value, onChange }: ClockFieldProps): ReactNode {
  return (
    <SelectField
      label="Clock for each bid"
      hint="Whoever lets it run out passes."
      value={String(value)}
      options={CLOCKS_SEC.map((sec) => ({ value: String(sec), label: sec === 0 ? 'No clock' : `${sec} seconds` }))}
      onChange={(sec) => onChange(Number(sec))}
    />
  )
}
