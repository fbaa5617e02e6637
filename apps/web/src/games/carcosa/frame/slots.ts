import type { View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'

/** A soul's place in the order of a round. */
export interface Slot {
  readonly seat: Seat
  readonly isStarter: boolean
  readonly state: 'done' | 'now' | 'next'
}

/** The order of this round, from who begins it. */
export function slotsOf({ starter, active, phase, players }: View): readonly Slot[] {
  const count = players.length
  const order = Array.from({ length: count }, (_, i) => (starter + i) % count)
  const now = active === null ? -1 : order.indexOf(active)
  return order.map((seat, i) => ({
    seat,
    isStarter: i === 0,
    state: phase !== 'PLAYER' ? 'done' : i === now ? 'now' : i < now ? 'done' : 'next',
  }))
}
