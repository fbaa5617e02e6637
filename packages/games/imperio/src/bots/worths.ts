import type { Seat } from '@ludoteca/kernel'
import { SET_MIN, SET_RENT, UPGRADE_RENT } from '../data/constants.ts'
import { type PropertyCard, propertyCard } from '../data/properties.ts'
import { countInDistrict } from '../rules/properties.ts'
import { worthOf } from '../rules/wealth.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'

/** How many times rents are still paid after this round's INCOME. */
export function incomesLeft({ round, rounds }: View): number {
  return rounds - round
}

/** What a property brings an owner until the end: what it counts for then, and all rents, also those of its set. */
export function worthTo(view: View, seat: Seat, property: Readonly<Property>, without?: Readonly<Property>): number {
  const card = propertyCard(property.propertyId)
  const beside = besidesOf(view, seat, card, property, without)
  return worthOf(view, property) + incomesLeft(view) * rentBeside(card, property, beside)
}

/** Its own rent, and what it adds to the other one of a set that is only complete with it. */
function rentBeside({ baseRent }: PropertyCard, { upgradeLevel }: Readonly<Property>, beside: number): number {
  const own = baseRent + UPGRADE_RENT * upgradeLevel
  if (beside + 1 < SET_MIN) return own
  return own + SET_RENT + (beside + 1 === SET_MIN ? SET_RENT * beside : 0)
}

/** What the owner has in its district beside the property, and beside another one that goes. */
function besidesOf(
  view: View,
  seat: Seat,
  { district }: PropertyCard,
  property: Readonly<Property>,
  without: Readonly<Property> | undefined,
): number {
  const held = countInDistrict(view, seat, district)
  const goes = without !== undefined && propertyCard(without.propertyId).district === district
  return held - (property.owner === seat ? 1 : 0) - (goes && without.owner === seat ? 1 : 0)
}
