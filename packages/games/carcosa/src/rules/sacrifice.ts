import { SACRIFICE_MAX_FLOOR } from '../data/constants.ts'
import type { Player } from '../state.ts'
import { slotsUsed } from './items.ts'
import { objectSlots } from './souls.ts'

/** [7.6] */
export function canSacrificeSlot(p: Readonly<Player>): boolean {
  return objectSlots(p) > 0
}
/** [7.6] */
export function canSacrificeMax({ sanityMax }: Readonly<Player>): boolean {
  return sanityMax > SACRIFICE_MAX_FLOOR
}
export function canSacrifice(p: Readonly<Player>): boolean {
  return canSacrificeSlot(p) || canSacrificeMax(p)
}
/** [7.6] Whether the lost slot takes a thing along. */
export function slotCostsItem(p: Readonly<Player>): boolean {
  return slotsUsed(p) >= objectSlots(p)
}
