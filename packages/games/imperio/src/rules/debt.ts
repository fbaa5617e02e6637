import type { Seat } from '@ludoteca/kernel'
import { DEBT_MAX, WRITE_OFF_FAME } from '../data/constants.ts'
import { propertyCard } from '../data/properties.ts'
import { ownerAt } from '../owners.ts'
import type { Property, State } from '../state.ts'
import { loseFame } from './cortina.ts'
import { forcedPriceOf, propertiesOf, strip } from './properties.ts'
import { changeCash, limelightOf, statsOf } from './resources.ts'

export interface ForcedSale {
  readonly propertyId: string
  readonly price: number
  /** The part of the price that did not go into debt above the cap. */
  readonly toCash: number
}

/** [3.6.2] More debt; what would go beyond the cap is paid by forced sales, or written off at the cost of 1 Fame. */
export function addDebt(s: State, seat: Seat, amount: number): ForcedSale[] {
  const owner = ownerAt(s, seat)
  owner.debt += amount
  let over = Math.max(0, owner.debt - DEBT_MAX)
  owner.debt -= over
  const sales: ForcedSale[] = []
  while (over > 0) {
    const property = nextToSell(s, seat)
    if (property === undefined) {
      loseFame(s, seat, WRITE_OFF_FAME)
      break
    }
    const price = forcedPriceOf(property.propertyId)
    const covered = Math.min(over, price)
    over -= covered
    sales.push(sell(s, seat, property, price, price - covered))
  }
  return sales
}

/** [3.7] Sells until cash is no longer below 0 or nothing is left. */
export function sellWhileShort(s: State, seat: Seat): ForcedSale[] {
  const sales: ForcedSale[] = []
  for (;;) {
    const property = ownerAt(s, seat).cash < 0 ? nextToSell(s, seat) : undefined
    if (property === undefined) return sales
    const price = forcedPriceOf(property.propertyId)
    sales.push(sell(s, seat, property, price, price))
  }
}

/** [3.7] The lowest base price; then the lowest level, then id order. */
function nextToSell(s: Readonly<State>, seat: Seat): Property | undefined {
  let next: Property | undefined
  for (const property of propertiesOf(s, seat)) if (next === undefined || isSooner(property, next)) next = property
  return next
}

function isSooner(a: Readonly<Property>, b: Readonly<Property>): boolean {
  const [priceA, priceB] = [propertyCard(a.propertyId).basePrice, propertyCard(b.propertyId).basePrice]
  return priceA < priceB || (priceA === priceB && a.upgradeLevel < b.upgradeLevel)
}

function sell(s: State, seat: Seat, property: Property, price: number, toCash: number): ForcedSale {
  strip(property)
  s.market.discardPile.push(property.propertyId)
  changeCash(s, seat, toCash)
  const stats = statsOf(s, seat)
  stats.forcedSales++
  if (s.phase === 'INCOME') stats.forcedSalesThisRound++
  limelightOf(s, seat).forcedSales++
  return { propertyId: property.propertyId, price, toCash }
}
