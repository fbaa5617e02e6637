import type { Refusal } from '@ludoteca/kernel'
import type { Item, MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { rollBoost } from '../rules/boosts.ts'
import { marketCap } from '../rules/caps.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { type Order, orderOf, refuseItems, refuseOddLots } from '../rules/items.ts'
import { marketOf, refuseMarket } from '../rules/markets.ts'
import { marketDifficulty } from '../rules/money-dc.ts'
import { audienceOf } from '../rules/names.ts'
import { NO_PRICE, priceOf } from '../rules/prices.ts'
import { saleGold12, saleTerms } from '../rules/sale-value.ts'
import { cargoRisk, collect, handOver, refuseStock } from '../rules/selling.ts'
import type { Market, Player, World } from '../state.ts'
import type { Command, PlanWarning } from './command.ts'
import { ANY_ITEMS, formWith, marketDomain, othersForSale, rawForSale } from './market-forms.ts'
import { gain, result, results, saleSum, usesOf } from './planning.ts'

const SELL = deed('moneySell', 'money.sell', 'money')

/** [5.4] Verkauf */
export const moneySell: Command<MoveOf<'moneySell'>> = {
  forms: [
    (w, p) => (openingOf(w, p, SELL) ? { market: marketDomain(p), items: ANY_ITEMS } : null),
    (w, p) => (openingOf(w, p, SELL) ? formWith({ market: marketDomain(p), items: rawForSale(w, p, 2) }) : null),
    (w, p) => (openingOf(w, p, SELL) ? formWith({ market: marketDomain(p), items: othersForSale(w, p, 3) }) : null),
  ],
  check(w, p, { market, items }) {
    const refusal = refuseMarket(w, p, market) ?? refuseItems(items)
    if (refusal) return refusal
    const order = orderOf(items)
    return (
      refuseOrder(items, order) ??
      refuseCap(w, p, order.investments) ??
      refuseDeed(w, p, SELL, order.investments) ??
      refuseStock(p, order)
    )
  },
  plan(w, p, { market: id, items }) {
    const market = marketOf(w, p, id) as Market
    const order = orderOf(items)
    const terms = saleTerms(w, market, order)
    const price = { ...priceOf(0, 0, order.labor), goods: goodsOf(order) }
    const difficulty = marketDifficulty(w, p, 'moneySell', order.investments)
    return {
      price,
      check: planCheck(w, p, 'money', difficulty, rollBoost(w, p, 'moneySell', '')),
      results: results((tier) => result(tier, price, [gain('gold12', saleGold12(terms, tier))])),
      uses: usesOf(openingOf(w, p, SELL, order.investments)),
      warnings: cargoWarnings(w, market),
      sums: [saleSum(w, market, order)],
    }
  },
  needed(w, p, { items }) {
    const difficulty = marketDifficulty(w, p, 'moneySell', orderOf(items).investments)
    return neededRoll(w, p, 'money', difficulty, rollBoost(w, p, 'moneySell', ''))
  },
  perform(w, p, { market: id, items }, io) {
    const market = marketOf(w, p, id) as Market
    const order = orderOf(items)
    const opening = openingOf(w, p, SELL, order.investments) as Opening
    const difficulty = marketDifficulty(w, p, 'moneySell', order.investments)
    take(p, opening)
    handOver(p, order)
    const check = rollCheck(w, p, 'money', difficulty, rollBoost(w, p, 'moneySell', ''), io)
    const { gold12, market12, cargo } = collect(w, p, 'moneySell', market, order, check.tier, io)
    const { key, bonus } = opening
    io.tell(
      {
        type: 'sold',
        seat: p.seat,
        check,
        paid: NO_PRICE,
        key,
        bonus,
        market: market.id,
        items,
        gold12,
        market12,
        cargo,
      },
      audienceOf(w, p),
    )
  },
}

/** [5.4] Something, and raw materials in sixes. */
export function refuseOrder(items: readonly Item[], order: Order): Refusal | undefined {
  return items.length === 0 ? deny('INPUT', 'noItems') : refuseOddLots(order)
}

export function refuseCap(w: Readonly<World>, p: Readonly<Player>, investments: number): Refusal | undefined {
  const cap = marketCap(w, p)
  return investments > cap ? deny('INPUT', 'aboveCap', { cap }) : undefined
}

export function cargoWarnings(w: Readonly<World>, market: Readonly<Market>): PlanWarning[] {
  return cargoRisk(w, market) ? ['cargoRisk'] : []
}

export function goodsOf({ lots }: Order) {
  return lots.map(({ material, count }) => ({ material: material.id, count }))
}
