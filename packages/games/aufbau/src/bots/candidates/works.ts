import { byTier, DOMAIN, TIERS } from '../../data/posts.ts'
import { POINT, STORAGE_VALUE, WORKSHOP_VALUE } from '../../data/scoring.ts'
import { STORAGE, WORKSHOP } from '../../data/works.ts'
import type { Tier } from '../../estate.ts'
import type { PlayerMove } from '../../moves.ts'
import { refuseSite, type Site } from '../../rules/production-places.ts'
import { refuseSlot } from '../../rules/site-slots.ts'
import { refuseWithoutMaster } from '../../rules/workshop-rules.ts'
import { upgradeWorth } from '../assets.ts'
import { gold, type Mind } from '../mind.ts'
import { bestRecipe } from '../recipes.ts'
import { craftYield } from '../yields.ts'
import type { Proposer } from './family.ts'

/** Places for workshops and storages: in cities only where one produces. */
function grounds({ me }: Mind): readonly Site[] {
  const sites: Site[] = []
  for (const domain of me.domains) if (domain.tier !== 'starter') sites.push({ domain, city: null })
  for (const city of me.cities) if (city.mode === 'production') sites.push({ domain: null, city })
  return sites
}

/** [5.11] Whether there is a place for one more of that tier. */
function hasPlace({ w, me }: Mind, site: Site, tier: Tier): boolean {
  return !refuseSite(w, me, site, tier) && !refuseSlot(me, site)
}

export const workshop: Proposer = (mind, ideas) => {
  const { w, me, rates, habits } = mind
  const purse = gold(mind)
  if (purse < WORKSHOP.price.small) return
  for (const site of grounds(mind)) {
    const host = (site.domain ?? site.city).id
    for (const tier of TIERS) {
      const price = byTier(WORKSHOP.price, tier)
      if (purse < price || refuseWithoutMaster(me, tier)) break
      const recipe = bestRecipe(mind, host, tier)
      if (!recipe) continue
      const yields = habits.taste.craft * craftYield(w, recipe.output, tier)
      const gain = byTier(WORKSHOP_VALUE, tier) / POINT + rates.perRound * yields - 12 * price * rates.gold12
      if (!ideas.hopes(gain) || !hasPlace(mind, site, tier)) continue
      const { input, output } = recipe
      const move: PlayerMove = { type: 'buildWorkshop', host, tier, input, output }
      ideas.certain(move, 12 * price, 0, gain)
    }
  }
}

/** It is worth the same wherever it stands. */
export const storage: Proposer = (mind, ideas) => {
  const { rates, habits } = mind
  const purse = gold(mind)
  for (const tier of TIERS) {
    const price = byTier(STORAGE.price, tier)
    if (purse < price) return
    const room = habits.taste.room * byTier(STORAGE.raw, tier)
    const gain = byTier(STORAGE_VALUE, tier) / POINT + rates.perRound * room - 12 * price * rates.gold12
    if (!ideas.hopes(gain)) continue
    for (const site of grounds(mind)) {
      if (!hasPlace(mind, site, tier)) continue
      const host = (site.domain ?? site.city).id
      ideas.certain({ type: 'buildStorage', host, tier }, 12 * price, 0, gain)
    }
  }
}

export const upgrade: Proposer = (mind, ideas) => {
  const { me, rates, habits } = mind
  if (me.domains.every(({ tier }) => tier !== 'starter')) return
  const { gold: price, labor } = DOMAIN.starterUpgrade
  const rawPicks = habits.picks.small
  ideas.certain(
    rawPicks ? { type: 'upgradeStarterDomain', rawPicks } : { type: 'upgradeStarterDomain' },
    12 * price,
    0,
    upgradeWorth(mind) - 12 * price * rates.gold12 - labor * rates.labor,
  )
}
