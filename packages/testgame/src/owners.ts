import type { Seat } from '@ludoteca/kernel'
import type { Owner, State } from './state.ts'

/** The id of the owner at this seat, as messages name it. */
export function ownerId(seat: Seat): string {
  return `O-${String(seat + 1).padStart(2, '0')}`
}

export function seatOf(id: string): Seat {
  return Number(id.slice(2)) - 1
}

export function ownerAt(s: Pick<State, 'owners'>, seat: Seat): Owner {
  return s.owners[seat] as Owner
}

/** All owners' ids in seat order. */
export function ownerIds(s: Readonly<State>): string[] {
  return s.owners.map((_, seat) => ownerId(seat))
}
