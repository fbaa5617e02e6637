import { SUCCESS_TIERS, type SuccessTier } from '../checks.ts'
import type { Goods, Price } from '../ledger.ts'
import type { Opening } from '../rules/action-economy.ts'
import type { Gain, Plan, PlannedResult, PlanWarning } from './command.ts'

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

/** [5.0.4] How a standard action is paid for. */
export function usesOf(opening: Opening | undefined): Plan['uses'] {
  return opening?.bonus ? 'bonus' : 'action'
}

/** [5.0.7] A surcharge that cannot be paid is worth a warning. */
export function lapseWarnings(planned: readonly PlannedResult[]): PlanWarning[] {
  return planned.some(({ lapses }) => lapses) ? ['mayLapse'] : []
}
