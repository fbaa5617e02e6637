import type { Refusal } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { indexOf } from '../data/materials.ts'
import type { Goods, Price } from '../ledger.ts'
import { deny } from '../refusals.ts'
import type { Player } from '../state.ts'

const NO_GOODS: readonly Goods[] = []
export const NO_PRICE: Price = { gold12: 0, influence: 0, labor: 0, information: 0, magicPower: 0, goods: NO_GOODS }

/** A price in whole gold and influence, and what goes with it. */
export function priceOf(gold: number, influence = 0, labor = 0, goods: readonly Goods[] = NO_GOODS): Price {
  return { gold12: gold * 12, influence, labor, information: 0, magicPower: 0, goods }
}

/** The same price with other gold. Written out, so that all prices have one shape. */
export function withGold12(price: Price, gold12: number): Price {
  const { influence, labor, information, magicPower, goods } = price
  return { gold12, influence, labor, information, magicPower, goods }
}

/** [5.0.6] What a listed price becomes; on a failure nothing is bought. */
export const PRICE_PERCENT: Readonly<Record<SuccessTier, number>> = {
  veryGood: 75,
  good: 90,
  success: 100,
  poor: 120,
  fail: 0,
}

/** [5.0.6] Whole gold and influence are rounded up; goods and labour stay as they are. */
export function percentOf(price: Price, percent: number): Price {
  if (percent === 100) return price
  const { gold12, influence, labor, information, magicPower, goods } = price
  return {
    gold12: 12 * Math.ceil((gold12 * percent) / 1200),
    influence: Math.ceil((influence * percent) / 100),
    labor,
    information,
    magicPower,
    goods,
  }
}

/** [5.0.1] FUNDS before RESOURCES. */
export function refusePrice(p: Readonly<Player>, price: Price): Refusal | undefined {
  const { gold12, influence, information, labor, magicPower } = price
  const { turn } = p
  if (gold12 > 0 && gold12 > p.gold12) return deny('FUNDS', 'gold', { need12: gold12, have12: p.gold12 })
  if (influence > turn.influence) return deny('FUNDS', 'influence', { need: influence, have: turn.influence })
  if (information > p.information) return deny('FUNDS', 'information', { need: information, have: p.information })
  if (labor > turn.labor) return deny('RESOURCES', 'labor', { need: labor, have: turn.labor })
  if (magicPower > p.magicPower) return deny('RESOURCES', 'magicPower', { need: magicPower, have: p.magicPower })
  const { permanentLabor = 0 } = price
  if (permanentLabor > p.permanentLabor) {
    return deny('RESOURCES', 'permanentLabor', { need: permanentLabor, have: p.permanentLabor })
  }
  for (const { material, count } of price.goods) {
    const have = p.stock[indexOf(material)] as number
    if (count > have) return deny('RESOURCES', 'goods', { material, need: count, have })
  }
  return undefined
}

export function canPay(p: Readonly<Player>, { gold12, influence }: Price): boolean {
  return (gold12 <= 0 || gold12 <= p.gold12) && influence <= p.turn.influence
}

/** Takes away what was found to be there. */
export function pay(p: Player, price: Price): void {
  const { gold12, influence, information, labor, magicPower, goods, permanentLabor = 0 } = price
  p.gold12 -= gold12
  p.turn.influence -= influence
  p.information -= information
  p.turn.labor -= labor
  p.magicPower -= magicPower
  p.permanentLabor -= permanentLabor
  for (const { material, count } of goods) {
    const at = indexOf(material)
    p.stock[at] = (p.stock[at] as number) - count
  }
}
