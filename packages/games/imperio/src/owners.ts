import type { Seat } from '@ludoteca/kernel'
import type { Owner, State } from './state.ts'
import type { View } from './view.ts'

/** The pseudo-owner that lends. */
export const BANK = 'BANK'

const IDS: readonly string[] = Array.from({ length: 12 }, (_, seat) => `O-${String(seat + 1).padStart(2, '0')}`)

/** [decision 21] The id of the owner at this seat. */
export function ownerId(seat: Seat): string {
  return IDS[seat] as string
}

/** The seat of an owner's id; −1 for anything else. */
export function seatOf(id: unknown): Seat {
  return typeof id === 'string' ? IDS.indexOf(id) : -1
}

export function ownerAt(s: Pick<State, 'owners'>, seat: Seat): Owner {
  return s.owners[seat] as Owner
}

/** All owners' ids in seat order. */
export function ownerIds(s: Pick<State, 'owners'>): readonly string[] {
  return IDS.slice(0, s.owners.length)
}

/** Whether a Security Contract or an escort covers this round. */
export function isProtected(s: Pick<View, 'owners' | 'round'>, seat: Seat): boolean {
  const { protectedUntilRound } = s.owners[seat] as Readonly<Owner>
  return protectedUntilRound > 0 && protectedUntilRound >= s.round
}
