import type { Price } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { rollBoost, rollTradeBoost } from '../rules/boosts.ts'
import { close, purchaseBy, refuseArtifacts } from '../rules/buying.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { type Order, orderOf, refuseItems } from '../rules/items.ts'
import { marketOf, refuseMarket } from '../rules/markets.ts'
import { marketDifficulty } from '../rules/money-dc.ts'
import { audienceOf } from '../rules/names.ts'
import { canPay, priceOf, refusePrice } from '../rules/prices.ts'
import { isLastRound } from '../rules/rounds.ts'
import { purchaseGold, purchasePrice } from '../rules/sale-value.ts'
import type { Market, Player } from '../state.ts'
import type { Command, Gain } from './command.ts'
import { ANY_ITEMS, affordable, formWith, marketDomain, othersToBuy, rawToBuy } from './market-forms.ts'
import { goodsOf, refuseCap, refuseOrder } from './money-sell.ts'
import { gainLater, lapseWarnings, purchaseSum, result, results, usesOf } from './planning.ts'

const BUY = deed('moneyBuy', 'money.buy', 'money')

/** [5.5] Ankauf: goods arrive with the next maintenance. */
export const moneyBuy: Command<MoveOf<'moneyBuy'>> = {
  forms: [
    (w, p) => (openingOf(w, p, BUY) ? { market: marketDomain(p), items: ANY_ITEMS } : null),
    (w, p) =>
      openingOf(w, p, BUY) ? formWith({ market: marketDomain(p), items: rawToBuy(affordable(w, p), 2) }) : null,
    (w, p) =>
      openingOf(w, p, BUY) ? formWith({ market: marketDomain(p), items: othersToBuy(w, affordable(w, p), 2) }) : null,
  ],
  check(w, p, { market, items }) {
    const refusal = refuseMarket(w, p, market) ?? refuseItems(items)
    if (refusal) return refusal
    const order = orderOf(items)
    return (
      refuseOrder(items, order) ??
      refuseCap(w, p, order.investments) ??
      refuseDeed(w, p, BUY, order.investments) ??
      refuseArtifacts(w, p, order) ??
      refusePrice(p, priceOf(listed(purchaseGold(w, marketOf(w, p, market) as Market, order), order)))
    )
  },
  plan(w, p, { market: id, items }) {
    const market = marketOf(w, p, id) as Market
    const order = orderOf(items)
    const gold = purchaseGold(w, market, order)
    const price = priceOf(listed(gold, order))
    const planned = results((tier) => {
      const { paid, delivered, lapsed } = purchaseBy(purseFor(p, price), order, gold, tier)
      return result(tier, paid, delivered ? orderedGoods(order) : [], lapsed)
    })
    const difficulty = marketDifficulty(w, p, 'moneyBuy', order.investments)
    return {
      price,
      check: planCheck(w, p, 'money', difficulty, rollBoost(w, p, 'moneyBuy', '')),
      results: planned,
      uses: usesOf(openingOf(w, p, BUY, order.investments)),
      warnings: lapseWarnings(planned),
      sums: [purchaseSum(w, market, order)],
    }
  },
  needed(w, p, { items }) {
    const difficulty = marketDifficulty(w, p, 'moneyBuy', orderOf(items).investments)
    return neededRoll(w, p, 'money', difficulty, rollBoost(w, p, 'moneyBuy', ''))
  },
  perform(w, p, { market: id, items }, io) {
    const market = marketOf(w, p, id) as Market
    const order = orderOf(items)
    const opening = openingOf(w, p, BUY, order.investments) as Opening
    const difficulty = marketDifficulty(w, p, 'moneyBuy', order.investments)
    take(p, opening)
    const check = rollCheck(w, p, 'money', difficulty, rollBoost(w, p, 'moneyBuy', ''), io)
    const saved = rollTradeBoost(p, 'moneyBuy', io)
    const purchase = purchaseBy(p.gold12, order, purchaseGold(w, market, order) - saved, check.tier)
    close(p, order, purchase)
    const { paid, delivered, lapsed } = purchase
    const { key, bonus } = opening
    io.tell(
      {
        type: 'bought',
        seat: p.seat,
        check,
        paid,
        key,
        bonus,
        market: market.id,
        items,
        delivered,
        lapsed,
        isLast: isLastRound(w),
      },
      audienceOf(w, p),
    )
  },
}

/** [5.5] P: what a success costs. */
function listed(gold: number, { investments }: Order): number {
  return purchasePrice(gold, investments, 'success')
}

/** [5.0.7] Only a surcharge lapses a deal. Who cannot even pay what is listed is shown what it would come to. */
function purseFor(p: Readonly<Player>, price: Price): number {
  return canPay(p, price) ? p.gold12 : Number.POSITIVE_INFINITY
}

/** What arrives with the next maintenance. */
export function orderedGoods(order: Order): Gain[] {
  const goods = goodsOf(order).map(({ material, count }) => gainLater(material, count))
  return [...goods, gainLater('labor', order.labor)]
}
