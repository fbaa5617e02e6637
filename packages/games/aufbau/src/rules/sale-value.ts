import type { SuccessTier } from '../checks.ts'
import { EVENT } from '../data/events.ts'
import { MARKET_TRADE } from '../data/investments.ts'
import { hasTag, type Material } from '../data/materials.ts'
import type { Market, World } from '../state.ts'
import { eventMarketDelta, flatSaleBonus } from './event-market.ts'
import { isActive } from './events.ts'
import type { Lot, Order } from './items.ts'

/** [5.4, 7.1] Gold that one investment of a material is worth more (or less) on this market. */
export function marketValue(w: Readonly<World>, { modifiers }: Readonly<Market>, material: Material): number {
  return modifiers[material.group] + eventMarketDelta(w, material)
}

/** [6.8] The bonus for each full four of one material. */
export function bonusForFours({ saleBonusPer4 }: Material, count: number): number {
  // A bonus may be negative, and no times that would be −0.
  return count < 4 ? 0 : Math.floor(count / 4) * saleBonusPer4
}

/** [6.8] Twelfths of gold that a single unit brings without a market: raw 4:1, food 3:1 in a famine, special two gold. */
export function unitValue12(material: Material, isFamine: boolean): number {
  if (material.kind === 'special') return 24
  return isFamine && hasTag(material, 'food') ? 4 : 3
}
/** [6.8] Labour and influence that nobody needs: a quarter each. */
export const POOL_UNIT12 = 3

/** [5.4] What does not depend on the roll, in twelfths of gold. */
export interface SaleTerms {
  readonly investments: number
  /** V */
  readonly conversion12: number
  /** M */
  readonly market12: number
  /** S */
  readonly material12: number
  /** Z, except on a failure. */
  readonly boom12: number
}

export function saleTerms(w: Readonly<World>, market: Readonly<Market>, order: Order): SaleTerms {
  const { lots, labor, investments } = order
  const isFamine = isActive(w, EVENT.famine)
  const materials: Material[] = []
  let conversion12 = labor * POOL_UNIT12
  for (const { material, count } of lots) {
    materials.push(material)
    conversion12 += count * unitValue12(material, isFamine)
  }
  return {
    investments,
    conversion12,
    market12: 12 * (marketPart(w, market, lots) + flatSaleBonus(w, materials)),
    material12: 12 * materialPart(lots),
    boom12: isActive(w, EVENT.boom) ? 12 * Math.floor(investments / 2) : 0,
  }
}

/** [5.4] Twelfths of gold that a sale brings with this result, before anything is lost on the way. */
export function saleGold12(terms: SaleTerms, tier: SuccessTier): number {
  const boom12 = tier === 'fail' ? 0 : terms.boom12
  return Math.max(0, soldFor12(terms, tier) + boom12 + terms.market12 + terms.material12)
}

/** [5.4] X */
function soldFor12({ investments, conversion12 }: SaleTerms, tier: SuccessTier): number {
  if (tier === 'poor') return conversion12
  if (tier === 'fail') return Math.max(0, conversion12 - 12 * MARKET_TRADE.failedSale)
  return 12 * investments * (MARKET_TRADE.saleGold + MARKET_TRADE.saleMore[tier])
}

/** [5.5] What is asked for an order before the roll, in whole gold; the least is one per investment. */
export function purchaseGold(w: Readonly<World>, market: Readonly<Market>, { lots, labor }: Order): number {
  let gold = labor * MARKET_TRADE.otherGold + marketPart(w, market, lots) + materialPart(lots)
  for (const { material, investments } of lots) {
    gold += investments * (material.kind === 'raw' ? MARKET_TRADE.rawGold : MARKET_TRADE.otherGold)
  }
  return gold
}

/** [5.5] The price with this result. */
export function purchasePrice(gold: number, investments: number, tier: SuccessTier): number {
  return Math.max(investments, gold + MARKET_TRADE.purchaseMore[tier] * investments)
}

function marketPart(w: Readonly<World>, market: Readonly<Market>, lots: readonly Lot[]): number {
  let part = 0
  for (const { material, investments } of lots) part += investments * marketValue(w, market, material)
  return part
}

function materialPart(lots: readonly Lot[]): number {
  let part = 0
  for (const { material, count } of lots) part += bonusForFours(material, count)
  return part
}
