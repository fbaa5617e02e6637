import { dividendOf, extremesOf, sharesOf, type View } from '@ludoteca/banca'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Countdown } from '../../../components/countdown.tsx'
import type { TableSeat } from '../../../match/shown.ts'
import { useTable } from '../kit.ts'
import { money, tenths } from '../model/numbers.ts'
import { Ticket } from './ticket.tsx'
import css from './tickets.module.css'

/** Everybody's profile, in seat order. */
export const Tickets = observer(() => {
  const { presentation: banca } = useTable()
  const { view, match } = banca
  const { players, phase } = view
  const seats = [...players.keys()].filter((seat) => players[seat]?.active)
  const multipliers = seats.map((seat) => players[seat]?.multiplierTenths ?? 0)
  const shares = sharesOf(dividendOf(view.bank, seats.length), multipliers)
  const { pays, gains } = extremesOf(multipliers, true)
  const isForecast = phase !== 'SUMMARY' && phase !== 'OVER'
  return (
    <ul className={css.tickets} aria-label="Players">
      {players.map((player, seat) => {
        const isLowest = seats.length > 1 && pays(player.multiplierTenths)
        const isHighest = seats.length > 1 && gains(player.multiplierTenths)
        const clock = match.clocks.get(seat)
        return (
          <Ticket
            // Seats have no name but their number.
            key={`seat-${seat.toString()}`}
            seat={seat}
            name={match.names(seat)}
            player={player}
            isBot={match.seats[seat]?.kind === 'bot'}
            isViewer={!banca.isTable && !banca.isHandedRound && match.viewer === seat}
            forecast={isForecast ? shares[seats.indexOf(seat)] : undefined}
            standing={isLowest && isHighest ? 'both' : isLowest ? 'lowest' : isHighest ? 'highest' : undefined}
            isLit={isAwaited(view, seat)}
            note={
              <>
                {noteOf(view, seat)}
                <Presence who={match.seats[seat]} />
                {clock !== undefined && <Countdown until={clock} own={match.viewer === seat} />}
              </>
            }
          />
        )
      })}
    </ul>
  )
})

/** Who plays for a seat, where that is not plain. */
function Presence({ who }: { readonly who: TableSeat | undefined }): ReactNode {
  if (who?.control === 'autopilot') return <b>on autopilot</b>
  return who?.connected === false && who.control === 'human' ? <b>away</b> : null
}

/** Whether this player is the one everybody waits for, as far as one is. */
function isAwaited({ auction }: View, seat: Seat): boolean {
  return auction?.speaker === seat
}

function noteOf(view: View, seat: Seat): ReactNode {
  const { auction, answered, phase } = view
  if (auction?.holder === seat) return <b>holds the bid of {money(auction.high)}</b>
  if (auction?.passed[seat]) return <span>has passed</span>
  if (auction?.speaker === seat) return <b>is asked to bid</b>
  if (phase === 'SUMMARY') return <Paid view={view} seat={seat} />
  if (!answered || phase === 'OVER') return null
  if (answered[seat]) return <b>✓ sealed</b>
  // Whoever has not sealed a choice of their own is ticked off by the banker, or not.
  return view.config.mode === 'table' && phase === 'EXIT' ? null : <span>still deciding</span>
}

/** What the payout brought this player, and whether they are ready for the next turn. */
function Paid({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const row = view.summary?.rows.find((one) => one.seat === seat)
  const isReady = view.config.mode === 'live' && view.answered?.[seat]
  return (
    <>
      {row && <span>share +{money(row.share)}</span>}
      {row && row.penaltyPaid > 0 && <span>penalty −{money(row.penaltyPaid)}</span>}
      {row && row.bonusTenths > 0 && <span>bonus +{tenths(row.bonusTenths)}</span>}
      {isReady && <b>✓ ready</b>}
    </>
  )
}
