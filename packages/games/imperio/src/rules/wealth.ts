import type { Seat } from '@ludoteca/kernel'
import { UPGRADE_WORTH } from '../data/constants.ts'
import { infraOf } from '../data/infra.ts'
import { propertyCard } from '../data/properties.ts'
import { ownerAt } from '../owners.ts'
import type { Property, State } from '../state.ts'
import type { City } from './city.ts'
import { listOf } from './list.ts'

/** [3.2] Base price, upgrades, works on the district and timed bonuses. */
export function worthOf(s: Pick<City, 'round' | 'infra'>, property: Readonly<Property>): number {
  const { basePrice, district } = propertyCard(property.propertyId)
  let worth = basePrice + UPGRADE_WORTH * property.upgradeLevel
  for (const { delta, untilRound } of property.tempWorthBonus) if (s.round <= untilRound) worth += delta
  for (const corridor of s.infra) {
    if (corridor.district === district && s.round <= corridor.untilRound) worth += infraOf(corridor.infraId).worthDelta
  }
  return worth
}

/** [3.2] Cash and what the properties are worth, less debt. */
export function wealthOf(s: Readonly<State>, seat: Seat): number {
  const { cash, debt } = ownerAt(s, seat)
  let wealth = cash - debt
  for (const property of s.properties) if (property.owner === seat) wealth += worthOf(s, property)
  return wealth
}

/** By seat, in one pass over the deck. */
export function wealthOfAll(s: Readonly<State>): number[] {
  const wealth = listOf(s.owners, ({ cash, debt }) => cash - debt)
  for (const property of s.properties) {
    if (property.owner !== null) wealth[property.owner] = (wealth[property.owner] as number) + worthOf(s, property)
  }
  return wealth
}

/** [3.2] 1 for the richest; equals share a rank. */
export function ranksOf(wealth: readonly number[]): number[] {
  return listOf(wealth, (mine) => 1 + wealth.filter((other) => other > mine).length)
}
