import { materialOf } from '../../data/materials.ts'
import type { Goods, WorkshopLine } from '../../ledger.ts'
import { changeStock } from '../../rules/goods.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { activeEffects } from '../sources.ts'

/** [F-37, C1] Masters of workshops make more of the dearest thing, or double something simpler. */
export function addMasterpieces(p: Player, workshops: readonly WorkshopLine[]): WorkshopLine[] {
  const lines: WorkshopLine[] = []
  for (const active of activeEffects(p, 'craft')) {
    const goods = moreOf(workshops, amountOf(p, active, active.effect.amount))
    if (goods === null) continue
    changeStock(p.stock, [goods])
    lines.push({ ref: active.source.ref, used: [], made: [goods] })
  }
  return lines
}

function moreOf(workshops: readonly WorkshopLine[], amount: number): Goods | null {
  const specials = workshops.flatMap(({ made }) => made.filter(({ material }) => material.startsWith('special.')))
  const expensive = specials.find(({ material }) => materialOf(material).tier === 'expensive')
  if (expensive) return { material: expensive.material, count: amount }
  const [first] = specials
  return first ? { material: first.material, count: Math.min(amount, first.count) } : null
}
