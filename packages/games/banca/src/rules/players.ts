import type { Seat } from '@ludoteca/kernel'
import type { Player, State } from '../state.ts'

export function playerAt(s: Readonly<State>, seat: Seat): Player {
  return s.players[seat] as Player
}

export function isActive(s: Readonly<State>, seat: unknown): seat is Seat {
  return typeof seat === 'number' && s.players[seat]?.active === true
}

/** Those who have not locked in, in seat order. */
export function activeSeats(s: Readonly<State>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.players.length; seat++) if (playerAt(s, seat).active) seats.push(seat)
  return seats
}

/** A value by seat: this for those who still play, that for those who have left. */
export function bySeat<T>(s: Readonly<State>, playing: T, left: T): T[] {
  return s.players.map(({ active }) => (active ? playing : left))
}
