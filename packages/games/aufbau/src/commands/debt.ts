import type { Price } from '../ledger.ts'
import { eachFixedUpkeep } from '../rules/fixed-upkeep.ts'
import { eachIncome } from '../rules/income.ts'
import { isLastRound } from '../rules/rounds.ts'
import type { Player, World } from '../state.ts'
import type { PlanWarning } from './command.ts'

/**
 * [3.6] Whoever pays that may not be able to keep what is there already. Food and events come on top. After the last round
 * nothing is kept any more.
 */
export function debtWarnings(
  w: Readonly<World>,
  p: Readonly<Player>,
  { gold12 }: Price,
  upkeepMore = 0,
): PlanWarning[] {
  if (isLastRound(w)) return []
  let gold = 0 - upkeepMore
  eachIncome(w, p, (_source, _ref, income) => {
    gold += income
  })
  eachFixedUpkeep(w, p, (_source, _ref, upkeep) => {
    gold -= upkeep
  })
  return p.gold12 + p.pendingGold12 - gold12 + 12 * gold < 0 ? ['debtRisk'] : []
}
