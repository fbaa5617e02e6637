import { indexOf, type MaterialId } from '../../data/materials.ts'
import type { Goods, WorkshopLine } from '../../ledger.ts'
import { amountIn, changeStock, firstOf, minus } from '../../rules/goods.ts'
import type { Player } from '../../state.ts'
import { inOrderOfWish } from '../descriptors.ts'
import type { Recipe } from '../effects.ts'
import { type Active, activeEffects } from '../sources.ts'
import { fires } from '../timing.ts'

/** [11.1 convert, C1] After the workshops, facility by facility, whatever there is to work on. */
export function runConverters(p: Player): WorkshopLine[] {
  const lines: WorkshopLine[] = []
  for (const active of activeEffects(p, 'convert')) {
    if (p.works !== null && fires(p.works.round, builtAt(active), active.effect.everyRounds)) run(p, active, lines)
  }
  return lines
}

/** [F-14] What was built this round works at once. */
function builtAt({ effect, source }: Active<'convert'>): number {
  const { builtAtRound } = source.facility
  return effect.everyRounds === undefined ? builtAtRound - 1 : builtAtRound
}

/** [11.1] Recipes in their order; labour that is needed is spent once anything is made. */
function run(p: Player, { effect, source, factor }: Active<'convert'>, lines: WorkshopLine[]): void {
  const { recipes, maxBatches, shared, upkeepLabor = 0 } = effect
  if (p.turn.labor < upkeepLabor) return
  let unitsLeft = (shared ?? Number.MAX_SAFE_INTEGER) * factor
  let isBusy = false
  for (const recipe of recipes) {
    const { count } = recipe
    const order = inOrderOfWish(recipe.in, source.facility.materials).map(indexOf)
    const most = maxBatches === undefined ? Number.MAX_SAFE_INTEGER : maxBatches * factor
    const batches = Math.min(most, Math.floor(unitsLeft / count), Math.floor(amountIn(p.stock, order) / count))
    if (batches <= 0) continue
    isBusy = true
    unitsLeft -= batches * count
    lines.push(make(p, source.ref, recipe, firstOf(p.stock, order, batches * count), batches))
  }
  if (isBusy) p.turn.labor -= upkeepLabor
}

function make(p: Player, ref: string, { out, makes }: Recipe, used: readonly Goods[], batches: number): WorkshopLine {
  changeStock(p.stock, minus(used))
  if (out === 'gold') {
    p.gold12 += 12 * makes * batches
    return { ref, used, made: [], gold12: 12 * makes * batches }
  }
  const made = [{ material: out as MaterialId, count: makes * batches }]
  changeStock(p.stock, made)
  return { ref, used, made }
}
