import type { Player } from '../state.ts'
import { combatBoost } from './boosts.ts'
import { negativeOf, positiveOf } from './traits.ts'

/** [6.9] Trait 6, Mutig. */
const BRAVE = 6

/** [2.9] */
export function openCombat(p: Readonly<Player>): number {
  return troopCombat(p) + combatBoost(p, 'open')
}

/** [2.9, 6.5] Open combat of those who must eat. */
export function troopCombat({ troops }: Readonly<Player>): number {
  const { bodyguard, militia, mercenary, thug } = troops.levels
  return 2 * bodyguard + militia + 2 * mercenary + Math.floor(thug / 2)
}

/** [2.9] What brave specialists add. */
export function specialistCombat(p: Readonly<Player>): number {
  return 2 * positiveOf(p, BRAVE)
}

/** [2.9] Added to a defence roll. `more` is combat power that counts for such rolls, or for this one, alone. */
export function defenceModifier(p: Readonly<Player>, more = combatBoost(p, 'defence')): number {
  return Math.floor((openCombat(p) + specialistCombat(p) + more) / 2) - 2 * negativeOf(p, BRAVE)
}
