import type { Refusal } from '@ludoteca/kernel'
import { CITY_PRODUCTION, DOMAIN_PRODUCTION } from '../data/works.ts'
import type { City, Domain, Tier } from '../estate.ts'
import { deny } from '../refusals.ts'
import type { Player, World } from '../state.ts'
import { capBoost, takenPlaces } from './boosts.ts'
import { isStarter } from './slots.ts'

/** Where workshops and storages stand. */
export type Site = { readonly domain: Domain; readonly city: null } | { readonly domain: null; readonly city: City }

export function siteOf({ domains, cities }: Readonly<Player>, id: string): Site | undefined {
  for (const domain of domains) if (domain.id === id) return { domain, city: null }
  for (const city of cities) if (city.id === id) return { domain: null, city }
  return undefined
}

/**
 * [5.11] RULE: whether a workshop or storage of that tier finds a place there. `moving` is the one that is enlarged,
 * which then counts at its new tier.
 */
export function refuseSite(
  w: Readonly<World>,
  p: Readonly<Player>,
  site: Site | undefined,
  tier: Tier,
  moving = '',
): Refusal | undefined {
  // [F-24] Workshops that were given to an office have no place to grow.
  if (!site) return deny('RULE', 'tierNotHere')
  const { domain, city } = site
  if (domain) return refuseOnDomain(w, p, domain, tier, moving)
  if (city.mode === 'leased') return deny('RULE', 'cityLeased')
  return refuseInCity(w, p, city, tier, moving)
}

function refuseOnDomain(
  w: Readonly<World>,
  p: Readonly<Player>,
  domain: Domain,
  tier: Tier,
  moving: string,
): Refusal | undefined {
  // What stands there from the start never grows: enlarging the domain would not help.
  if (domain.tier === 'starter') return deny('RULE', moving === '' ? 'starterDomain' : 'tierNotHere')
  if (tier === 'large') return deny('RULE', 'tierNotHere')
  const max = DOMAIN_PRODUCTION[domain.tier][tier] + placeBoost(w, p, tier, domain.id)
  return refusePlaces(standing(p, domain.id, tier, moving), max)
}

function refuseInCity(
  w: Readonly<World>,
  p: Readonly<Player>,
  { id, tier: cityTier }: City,
  tier: Tier,
  moving: string,
): Refusal | undefined {
  const boost = placeBoost(w, p, tier, id)
  const max = CITY_PRODUCTION[cityTier][tier] + boost
  // [5.11] A small city holds two small ones or one medium one, not both.
  if (cityTier === 'small' && boost === 0 && max > 0) {
    const other = tier === 'small' ? 'medium' : 'small'
    if (standing(p, id, other, moving) > 0) return deny('RULE', 'placesFull', { max: 0 })
  }
  return refusePlaces(standing(p, id, tier, moving) + takenPlaces(p, id, tier), max)
}

function refusePlaces(standing: number, max: number): Refusal | undefined {
  if (max === 0) return deny('RULE', 'tierNotHere')
  return standing < max ? undefined : deny('RULE', 'placesFull', { max })
}

/** Workshops and storages of that tier at a place, but for those of the start and the one that moves. */
function standing({ workshops, storages }: Readonly<Player>, host: string, tier: Tier, moving: string): number {
  let count = 0
  for (const work of workshops) if (work.host === host && counts(work, tier, moving)) count++
  for (const work of storages) if (work.host === host && counts(work, tier, moving)) count++
  return count
}

function counts(work: { readonly id: string; readonly tier: Tier }, tier: Tier, moving: string): boolean {
  return work.tier === tier && work.id !== moving && !isStarter(work.id)
}

function placeBoost(w: Readonly<World>, p: Readonly<Player>, tier: Tier, host: string): number {
  if (tier === 'large') return 0
  return capBoost(w, p, tier === 'small' ? 'hostWorkshopSmall' : 'hostWorkshopMedium', host)
}
