import type { Material } from '../../data/materials.ts'
import type { WorkshopLine } from '../../ledger.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { CHEAP_RAW } from '../compile.ts'
import { descriptorOf } from '../descriptors.ts'
import { type Active, activeEffects } from '../sources.ts'

/** [11.1 autoSale] How many of a raw material make one gold piece when what is left is sold; the best contract counts. */
export function saleDivisor(p: Readonly<Player>, material: Material, usual: number): number {
  let divisor = usual
  if (material.kind !== 'raw') return divisor
  for (const active of activeEffects(p, 'autoSale')) {
    if (active.effect.divisor !== undefined && fits(active, material))
      divisor = Math.min(divisor, active.effect.divisor)
  }
  return divisor
}

function fits({ effect, choice }: Active<'autoSale'>, { id, tier }: Material): boolean {
  if (effect.tier !== undefined && effect.tier !== tier) return false
  return !effect.oneMaterial || descriptorOf(CHEAP_RAW).byId[choice] === id
}

/** [F-29] Others go first: thugs are used for what is left. `beyond` is how much more than all power was needed. */
export function useThugs({ works, troops }: Player, beyond: number): void {
  if (works === null) return
  const used = Math.max(0, beyond + Math.floor(troops.levels.thug / 2))
  works.thugCombatUsed = Math.max(works.thugCombatUsed, used)
}

/** [11.1 autoSale] Combat power of thugs whom nobody needed is worth gold; a new round, new work. */
export function hireOutThugs(p: Player): WorkshopLine[] {
  const lines: WorkshopLine[] = []
  if (p.works === null) return lines
  const idle = Math.max(0, Math.floor(p.troops.levels.thug / 2) - p.works.thugCombatUsed)
  p.works.thugCombatUsed = 0
  for (const active of activeEffects(p, 'autoSale')) {
    const gold12 = 12 * idle * amountOf(p, active, active.effect.goldPerThugCombat ?? 0)
    if (gold12 === 0) continue
    p.gold12 += gold12
    lines.push({ ref: active.source.ref, used: [], made: [], gold12 })
  }
  return lines
}
