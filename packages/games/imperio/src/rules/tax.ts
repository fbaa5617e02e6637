import { LEADER_TAX, RUNAWAY_DEN, RUNAWAY_NUM, RUNAWAY_TAX } from '../data/constants.ts'
import { listOf } from './list.ts'

/** [3.5] What each owner pays, by Wealth. */
export function leaderTaxes(wealth: readonly number[]): number[] {
  const quartile = Math.max(1, Math.floor(wealth.length / 4))
  const [first = 0, second = 0] = wealth.toSorted((a, b) => b - a)
  const runsAway = first > 0 && RUNAWAY_DEN * first > RUNAWAY_NUM * second && first > second
  return listOf(wealth, (mine) => {
    if (mine <= 0) return 0
    if (runsAway && mine === first) return RUNAWAY_TAX
    return wealth.filter((other) => other >= mine).length <= quartile ? LEADER_TAX : 0
  })
}
