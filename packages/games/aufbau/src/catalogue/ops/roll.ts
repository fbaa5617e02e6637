import type { Move } from '../../moves.ts'
import type { Player } from '../../state.ts'
import { concerns } from '../actions.ts'
import { amountOf } from '../amounts.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 roll] Added to the total of a command's check. */
export function rollBonus(p: Readonly<Player>, action: Move['type'], mode: string): number {
  let bonus = 0
  for (const active of activeEffects(p, 'roll')) {
    const { actions, kinds } = active.effect
    if (concerns(actions, action, mode) && (!kinds || kinds.includes(mode)))
      bonus += amountOf(p, active, active.effect.bonus)
  }
  return bonus
}

/** [11.1 roll] Added to loyalty when it is tested. */
export function loyaltyCheckBonus(p: Readonly<Player>, whose: 'groups' | 'troops'): number {
  let bonus = 0
  for (const active of activeEffects(p, 'roll')) {
    if (isLoyaltyOf(active.effect, whose)) bonus += amountOf(p, active, active.effect.bonus)
  }
  return bonus
}

/** [F-19] Whether a failed check of the troops is repeated once. */
export function repeatsLoyaltyCheck(p: Readonly<Player>): boolean {
  for (const { effect } of activeEffects(p, 'roll')) if (effect.reroll && isLoyaltyOf(effect, 'troops')) return true
  return false
}

function isLoyaltyOf(
  { actions, target }: { readonly actions: readonly string[]; readonly target?: 'troops' },
  whose: 'groups' | 'troops',
): boolean {
  return actions.includes('loyaltyCheck') && (target === undefined || target === whose)
}
