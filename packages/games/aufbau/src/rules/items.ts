import type { Refusal } from '@ludoteca/kernel'
import { MARKET_TRADE } from '../data/investments.ts'
import { isMaterial, MATERIAL_COUNT, type Material, materialOf } from '../data/materials.ts'
import type { Item } from '../moves.ts'
import { deny } from '../refusals.ts'

/** [5.4] So much of one material, and how many investments that is. */
export interface Lot {
  readonly material: Material
  count: number
  investments: number
}

/** [D-16] What is sold or bought, summed. */
export interface Order {
  readonly lots: readonly Lot[]
  readonly labor: number
  readonly investments: number
}

/** Every good named once makes the longest list; more entries say nothing new. */
export const ITEMS_MAX = MATERIAL_COUNT + 1

/** [5.0.3, 5.4] What is wrong with a list of items, besides its being empty. */
export function refuseItems(items: readonly Item[]): Refusal | undefined {
  if (!Array.isArray(items)) return deny('INPUT', 'noItems')
  if (items.length > ITEMS_MAX) return deny('INPUT', 'tooManyItems', { max: ITEMS_MAX })
  for (const item of items) {
    if (item === null || typeof item !== 'object') return deny('INPUT', 'unknownGood')
    const { good, count } = item
    if (good !== 'labor' && !isMaterial(good)) return deny('INPUT', 'unknownGood')
    if (!(Number.isSafeInteger(count) && count >= 1)) return deny('INPUT', 'notANumber', { param: 'count' })
  }
  return undefined
}

/** [D-16] Sums a list that was found in order. */
export function orderOf(items: readonly Item[]): Order {
  const lots: Lot[] = []
  let labor = 0
  for (const { good, count } of items) {
    if (good === 'labor') labor += count
    else addTo(lots, materialOf(good), count)
  }
  let investments = labor
  for (const lot of lots) {
    const { kind } = lot.material
    lot.investments = kind === 'raw' ? lot.count / MARKET_TRADE.rawPerInvestment : lot.count
    investments += lot.investments
  }
  return { lots, labor, investments }
}

/** [5.4] Raw materials change hands in sixes. */
export function refuseOddLots({ lots }: Order): Refusal | undefined {
  for (const { material, investments } of lots) {
    if (!Number.isInteger(investments)) {
      return deny('INPUT', 'notInSixes', { material: material.id, lot: MARKET_TRADE.rawPerInvestment })
    }
  }
  return undefined
}

function addTo(lots: Lot[], material: Material, count: number): void {
  for (const lot of lots) {
    if (lot.material === material) {
      lot.count += count
      return
    }
  }
  lots.push({ material, count, investments: 0 })
}
