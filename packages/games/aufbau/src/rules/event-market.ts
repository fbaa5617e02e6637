import { type GoodsFilter, rowOf } from '../data/events.ts'
import { indexOf, MATERIALS, type Material } from '../data/materials.ts'
import type { World } from '../state.ts'

/** [7.3] What the section's events add to the price of a material, in gold per investment. */
export function eventMarketDelta(w: Readonly<Pick<World, 'events'>>, { id }: Material): number {
  return eventMarketDeltas(w)[indexOf(id)] as number
}

/** The same for all materials in their order, worked out once for each section: its events never change. */
export function eventMarketDeltas({ events }: Readonly<Pick<World, 'events'>>): readonly number[] {
  let deltas = DELTAS.get(events)
  if (deltas === undefined) {
    deltas = MATERIALS.map((material) => deltaOf(events, material))
    DELTAS.set(events, deltas)
  }
  return deltas
}
const DELTAS = new WeakMap<World['events'], readonly number[]>()

function deltaOf(events: World['events'], material: Material): number {
  let delta = 0
  for (const { roll, values } of events) {
    const { market } = rowOf(roll)
    if (market !== null && matches(market.goods, material)) {
      delta += market.fixed + market.perValue * (values[0] ?? 0)
    }
  }
  return delta
}

/** What one event of the section adds, in gold. */
export interface EventGold {
  readonly roll: number
  readonly gold: number
}

/** The same event by event; those that leave the material alone are left out. */
export function eventMarketParts(w: Readonly<World>, material: Material): readonly EventGold[] {
  return partsOf(w, (one) => eventMarketDelta(one, material))
}

/** [5.4] Flat bonuses of the section's events: each counts once if anything sold matches it. */
export function flatSaleBonus({ events }: Readonly<Pick<World, 'events'>>, sold: readonly Material[]): number {
  let bonus = 0
  for (const { roll, values } of events) {
    const { sales } = rowOf(roll)
    for (let i = 0; i < sales.length; i++) {
      if (anyMatches(sales[i] as GoodsFilter, sold)) bonus += values[i] as number
    }
  }
  return bonus
}

/** The same event by event. */
export function flatSaleParts(w: Readonly<World>, sold: readonly Material[]): readonly EventGold[] {
  return partsOf(w, (one) => flatSaleBonus(one, sold))
}

/** Asks as if each event were the only one. */
function partsOf({ events }: Readonly<World>, of: (w: Readonly<Pick<World, 'events'>>) => number): EventGold[] {
  return events.map((event) => ({ roll: event.roll, gold: of({ events: [event] }) })).filter(({ gold }) => gold !== 0)
}

function anyMatches(filter: GoodsFilter, materials: readonly Material[]): boolean {
  const covered = goodsOf(filter)
  for (const material of materials) if (covered.has(material)) return true
  return false
}

/** What a filter covers, worked out once for each row. */
function goodsOf(filter: GoodsFilter): ReadonlySet<Material> {
  let goods = GOODS.get(filter)
  if (goods === undefined) {
    goods = new Set(MATERIALS.filter((material) => matches(filter, material)))
    GOODS.set(filter, goods)
  }
  return goods
}
const GOODS = new WeakMap<GoodsFilter, ReadonlySet<Material>>()

function matches({ kind, tiers, tags, ids }: GoodsFilter, material: Material): boolean {
  if (kind !== undefined && kind !== material.kind) return false
  if (tiers !== undefined && !tiers.includes(material.tier)) return false
  if (ids !== undefined && !ids.includes(material.id)) return false
  return tags === undefined || material.tags.some((tag) => tags.includes(tag))
}
