import { EVENT } from '../../data/events.ts'
import { indexOf, MATERIALS, type Material } from '../../data/materials.ts'
import type { Goods, SaleLine } from '../../ledger.ts'
import type { Player, World } from '../../state.ts'
import { boostedUnit12 } from '../boosts.ts'
import { isActive } from '../events.ts'
import { bonusForFours, POOL_UNIT12, unitValue12 } from '../sale-value.ts'

export interface Proceeds {
  readonly sold: readonly SaleLine[]
  readonly gold12: number
}

/** [6.8 C4] What is not stored becomes gold, and so do the pools. */
export function sellRest(w: Readonly<World>, p: Player, stored: readonly Goods[]): Proceeds {
  for (const { material, count } of stored) p.stock[indexOf(material)] = (p.stock[indexOf(material)] as number) - count
  const isFamine = isActive(w, EVENT.famine)
  const sold: SaleLine[] = []
  let gold12 = POOL_UNIT12 * (p.turn.labor + p.turn.influence)
  for (let i = 0; i < p.stock.length; i++) {
    const count = p.stock[i] as number
    if (count === 0) continue
    const line = sell(p, MATERIALS[i] as Material, count, isFamine)
    sold.push(line)
    gold12 += line.gold12
    p.stock[i] = 0
  }
  for (const { material, count } of stored) p.stock[indexOf(material)] = count
  p.turn.labor = 0
  p.turn.influence = 0
  p.gold12 += gold12
  return { sold, gold12 }
}

function sell(p: Readonly<Player>, material: Material, count: number, isFamine: boolean): SaleLine {
  const unit12 = boostedUnit12(p, material, unitValue12(material, isFamine))
  const gold12 = count * unit12 + 12 * bonusForFours(material, count)
  return { material: material.id, count, gold12 }
}
