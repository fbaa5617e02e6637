import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { Bidding, State } from '../state.ts'
import { bySeat, isActive, playerAt } from './players.ts'

/** [9.3] The least that may be bid now. */
export function minimumBid(s: Readonly<State>, { high }: Readonly<Bidding>): number {
  return high + s.config.bidStep
}

/** The most this player can bid: the balance, rounded down to a step. */
export function highestBid(s: Readonly<State>, seat: Seat): number {
  const { balance } = playerAt(s, seat)
  return balance - (balance % s.config.bidStep)
}

/** [9.3] An auction that is about to begin. */
export function freshBidding(s: Readonly<State>): Bidding {
  return { speaker: firstSpeaker(s), high: 0, holder: null, passed: bySeat(s, false, true) }
}

/** [9.3] The first active seat at or after (turn − 1) mod N. */
function firstSpeaker(s: Readonly<State>): Seat {
  const seats = s.players.length
  let seat = (s.turn - 1) % seats
  while (!playerAt(s, seat).active) seat = (seat + 1) % seats
  return seat
}

/** [9.3] Why this bid will not do. */
export function refusalOfBid(
  s: Readonly<State>,
  seat: Seat,
  bidding: Readonly<Bidding>,
  amount: number,
): Refusal | undefined {
  const minimum = minimumBid(s, bidding)
  if (amount % s.config.bidStep !== 0) return refuse('E_STEP', { amount, step: s.config.bidStep })
  if (amount < minimum) return refuse('E_LOW', { amount, minimum })
  return refusalOfFunds(s, seat, amount)
}

/** [9.2] Why the banker cannot enter this result. */
export function refusalOfResult(s: Readonly<State>, winner: unknown, amount: number): Refusal | undefined {
  const { bidStep } = s.config
  if (!isActive(s, winner)) return refuse('E_SEAT', { player: 'winner' })
  if (amount <= 0 || amount % bidStep !== 0) return refuse('E_STEP', { amount, step: bidStep })
  return refusalOfFunds(s, winner, amount)
}

function refusalOfFunds(s: Readonly<State>, seat: Seat, cost: number): Refusal | undefined {
  const { balance } = playerAt(s, seat)
  return cost > balance ? refuse('E_FUNDS', { cost, balance }) : undefined
}
