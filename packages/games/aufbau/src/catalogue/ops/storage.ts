import { indexOf } from '../../data/materials.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 storage] Room that needs no labour. */
export interface Room {
  raw: number
  special: number
  /** Room for one material alone, by its index; used before any other. */
  readonly own: { readonly material: number; readonly count: number }[]
}

export function storageRoom(p: Readonly<Player>): Room {
  const room: Room = { raw: 0, special: 0, own: [] }
  for (const active of activeEffects(p, 'storage')) {
    const { raw = 0, special = 0, material, amount = 0 } = active.effect
    room.raw += amountOf(p, active, raw)
    room.special += amountOf(p, active, special)
    if (material) room.own.push({ material: indexOf(material), count: amountOf(p, active, amount) })
  }
  return room
}
