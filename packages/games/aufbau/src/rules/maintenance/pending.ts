import { MATERIALS, type Material } from '../../data/materials.ts'
import type { Goods } from '../../ledger.ts'
import { type Books, enter, tellOwner } from './books.ts'

/** [P5] What was lent, bought or promised arrives. Labour comes on top of this round's pool [D-12]. */
export function pending(b: Books): void {
  const { p } = b
  const goods = arrivals(p.pendingStock)
  const { pendingGold12: gold12, pendingLabor: labor, pendingMagicPower: magicPower } = p
  if (gold12 === 0 && labor === 0 && magicPower === 0 && goods.length === 0) return
  enter(b, { source: 'pending', ref: '', gold12, labor, influence: 0, magicPower, goods })
  p.pendingGold12 = 0
  p.pendingLabor = 0
  p.pendingMagicPower = 0
  tellOwner(b, { type: 'pendingArrived', seat: p.seat, gold12, labor, magicPower, goods })
}

/** Empties what was under way. */
function arrivals(stock: number[]): Goods[] {
  const goods: Goods[] = []
  for (let i = 0; i < stock.length; i++) {
    const count = stock[i] as number
    if (count === 0) continue
    goods.push({ material: (MATERIALS[i] as Material).id, count })
    stock[i] = 0
  }
  return goods
}
