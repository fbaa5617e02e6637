import { type GoodsFilter, rowOf } from '../data/events.ts'
import type { Material } from '../data/materials.ts'
import type { World } from '../state.ts'

/** [7.3] What the section's events add to the price of a material, in gold per investment. */
export function eventMarketDelta({ events }: Readonly<World>, material: Material): number {
  let delta = 0
  for (const { roll, values } of events) {
    const { market } = rowOf(roll)
    if (market !== null && matches(market.goods, material)) {
      delta += market.fixed + market.perValue * (values[0] ?? 0)
    }
  }
  return delta
}

/** [5.4] Flat bonuses of the section's events: each counts once if anything sold matches it. */
export function flatSaleBonus({ events }: Readonly<World>, sold: readonly Material[]): number {
  let bonus = 0
  for (const { roll, values } of events) {
    const { sales } = rowOf(roll)
    for (let i = 0; i < sales.length; i++) {
      if (anyMatches(sales[i] as GoodsFilter, sold)) bonus += values[i] as number
    }
  }
  return bonus
}

function anyMatches(filter: GoodsFilter, materials: readonly Material[]): boolean {
  for (const material of materials) if (matches(filter, material)) return true
  return false
}

function matches({ kind, tiers, tags, ids }: GoodsFilter, material: Material): boolean {
  if (kind !== undefined && kind !== material.kind) return false
  if (tiers !== undefined && !tiers.includes(material.tier)) return false
  if (ids !== undefined && !ids.includes(material.id)) return false
  return tags === undefined || material.tags.some((tag) => tags.includes(tag))
}
