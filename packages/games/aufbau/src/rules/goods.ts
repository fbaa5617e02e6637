import { hasTag, indexOf, MATERIALS, type Material, type MaterialId } from '../data/materials.ts'
import type { Goods } from '../ledger.ts'

/** Indices of materials in the order in which they are used up. */
export type GoodsOrder = readonly number[]

const TIER_RANK = { cheap: 0, basic: 1, expensive: 2 } as const

/** [6.5] Raw food, then special food, the cheapest of each first. */
export const FOOD_ORDER: GoodsOrder = [...cheapestFirst(isRawFood), ...cheapestFirst(isSpecialFood)]
/** [6.2] */
export const SPECIAL_CHEAPEST_FIRST: GoodsOrder = cheapestFirst(isSpecial)
/** [6.8, 7.3] What is stored first, and stolen first. */
export const RAW_DEAREST_FIRST: GoodsOrder = dearestFirst(isRaw)
export const SPECIAL_DEAREST_FIRST: GoodsOrder = dearestFirst(isSpecial)

/** What would go if so much is taken in this order, at most what is there. */
export function firstOf(stock: readonly number[], order: GoodsOrder, count: number): Goods[] {
  const goods: Goods[] = []
  addFirst(goods, stock, order, count, 1)
  return goods
}

/** The same as losses: counts are negative. */
export function lossOfFirst(stock: readonly number[], order: GoodsOrder, count: number): Goods[] {
  const goods: Goods[] = []
  addFirst(goods, stock, order, count, -1)
  return goods
}

export function addFirst(
  goods: Goods[],
  stock: readonly number[],
  order: GoodsOrder,
  count: number,
  sign: 1 | -1,
): void {
  let missing = count
  for (let i = 0; i < order.length && missing > 0; i++) {
    const index = order[i] as number
    const some = Math.min(stock[index] as number, missing)
    if (some <= 0) continue
    goods.push({ material: (MATERIALS[index] as Material).id, count: sign * some })
    missing -= some
  }
}

export function amountIn(stock: readonly number[], order: GoodsOrder): number {
  let amount = 0
  for (const index of order) amount += stock[index] as number
  return amount
}

/** All of them together, or those of one material. */
export function amountOf(goods: readonly Goods[], wanted?: MaterialId): number {
  let amount = 0
  for (const { material, count } of goods) if (wanted === undefined || material === wanted) amount += count
  return amount
}

/** Puts goods into a stock, or takes them where counts are negative. */
export function changeStock(stock: number[], goods: readonly Goods[]): void {
  for (const { material, count } of goods) {
    const index = indexOf(material)
    stock[index] = (stock[index] as number) + count
  }
}

/** The same goods on the other side of the books. */
export function minus(goods: readonly Goods[]): Goods[] {
  return goods.map(({ material, count }) => ({ material, count: -count }))
}

function isRaw({ kind }: Material): boolean {
  return kind === 'raw'
}
function isSpecial({ kind }: Material): boolean {
  return kind === 'special'
}
function isRawFood(material: Material): boolean {
  return isRaw(material) && hasTag(material, 'food')
}
function isSpecialFood(material: Material): boolean {
  return isSpecial(material) && hasTag(material, 'food')
}

function cheapestFirst(wanted: (material: Material) => boolean): GoodsOrder {
  return indices(MATERIALS.filter(wanted).sort((a, b) => worth(a, b) || byId(a, b)))
}

function dearestFirst(wanted: (material: Material) => boolean): GoodsOrder {
  return indices(MATERIALS.filter(wanted).sort((a, b) => worth(b, a) || byId(a, b)))
}

function worth(a: Material, b: Material): number {
  return TIER_RANK[a.tier] - TIER_RANK[b.tier] || a.saleBonusPer4 - b.saleBonusPer4
}

/** [D-15] */
function byId(a: Material, b: Material): number {
  return a.id < b.id ? -1 : 1
}

function indices(materials: readonly Material[]): GoodsOrder {
  return materials.map(({ id }) => indexOf(id))
}
