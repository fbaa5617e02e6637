import { EVENT, TRADE_YIELD_HALVED } from '../../data/events.ts'
import { MATERIALS, type Material, materialOf } from '../../data/materials.ts'
import { byTier, rankOf, TRADE } from '../../data/posts.ts'
import type { Trade } from '../../estate.ts'
import type { Goods } from '../../ledger.ts'
import type { Player, World } from '../../state.ts'
import { eventMarketDelta } from '../event-market.ts'
import { isActive } from '../events.ts'
import { amountOf, minus, SPECIAL_CHEAPEST_FIRST } from '../goods.ts'
import { isMarketOf } from '../market.ts'
import { type Books, book, bookFresh } from './books.ts'

const GLUT_GOLD = 2

/** [P17, 6.2] Enterprises make tools or trade with what is in store. */
export function tradeYields(b: Books): void {
  for (const trade of b.p.trades) {
    if (trade.damage !== null) continue
    if (trade.mode === 'produce') makeTools(b, trade)
    else tradeGoods(b, trade)
  }
}

function makeTools(b: Books, { id, tier }: Trade): void {
  const { w } = b
  const bonus = isActive(w, EVENT.glut) ? rankOf(tier) : 0
  const count = halvedByEvents(w, byTier(TRADE.produce, tier) + bonus)
  if (count > 0) bookFresh(b, 'trade', id, { material: TRADE.product, count })
}

/** All that is needed, or nothing happens. The gold can be less than none. */
function tradeGoods(b: Books, trade: Trade): void {
  const { w, p } = b
  const { id, tier } = trade
  const goods = tradable(b, byTier(TRADE.specialIn, tier))
  if (goods === null) return
  const bonus = isActive(w, EVENT.glut) ? GLUT_GOLD * rankOf(tier) : 0
  const gold = byTier(TRADE.goldOut, tier) + bestOwnMarket(p, trade, goods) + eventDeltas(w, goods) + bonus
  book(b, 'trade', id, halvedByEvents(w, gold), 0, 0, minus(goods))
}

/** The cheapest special materials that were there before this round; `null` where there are too few. */
function tradable({ p, fresh }: Books, count: number): readonly Goods[] | null {
  const goods: Goods[] = []
  let missing = count
  for (const index of SPECIAL_CHEAPEST_FIRST) {
    const have = p.stock[index] as number
    if (have === 0) continue
    const { id } = MATERIALS[index] as Material
    const some = Math.min(have - amountOf(fresh, id), missing)
    if (some <= 0) continue
    goods.push({ material: id, count: some })
    missing -= some
    if (missing === 0) return goods
  }
  return null
}

/** [D-19] Who has had no market of its own since the last roll trades at usual prices. */
function bestOwnMarket(p: Readonly<Player>, trade: Trade, goods: readonly Goods[]): number {
  let best: number | null = null
  for (const market of p.markets) {
    if (!isMarketOf(market, p, trade.id)) continue
    let sum = 0
    for (const { material, count } of goods) sum += count * market.modifiers[materialOf(material).group]
    if (best === null || sum > best) best = sum
  }
  return best ?? 0
}

function eventDeltas(w: Readonly<World>, goods: readonly Goods[]): number {
  let sum = 0
  for (const { material, count } of goods) sum += count * eventMarketDelta(w, materialOf(material))
  return sum
}

/** [6.2] Once, however many events hinder trade. */
function halvedByEvents(w: Readonly<World>, amount: number): number {
  for (const event of TRADE_YIELD_HALVED) if (isActive(w, event)) return Math.floor(amount / 2)
  return amount
}
