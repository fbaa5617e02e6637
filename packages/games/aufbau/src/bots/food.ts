import { hasTag, materialOf } from '../data/materials.ts'
import { DOMAIN } from '../data/posts.ts'
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
  for (const domain of domains) {
    if (domain.tenants.inUnrest) continue
    const picks = effectivePicks(domain)
    for (const [at, id] of picks.entries()) {
      if (hasTag(materialOf(id), 'food')) food += shareOf(DOMAIN.raw[domain.tier], picks.length, at)
    }
  }
  return food
}
