import type { Player } from '../../state.ts'
import { troopCombat } from '../combat.ts'
import { amountOf, FOOD_ORDER, lossOfFirst } from '../goods.ts'
import { followerLevels } from '../holdings.ts'
import { type Books, book } from './books.ts'
import { UPKEEP_FROM_ROUND } from './fixed-costs.ts'

/** [P16, 6.5] Everybody eats; what is not in store is bought. */
export function food(b: Books): void {
  const { w, p } = b
  if (w.round < UPKEEP_FROM_ROUND) return
  const need = foodNeed(p, b.effectiveLabor)
  const eaten = lossOfFirst(p.stock, FOOD_ORDER, need)
  book(b, 'food', '', 0 - need - amountOf(eaten), 0, 0, eaten)
}

/** [6.5] Workers, troops and all groups, in unrest or not. */
function foodNeed(p: Readonly<Player>, effectiveLabor: number): number {
  return Math.ceil(effectiveLabor / 4) + Math.ceil(troopCombat(p) / 2) + followerLevels(p)
}
