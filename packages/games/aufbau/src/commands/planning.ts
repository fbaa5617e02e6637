import { SUCCESS_TIERS, type SuccessTier } from '../checks.ts'
import type { Goods, Price } from '../ledger.ts'
import type { Opening } from '../rules/action-economy.ts'
import type { Order } from '../rules/items.ts'
import { purchaseGold, purchasePrice, saleGold12, saleTerms } from '../rules/sale-value.ts'
import { purchaseParts, saleParts } from '../rules/trade-parts.ts'
import type { Market, World } from '../state.ts'
import type { Gain, Plan, PlannedResult, PlanWarning, TradeSum } from './command.ts'

/** What each result brings, from best to worst. */
export function results(of: (tier: SuccessTier) => PlannedResult): readonly PlannedResult[] {
  return SUCCESS_TIERS.map(of)
}

export function result(tier: SuccessTier, paid: Price, gains: readonly Gain[], lapses = false): PlannedResult {
  return { tier, paid, gains: gains.filter(({ amount }) => amount !== 0), lapses }
}

/** Something that always comes out the same way. */
export function certain(price: Price, uses: Plan['uses'], gains: readonly Gain[]): Plan {
  return { price, check: null, results: [result('success', price, gains)], uses, warnings: [] }
}

export function gain(what: string, amount: number): Gain {
  return { what, amount }
}

/** What arrives with the next maintenance. */
export function gainLater(what: string, amount: number): Gain {
  return { what, amount, later: true }
}

export function gainGoods(goods: readonly Goods[]): Gain[] {
  return goods.map(({ material, count }) => gain(material, count))
}

/** [5.4] */
export function saleSum(w: Readonly<World>, market: Readonly<Market>, order: Order): TradeSum {
  const total = saleGold12(saleTerms(w, market, order), 'success') / 12
  return { of: 'sale', parts: saleParts(w, market, order), total }
}

/** [5.5] */
export function purchaseSum(w: Readonly<World>, market: Readonly<Market>, order: Order): TradeSum {
  const total = purchasePrice(purchaseGold(w, market, order), order.investments, 'success')
  return { of: 'purchase', parts: purchaseParts(w, market, order), total }
}

/** [5.0.4] How a standard action is paid for. */
export function usesOf(opening: Opening | undefined): Plan['uses'] {
  return opening?.bonus ? 'bonus' : 'action'
}

/** [5.0.7] A surcharge that cannot be paid is worth a warning. */
export function lapseWarnings(planned: readonly PlannedResult[], warning: PlanWarning = 'mayLapse'): PlanWarning[] {
  return planned.some(({ lapses }) => lapses) ? [warning] : []
}
