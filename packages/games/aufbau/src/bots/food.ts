import { hasTag, type MaterialId, materialOf } from '../data/materials.ts'
import { DOMAIN } from '../data/posts.ts'
import type { DomainTier } from '../estate.ts'
import { openCombat } from '../rules/combat.ts'
import { followerLevels } from '../rules/holdings.ts'
import { baseLabor } from '../rules/income.ts'
import { effectivePicks, shareOf } from '../rules/picks.ts'
import type { Player } from '../state.ts'
import type { Mind } from './mind.ts'

/** [13.1, 6.5] What the next maintenance will eat beyond what the land brings by then: it is never sold. */
export function foodKept({ me, roundsLeft }: Mind): number {
  if (roundsLeft === 0) return 0
  const need = Math.ceil(baseLabor(me) / 4) + Math.ceil(openCombat(me) / 2) + followerLevels(me)
  return Math.max(0, need - harvest(me))
}

/** [3.2.3] Food of all domains in a round without events. */
function harvest({ domains }: Readonly<Player>): number {
  let food = 0
  for (const domain of domains) if (!domain.tenants.inUnrest) food += foodOf(domain.tier, effectivePicks(domain))
  return food
}

/** Picks never change once made, and few lists of them are ever used. */
const FOOD = new WeakMap<readonly MaterialId[], Record<DomainTier, number | null>>()

function foodOf(tier: DomainTier, picks: readonly MaterialId[]): number {
  let known = FOOD.get(picks)
  if (known === undefined) {
    known = { starter: null, small: null, medium: null, large: null }
    FOOD.set(picks, known)
  }
  known[tier] ??= foodAmong(picks, DOMAIN.raw[tier])
  return known[tier]
}

function foodAmong(picks: readonly MaterialId[], raw: number): number {
  let food = 0
  for (let at = 0; at < picks.length; at++) {
    if (hasTag(materialOf(picks[at] as MaterialId), 'food')) food += shareOf(raw, picks.length, at)
  }
  return food
}
