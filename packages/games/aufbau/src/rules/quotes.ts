import { MARKET_TRADE } from '../data/investments.ts'
import { type Material, materialOf } from '../data/materials.ts'
import type { Item } from '../moves.ts'
import type { Market, Player, World } from '../state.ts'
import { eventMarketDelta } from './event-market.ts'
import { bonusForFours } from './sale-value.ts'

/** [5.4, 5.5] What one investment of a good brings and costs when the roll simply succeeds, in whole gold. */
export interface Quote {
  readonly sell: number
  readonly buy: number
  /** What both are made of: what trade pays and asks at least, and what comes on top of either. */
  readonly parts: QuoteParts
}
export interface QuoteParts {
  readonly saleBase: number
  readonly purchaseBase: number
  readonly market: number
  readonly events: number
  /** For full fours of the material. */
  readonly bonus: number
}

export function quoteOf(w: Readonly<World>, market: Readonly<Market>, good: Item['good']): Quote {
  const parts = good === 'labor' ? LABOR : partsOf(w, market, materialOf(good))
  const change = parts.market + parts.events + parts.bonus
  return { sell: Math.max(0, parts.saleBase + change), buy: Math.max(1, parts.purchaseBase + change), parts }
}

const { saleGold, rawGold, otherGold } = MARKET_TRADE
/** No market and no event changes what labour is worth. */
const LABOR: QuoteParts = { saleBase: saleGold, purchaseBase: otherGold, market: 0, events: 0, bonus: 0 }

function partsOf(w: Readonly<World>, { modifiers }: Readonly<Market>, material: Material): QuoteParts {
  return {
    saleBase: saleGold,
    purchaseBase: material.kind === 'raw' ? rawGold : otherGold,
    market: modifiers[material.group],
    events: eventMarketDelta(w, material),
    bonus: bonusForFours(material, lotOf(material)),
  }
}

/** How many pieces one investment is. */
export function lotOf({ kind }: Pick<Material, 'kind'>): number {
  return kind === 'raw' ? MARKET_TRADE.rawPerInvestment : 1
}

/** [2.6] The markets somebody may use: the local one and their own. */
export function marketsOf({ market }: Readonly<World>, { markets }: Pick<Player, 'markets'>): readonly Market[] {
  return [market, ...markets]
}
