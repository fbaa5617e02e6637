import type { Group } from '../estate.ts'
import type { LedgerSource } from '../ledger.ts'
import type { Player, World } from '../state.ts'
import { scoreOf } from './score.ts'

/** [12.4] Keeps what charts need of the round that is over. */
export function remember(w: Readonly<World>, p: Player): void {
  let income12 = 0
  let upkeep12 = 0
  for (const { source, gold12 } of p.ledger) {
    if (gold12 > 0) income12 += gold12
    else if (gold12 < 0 && isRunningCost(source)) upkeep12 -= gold12
  }
  p.history.push({
    round: w.round,
    gold12: p.gold12,
    score: scoreOf(w, p),
    income12,
    upkeep12,
    sales12: p.conversion?.gold12 ?? 0,
    loyaltyTenths: loyaltyTenths(p),
  })
}

/** Rather than of luck and trade. */
function isRunningCost(source: LedgerSource): boolean {
  return source !== 'pending' && source !== 'event' && source !== 'counterReaction'
}

/** Only groups with levels have a mind. */
function loyaltyTenths({ domains, cities, organizations }: Readonly<Player>): number | null {
  let groups = 0
  let loyalty = 0
  for (const { tenants } of domains) {
    groups += countOf(tenants)
    loyalty += countOf(tenants) * tenants.loyalty
  }
  for (const { tenants } of cities) {
    groups += countOf(tenants)
    loyalty += countOf(tenants) * tenants.loyalty
  }
  for (const { followers } of organizations) {
    groups += countOf(followers)
    loyalty += countOf(followers) * followers.loyalty
  }
  return groups === 0 ? null : Math.floor((10 * loyalty) / groups)
}

function countOf({ levels }: Readonly<Group>): number {
  return levels > 0 ? 1 : 0
}
