import type { Fact as BancaFact } from '@ludoteca/banca'
import type { Fact, Seat } from '@ludoteca/kernel'

/** A coin's way between the vault and a ticket. Waves follow each other, as the payments did. */
export interface Flight {
  readonly seat: Seat
  readonly outOfBank: boolean
  readonly wave: number
}

/** How long a coin is in the air, and how long after one the next one leaves; waves overlap a little. */
export const FLIGHT_MS = 900
const GAP_MS = 45
const WAVE_SHARE = 0.7

/** When the nth of these coins leaves, after the first. */
export function leavesAt({ wave }: Flight, nth: number): number {
  return wave * FLIGHT_MS * WAVE_SHARE + nth * GAP_MS
}

/** How long all of them take. */
export function flightMs(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map((flight, nth) => leavesAt(flight, nth) + FLIGHT_MS))
}

/** No more coins than this for one payment. */
const COINS_MAX = 6

/** The coins that fly for what has just happened: payments first, then shares, then penalties. */
export function flightsOf(facts: readonly Fact[]): readonly Flight[] {
  return (facts as readonly BancaFact[]).flatMap((fact) => {
    switch (fact.type) {
      case 'levelRaised':
        return coins(fact.seat, 2, false, 0)
      case 'lotteryEntered':
        return coins(fact.seat, 1, false, 0)
      case 'levelLowered':
        return coins(fact.seat, 1, true, 0)
      case 'auctionWon':
        return coins(fact.seat, 4, false, 0)
      case 'payout':
        return fact.shares.flatMap((share, seat) => coins(seat, inProportion(share, fact.shares), true, 1))
      case 'penalty':
        return coins(fact.seat, 1, false, 3)
      case 'swept':
        return coins(fact.seat, COINS_MAX, true, 0)
      default:
        return []
    }
  })
}

function coins(seat: Seat, count: number, outOfBank: boolean, wave: number): readonly Flight[] {
  return Array.from({ length: count }, () => ({ seat, outOfBank, wave }))
}

function inProportion(share: number, shares: readonly number[]): number {
  return Math.ceil((share / Math.max(1, ...shares)) * COINS_MAX)
}
