import {
  bonusForFours,
  MARKET_TRADE,
  type Market,
  type Material,
  type MaterialId,
  marketValue,
  materialOf,
  type Player,
  type View,
} from '@ludoteca/aufbau'

/** [5.4, 5.5] What one investment of a material brings and costs when the roll simply succeeds, in whole gold. */
export interface Quote {
  readonly sell: number
  readonly buy: number
}

export function quoteOf(view: View, market: Market, id: MaterialId): Quote {
  const material = materialOf(id)
  const change = marketValue(view, market, material) + bonusForFours(material, lotOf(material))
  const asked = material.kind === 'raw' ? MARKET_TRADE.rawGold : MARKET_TRADE.otherGold
  return { sell: Math.max(0, MARKET_TRADE.saleGold + change), buy: Math.max(1, asked + change) }
}

/** How many pieces one investment is. */
export function lotOf({ kind }: Pick<Material, 'kind'>): number {
  return kind === 'raw' ? MARKET_TRADE.rawPerInvestment : 1
}

/** [2.6] The markets somebody may use: the local one and their own. */
export function marketsOf(view: View, { markets }: Pick<Player, 'markets'>): readonly Market[] {
  return [view.market, ...markets]
}
