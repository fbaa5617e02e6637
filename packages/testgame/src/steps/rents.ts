import type { Io } from '@ludoteca/kernel'
import { cardOf, LOTS, SIGNALS } from '../data.ts'
import type { Fact } from '../facts.ts'
import { ownerAt } from '../owners.ts'
import type { State } from '../state.ts'

/** Every lot pays whoever holds it now. */
export function payRents(s: State, io: Io<Fact>): void {
  for (const { propertyId, owner } of s.row) {
    if (owner === null) continue
    const amount = rentOf(s.signal, propertyId)
    ownerAt(s, owner).cash += amount
    io.tell({ type: 'rentPaid', seat: owner, propertyId, amount })
  }
}

/** Twice the reserve, more or less by the signal of the round. */
export function rentOf(signal: string, propertyId: string): number {
  const { reserve, tag } = cardOf(LOTS, propertyId)
  return 2 * reserve + cardOf(SIGNALS, signal).tagMods[tag]
}
