import { TIERS } from '../../data/posts.ts'
import { STORAGE, WORKSHOP } from '../../data/works.ts'
import type { PlayerMove } from '../../moves.ts'
import { gold, type Mind } from '../mind.ts'
import { bestRecipe } from '../recipes.ts'
import type { Proposer } from './family.ts'

/** Places for workshops and storages: in cities only where one produces. */
function grounds({ me }: Mind): readonly string[] {
  const ids: string[] = []
  for (const { id, tier } of me.domains) if (tier !== 'starter') ids.push(id)
  for (const { id, mode } of me.cities) if (mode === 'production') ids.push(id)
  return ids
}

export const workshop: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  for (const host of grounds(mind)) {
    for (const tier of TIERS) {
      if (gold(mind) < WORKSHOP.price[tier]) break
      const recipe = bestRecipe(mind, host, tier)
      if (recipe) moves.push({ type: 'buildWorkshop', host, tier, ...recipe })
    }
  }
  return moves
}

export const storage: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  for (const host of grounds(mind)) {
    for (const tier of TIERS) {
      if (gold(mind) < STORAGE.price[tier]) break
      moves.push({ type: 'buildStorage', host, tier })
    }
  }
  return moves
}

export const upgrade: Proposer = ({ me, habits }) => {
  if (me.domains.every(({ tier }) => tier !== 'starter')) return []
  const rawPicks = habits.picks.small
  return [rawPicks ? { type: 'upgradeStarterDomain', rawPicks } : { type: 'upgradeStarterDomain' }]
}
