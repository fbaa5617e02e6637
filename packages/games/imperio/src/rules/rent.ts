import { SET_MIN, SET_RENT, SIGNAL_CAP, UPGRADE_RENT } from '../data/constants.ts'
import { infraOf } from '../data/infra.ts'
import { moodOf } from '../data/moods.ts'
import { type EconomicTag, type PropertyCard, propertyCard } from '../data/properties.ts'
import { signalOf } from '../data/signals.ts'
import type { Property } from '../state.ts'
import type { City } from './city.ts'
import { countInDistrict } from './properties.ts'

/** [3.3] What a property pays its owner in this round's INCOME; never below 0. */
export function rentOf(s: City, property: Readonly<Property>): number {
  const card = propertyCard(property.propertyId)
  const fixed = card.baseRent + UPGRADE_RENT * property.upgradeLevel + setBonus(s, property, card)
  return Math.max(0, fixed + signalBonus(s, card) + temporary(s, property, card))
}

function setBonus(s: City, { owner }: Readonly<Property>, { district }: PropertyCard): number {
  return owner !== null && countInDistrict(s, owner, district) >= SET_MIN ? SET_RENT : 0
}

/** [3.3.2] Both signals over all tags, capped. */
function signalBonus({ signals }: City, { tags }: PropertyCard): number {
  let sum = 0
  for (const id of signals) {
    const { tagMods } = signalOf(id)
    for (const tag of tags) sum += tagMods[tag as EconomicTag] ?? 0
  }
  return Math.min(Math.max(sum, -SIGNAL_CAP), SIGNAL_CAP)
}

/** [3.3.3] Cards, works and the mood of the city. */
function temporary(s: City, property: Readonly<Property>, card: PropertyCard): number {
  let sum = moodRent(s, card)
  for (const { delta, fromRound, untilRound } of property.tempRentBonus) {
    if (s.round >= fromRound && s.round <= untilRound) sum += delta
  }
  for (const { infraId, district, untilRound } of s.infra) {
    if (district === card.district && s.round <= untilRound) sum += infraOf(infraId).rentDelta
  }
  return sum
}

/** [6.4] What the active mood adds to a rent. */
function moodRent({ mood }: City, { tags, basePrice }: PropertyCard): number {
  if (mood === null) return 0
  const { effect } = moodOf(mood)
  switch (effect.type) {
    case 'RENT_ALL':
      return effect.delta
    case 'RENT_TAG':
      return effect.tags.some((tag) => tags.includes(tag)) ? effect.delta : 0
    case 'RENT_PRICE_MAX':
      return basePrice <= effect.maxBasePrice ? effect.delta : 0
    default:
      return 0
  }
}
