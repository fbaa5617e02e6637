import type { Refusal } from '@ludoteca/kernel'
import type { MoveOf } from '../moves.ts'
import {
  deed,
  grantedOpening,
  isKeyUsed,
  keyUsed,
  type Opening,
  openingOf,
  refuseDeed,
  take,
} from '../rules/action-economy.ts'
import { rollBoost } from '../rules/boosts.ts'
import { close, purchaseBy, refuseArtifacts } from '../rules/buying.ts'
import { planCheck, rollCheck } from '../rules/checking.ts'
import { orderOf, refuseItems, refuseOddLots } from '../rules/items.ts'
import { marketOf, refuseMarket } from '../rules/markets.ts'
import { marketDifficulty } from '../rules/money-dc.ts'
import { audienceOf } from '../rules/names.ts'
import { NO_PRICE, priceOf } from '../rules/prices.ts'
import { isLastRound } from '../rules/rounds.ts'
import { purchaseGold, saleGold12, saleTerms } from '../rules/sale-value.ts'
import { collect, handOver, refuseStock } from '../rules/selling.ts'
import type { Market, Player, World } from '../state.ts'
import type { Command } from './command.ts'
import {
  ANY_ITEMS,
  ANY_OR_NONE,
  affordable,
  formWith,
  marketDomain,
  othersForSale,
  othersToBuy,
  rawForSale,
  rawToBuy,
} from './market-forms.ts'
import { orderedGoods } from './money-buy.ts'
import { cargoWarnings, goodsOf, refuseCap, refuseOrder } from './money-sell.ts'
import { gain, lapseWarnings, purchaseSum, result, results, saleSum, usesOf } from './planning.ts'

/** [5.6] Both keys are used up, the second as part of the bundle. */
const BUY_KEY = 'money.buy'
const BUNDLED = 'money.buy@bundle'
const SELL_BUY = deed('moneySellBuy', 'money.sell', 'money')

/** [5.6] Verkauf und Ankauf: one action, one DC, two rolls. */
export const moneySellBuy: Command<MoveOf<'moneySellBuy'>> = {
  forms: [
    (w, p) => (openingFor(w, p, 1, false) ? { market: marketDomain(p), sell: ANY_ITEMS, buy: ANY_OR_NONE } : null),
    (w, p) =>
      isOpen(w, p)
        ? formWith({
            market: marketDomain(p),
            sell: rawForSale(w, p, 1),
            buy: othersToBuy(w, Math.max(1, affordable(w, p)), 1),
          })
        : null,
    (w, p) =>
      isOpen(w, p)
        ? formWith({
            market: marketDomain(p),
            sell: othersForSale(w, p, 1),
            buy: rawToBuy(Math.max(1, affordable(w, p)), 1),
          })
        : null,
  ],
  check(w, p, { market, sell, buy }) {
    const refusal = refuseMarket(w, p, market) ?? refuseItems(sell) ?? refuseItems(buy)
    if (refusal) return refusal
    const sale = orderOf(sell)
    const purchase = orderOf(buy)
    return (
      refuseOrder(sell, sale) ??
      refuseOddLots(purchase) ??
      refuseCap(w, p, sale.investments + purchase.investments) ??
      refuseBundle(w, p, sale.investments + purchase.investments, buy.length > 0) ??
      refuseArtifacts(w, p, purchase) ??
      refuseStock(p, sale)
    )
  },
  /** What comes of it when both rolls come out alike. */
  plan(w, p, { market: id, sell, buy }) {
    const market = marketOf(w, p, id) as Market
    const sale = orderOf(sell)
    const purchase = orderOf(buy)
    const terms = saleTerms(w, market, sale)
    const gold = purchaseGold(w, market, purchase)
    const price = { ...priceOf(0, 0, sale.labor), goods: goodsOf(sale) }
    const planned = results((tier) => {
      const earned12 = saleGold12(terms, tier)
      const earned = gain('gold12', earned12)
      if (buy.length === 0) return result(tier, price, [earned])
      const { paid, delivered, lapsed } = purchaseBy(p.gold12 + earned12, purchase, gold, tier)
      const gains = delivered ? [earned, ...orderedGoods(purchase)] : [earned]
      return result(tier, { ...price, gold12: paid.gold12 }, gains, lapsed)
    })
    const difficulty = marketDifficulty(w, p, 'moneySellBuy', sale.investments + purchase.investments)
    return {
      price,
      check: planCheck(w, p, 'money', difficulty, rollBoost(w, p, 'moneySellBuy', '')),
      results: planned,
      uses: usesOf(openingFor(w, p, sale.investments + purchase.investments, buy.length > 0)),
      warnings: [...cargoWarnings(w, market), ...lapseWarnings(planned, 'purchaseMayDrop')],
      sums: [saleSum(w, market, sale), ...(buy.length === 0 ? [] : [purchaseSum(w, market, purchase)])],
    }
  },
  perform(w, p, { market: id, sell, buy }, io) {
    const market = marketOf(w, p, id) as Market
    const sale = orderOf(sell)
    const purchase = orderOf(buy)
    const investments = sale.investments + purchase.investments
    const opening = openingFor(w, p, investments, buy.length > 0) as Opening
    const extra = rollBoost(w, p, 'moneySellBuy', '')
    const difficulty = marketDifficulty(w, p, 'moneySellBuy', sale.investments + purchase.investments)
    take(p, opening)
    if (buy.length > 0 && opening.from === undefined) p.turn.actionKeys.push(BUNDLED)
    handOver(p, sale)
    const check = rollCheck(w, p, 'money', difficulty, extra, io)
    const { gold12, market12, cargo } = collect(w, p, 'moneySellBuy', market, sale, check.tier, io)
    const { key, bonus } = opening
    const done = { seat: p.seat, bonus, market: market.id }
    io.tell(
      { type: 'sold', ...done, check, paid: NO_PRICE, key, items: sell, gold12, market12, cargo },
      audienceOf(w, p),
    )
    if (buy.length === 0) return
    const second = rollCheck(w, p, 'money', difficulty, extra, io)
    // [D-10] What the purse does not hold after the sale is simply not bought.
    const bought = purchaseBy(p.gold12, purchase, purchaseGold(w, market, purchase), second.tier)
    close(p, purchase, bought)
    const { paid, delivered, lapsed } = bought
    io.tell(
      {
        type: 'bought',
        ...done,
        check: second,
        paid,
        key: BUY_KEY,
        items: buy,
        delivered,
        lapsed,
        isLast: isLastRound(w),
      },
      audienceOf(w, p),
    )
  },
}

/** [5.6] Both keys must be unused when something is bought, unless a facility lets it be done without any [11.1]. */
function openingFor(w: Readonly<World>, p: Readonly<Player>, investments: number, buys: boolean): Opening | undefined {
  if (buys && isKeyUsed(p, BUY_KEY)) return grantedOpening(p, SELL_BUY, investments)
  return openingOf(w, p, SELL_BUY, investments)
}

function refuseBundle(
  w: Readonly<World>,
  p: Readonly<Player>,
  investments: number,
  buys: boolean,
): Refusal | undefined {
  if (openingFor(w, p, investments, buys)) return undefined
  return refuseDeed(w, p, SELL_BUY, investments) ?? keyUsed(BUY_KEY)
}

function isOpen(w: Readonly<World>, p: Readonly<Player>): boolean {
  return openingFor(w, p, 1, true) !== undefined
}
