import type { Seat } from '@ludoteca/kernel'
import type { Holdings, Player, State } from '../state.ts'

export function playerAt<P>(at: { readonly players: readonly P[] }, seat: Seat): P {
  return at.players[seat] as P
}

/** Whether this is a seat of somebody who is not bankrupt. */
export function isLive(at: Holdings, seat: unknown): seat is Seat {
  return typeof seat === 'number' && at.players[seat]?.bankrupt === false
}

export function liveCount(at: Holdings): number {
  let count = 0
  for (let seat = 0; seat < at.players.length; seat++) if (!playerAt(at, seat).bankrupt) count++
  return count
}

/** The next live seat clockwise. */
export function nextLive(at: Holdings, after: Seat): Seat {
  const { length } = at.players
  let seat = (after + 1) % length
  while (playerAt(at, seat).bankrupt) seat = (seat + 1) % length
  return seat
}

/** Live seats clockwise after this one, which is left out. */
export function liveAfter(at: Holdings, after: Seat): Seat[] {
  const { length } = at.players
  const seats: Seat[] = []
  for (let i = 1; i < length; i++) {
    const seat = (after + i) % length
    if (!playerAt(at, seat).bankrupt) seats.push(seat)
  }
  return seats
}

/** The live seats as bits, seat 0 lowest. */
export function liveMask(s: Readonly<State>): number {
  let mask = 0
  for (let seat = 0; seat < s.players.length; seat++) if (!(s.players[seat] as Player).bankrupt) mask |= 1 << seat
  return mask
}

/** [D13] How far a seat comes after the starting seat. */
export function placeInRound({ players, startSeat }: Pick<State, 'players' | 'startSeat'>, seat: Seat): number {
  return (seat - startSeat + players.length) % players.length
}
