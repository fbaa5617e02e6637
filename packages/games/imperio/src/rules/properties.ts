import type { Seat } from '@ludoteca/kernel'
import { FORCED_SALE_PCT, RESERVE_PCT, SET_MIN } from '../data/constants.ts'
import { contentOf, perContent } from '../data/content.ts'
import { DISTRICT_NAMES, type DistrictName } from '../data/districts.ts'
import { cardIndex, propertyCard } from '../data/properties.ts'
import type { Property, State } from '../state.ts'
import type { View } from '../view.ts'
import type { City } from './city.ts'

/** The property with that id; it must be in the deck. */
export function propertyAt(s: Readonly<State>, id: string): Property {
  return s.properties[cardIndex(id)] as Property
}

/** The property with that id, whatever it is that was sent. */
export function findProperty(s: Readonly<State>, id: unknown): Property | undefined {
  return typeof id === 'string' ? s.properties[cardIndex(id)] : undefined
}

/** What an owner holds, in id order; only those of a kind, if one is given. */
export function propertiesOf(
  s: Readonly<State>,
  seat: Seat,
  isMeant?: (property: Readonly<Property>) => boolean,
): Property[] {
  const mine: Property[] = []
  for (const property of s.properties) {
    if (property.owner === seat && (isMeant === undefined || isMeant(property))) mine.push(property)
  }
  return mine
}

export function countProperties(s: Pick<City, 'properties'>, seat: Seat): number {
  let count = 0
  for (const { owner } of s.properties) if (owner === seat) count++
  return count
}

export function countInDistrict(s: Pick<City, 'properties'>, seat: Seat, district: DistrictName): number {
  const { properties } = s
  const cards = contentOf(s).properties
  let count = 0
  for (let i = 0; i < properties.length; i++) {
    if (properties[i]?.owner === seat && cards[i]?.district === district) count++
  }
  return count
}

/** By seat: districts in which the owner has a set, in one pass over the deck. */
export function setsOfAll(s: Readonly<State>): DistrictName[][] {
  const counts = countsByDistrict(s)
  const sets: DistrictName[][] = []
  for (let seat = 0; seat < s.owners.length; seat++) {
    const mine: DistrictName[] = []
    for (let at = 0; at < DISTRICT_NAMES.length; at++) {
      if (countIn(counts, seat, at) >= SET_MIN) mine.push(DISTRICT_NAMES[at] as DistrictName)
    }
    sets.push(mine)
  }
  return sets
}

/** How many properties each owner has in each district, in one pass over the deck; to be read with `countIn`. */
export function countsByDistrict(s: Pick<View, 'owners' | 'properties'>): Uint8Array {
  const { owners, properties } = s
  const districts = districtsOf(s)
  const counts = new Uint8Array(owners.length * DISTRICT_NAMES.length)
  for (let i = 0; i < properties.length; i++) {
    const { owner } = properties[i] as Readonly<Property>
    if (owner === null) continue
    const at = owner * DISTRICT_NAMES.length + (districts[i] as number)
    counts[at] = (counts[at] as number) + 1
  }
  return counts
}

/** `district` is a place in the list of districts. */
export function countIn(counts: Uint8Array, seat: Seat, district: number): number {
  return counts[seat * DISTRICT_NAMES.length + district] as number
}

/** The district of each card, as a place in the list of districts. */
export const districtsOf = perContent(({ properties }): readonly number[] =>
  properties.map(({ district }) => DISTRICT_NAMES.indexOf(district)),
)

/** [2.4.3] The least bid: half the base price, rounded up. */
export function reserveOf(id: string): number {
  return Math.ceil((propertyCard(id).basePrice * RESERVE_PCT) / 100)
}

/** [3.7] What a forced sale brings: four fifths of the base price, rounded down. */
export function forcedPriceOf(id: string): number {
  return Math.floor((propertyCard(id).basePrice * FORCED_SALE_PCT) / 100)
}

/** Whether bids are taken for it now, or about to be: a lot of the row until the auction is over. */
export function isOnSale(
  { phase, marketRow, properties }: Pick<View, 'phase' | 'marketRow' | 'properties'>,
  id: string,
): boolean {
  const isFree = properties.find(({ propertyId }) => propertyId === id)?.owner === null
  return isFree && marketRow.includes(id) && (phase === 'REVEAL' || phase === 'BID')
}

export function isTradeLocked(s: Pick<City, 'round'>, { tradeLockedUntilRound }: Readonly<Property>): boolean {
  return tradeLockedUntilRound >= s.round
}

/** Back to a bare card: upgrades, insurance, locks and modifiers are lost. */
export function strip(property: Property): void {
  property.owner = null
  property.upgradeLevel = 0
  property.insurance = 'NONE'
  property.tempRentBonus = []
  property.tempWorthBonus = []
  property.tradeLockedUntilRound = 0
}
