import type { Seat } from '@ludoteca/kernel'
import { GROUP_AT, netWorth, spacesOf, type View } from '@ludoteca/ludomercatus'

/** What somebody's net worth is made of. */
export interface Composition {
  readonly cash: number
  readonly buildings: number
  /** Property at its price, at half of it when mortgaged. */
  readonly property: number
  readonly worth: number
}

/** Takes a net worth apart. */
export function compositionOf(at: Pick<View, 'players' | 'deeds'>, seat: Seat): Composition {
  const cash = at.players[seat]?.cash ?? 0
  const costs = spacesOf(at, seat).map((space) => (at.deeds[space]?.level ?? 0) * (GROUP_AT[space]?.houseCost ?? 0))
  const buildings = costs.reduce((sum, cost) => sum + cost, 0)
  const worth = netWorth(at, seat)
  return { cash, buildings, property: worth - cash - buildings, worth }
}
