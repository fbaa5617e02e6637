import type { TroopKind } from '../estate.ts'
import { isStartRound } from '../rules/events.ts'
import { type Books, tellOwner } from '../rules/maintenance/books.ts'
import { roll } from '../rules/names.ts'
import type { Player } from '../state.ts'
import { troopLoyalty } from './ops/loyalty.ts'
import { loyaltyCheckBonus, repeatsLoyaltyCheck } from './ops/roll.ts'

/** [F-18] Who goes first. */
const LEAST_LOYAL_FIRST: readonly TroopKind[] = ['thug', 'mercenary', 'militia', 'bodyguard']

/** [F-18] When a section of events begins, troops ask themselves whether they stay: a d6 against their loyalty. */
export function testTroops(b: Books): void {
  const { w, p, io } = b
  const weakest = leastLoyal(p)
  if (weakest === undefined || !isStartRound(w)) return
  const loyalty = troopLoyalty(p) + loyaltyCheckBonus(p, 'troops')
  const rolls = [roll(p, 6, io)]
  if ((rolls[0] as number) > loyalty && repeatsLoyaltyCheck(p)) rolls.push(roll(p, 6, io))
  const isLoyal = (rolls.at(-1) as number) <= loyalty
  if (!isLoyal) p.troops.levels[weakest]--
  tellOwner(b, { type: 'troopsTested', seat: p.seat, rolls, loyalty, deserted: isLoyal ? null : weakest })
}

function leastLoyal({ troops }: Readonly<Player>): TroopKind | undefined {
  return LEAST_LOYAL_FIRST.find((kind) => troops.levels[kind] > 0)
}
