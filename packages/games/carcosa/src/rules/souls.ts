import type { Seat } from '@ludoteca/kernel'
import { type Floor, floorOf, type NodeId } from '../data/board.ts'
import { cardOf, type Uid } from '../data/cards.ts'
import { ROLE_OF } from '../data/roles.ts'
import type { Player, State } from '../state.ts'

export function soulAt(s: Readonly<State>, seat: Seat): Player {
  return s.players[seat] as Player
}

/** In seat order. */
export function seatsOnFloor({ players }: Readonly<State>, floor: Floor): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) {
    if (floorOf((players[seat] as Player).node) === floor) seats.push(seat)
  }
  return seats
}
/** In seat order. */
export function seatsIn({ players }: Readonly<State>, node: NodeId): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if ((players[seat] as Player).node === node) seats.push(seat)
  return seats
}

/** [7.7] Two of them do not add up. */
export function hasLlavero({ items }: Readonly<Pick<Player, 'items'>>): boolean {
  for (let i = 0; i < items.length; i++) if (cardOf(items[i] as Uid) === 'TREASURE_RING') return true
  return false
}
/** [0.2] */
export function effectiveMax(p: Readonly<Player>): number {
  return p.sanityMax + (hasLlavero(p) ? 1 : 0)
}
/** [7.7] */
export function keyCapacity(p: Readonly<Player>): number {
  return ROLE_OF[p.role].keySlots + (hasLlavero(p) ? 1 : 0)
}
export function hasKeySlot(p: Readonly<Player>): boolean {
  return p.keys.length < keyCapacity(p)
}
/** [7.7] */
export function objectSlots({ role, objectSlotPenalty }: Readonly<Player>): number {
  return Math.max(0, ROLE_OF[role].objectSlots - objectSlotPenalty)
}
