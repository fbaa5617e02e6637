import { indexOf, materialOf } from '../../data/materials.ts'
import { byTier, rankOf } from '../../data/posts.ts'
import { WORKSHOP } from '../../data/works.ts'
import type { Workshop } from '../../estate.ts'
import type { Goods, WorkshopLine } from '../../ledger.ts'
import type { Player, World } from '../../state.ts'
import { changeStock } from '../goods.ts'
import { refinedOutput } from '../refinement.ts'

/** [6.8 C1] Workshops that were paid for, in the order they were acquired. No one uses what another made just now. */
export function runWorkshops(w: Readonly<World>, p: Player): readonly WorkshopLine[] {
  const lines: WorkshopLine[] = []
  for (const workshop of p.workshops) {
    if (!p.turn.maintained.includes(workshop.id)) continue
    const line = run(w, p, workshop)
    if (line !== null) lines.push(line)
  }
  for (const { made } of lines) changeStock(p.stock, made)
  return lines
}

/** Takes what goes in; what comes out is left to the caller. */
function run(w: Readonly<World>, p: Player, workshop: Workshop): WorkshopLine | null {
  const input = indexOf(workshop.input)
  const available = p.stock[input] as number
  const { count, made } = outputOf(w, p, workshop, Math.min(available, byTier(WORKSHOP.rawIn, workshop.tier)))
  if (count === 0) return null
  p.stock[input] = available - count
  return { ref: workshop.id, used: [{ material: workshop.input, count }], made: [made] }
}

/** How many of these are really used, and what for: four for each special material, or one for one. */
function outputOf(
  w: Readonly<World>,
  p: Readonly<Player>,
  workshop: Workshop,
  usable: number,
): { readonly count: number; readonly made: Goods } {
  const { tier, output } = workshop
  if (materialOf(output).kind === 'raw') return { count: usable, made: { material: output, count: usable } }
  const special = Math.min(Math.floor(usable / WORKSHOP.rawPerSpecial), byTier(WORKSHOP.specialOut, tier))
  const bonus = w.config.workshopBonusSpecial[rankOf(tier) - 1] as number
  return {
    count: WORKSHOP.rawPerSpecial * special,
    made: { material: refinedOutput(w, p, workshop), count: special + bonus },
  }
}
