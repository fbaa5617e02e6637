import { EVENT } from '../data/events.ts'
import { MARKET_TRADE } from '../data/investments.ts'
import type { Market, World } from '../state.ts'
import { eventMarketDelta, flatSaleParts } from './event-market.ts'
import { isActive } from './events.ts'
import type { Order } from './items.ts'
import { bonusForFours } from './sale-value.ts'

/** One part of what a trade is worth when its roll simply succeeds. */
export interface TradePart {
  /** The usual price, the market, an event for every investment or for the whole sale, full fours, or a boom. */
  readonly why: 'base' | 'market' | 'event' | 'flat' | 'bonus' | 'boom'
  /** The row of the event; 0 where it is none. */
  readonly roll: number
  readonly gold: number
}

/** [5.4] What a sale comes to, part by part; those that add nothing are left out. */
export function saleParts(w: Readonly<World>, market: Readonly<Market>, order: Order): readonly TradePart[] {
  const { lots, investments } = order
  const flat = flatSaleParts(
    w,
    lots.map(({ material }) => material),
  )
  return [
    part('base', MARKET_TRADE.saleGold * investments),
    ...commonParts(w, market, order),
    ...flat.map(({ roll, gold }) => part('flat', gold, roll)),
    part('boom', isActive(w, EVENT.boom) ? Math.floor(investments / 2) : 0, EVENT.boom),
  ].filter(({ gold }) => gold !== 0)
}

/** [5.5] The same for a purchase. */
export function purchaseParts(w: Readonly<World>, market: Readonly<Market>, order: Order): readonly TradePart[] {
  let base = order.labor * MARKET_TRADE.otherGold
  for (const { material, investments } of order.lots) {
    base += investments * (material.kind === 'raw' ? MARKET_TRADE.rawGold : MARKET_TRADE.otherGold)
  }
  return [part('base', base), ...commonParts(w, market, order)].filter(({ gold }) => gold !== 0)
}

/** What raises prices for those who sell raises them for those who buy. */
function commonParts({ events }: Readonly<World>, { modifiers }: Readonly<Market>, { lots }: Order): TradePart[] {
  let market = 0
  let bonus = 0
  for (const { material, count, investments } of lots) {
    market += investments * modifiers[material.group]
    bonus += bonusForFours(material, count)
  }
  const byEvent = events.map((event) => {
    let gold = 0
    for (const { material, investments } of lots) gold += investments * eventMarketDelta({ events: [event] }, material)
    return part('event', gold, event.roll)
  })
  return [part('market', market), ...byEvent, part('bonus', bonus)]
}

function part(why: TradePart['why'], gold: number, roll = 0): TradePart {
  return { why, roll, gold }
}
