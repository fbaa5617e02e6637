import type { Config } from '../config.ts'
import {
  byTier,
  CITY,
  CULT_INFLUENCE,
  DOMAIN,
  OFFICE,
  ORGANIZATION,
  rankOf,
  SPY_INFLUENCE,
  UNDERWORLD_GOLD,
  UNDERWORLD_INFLUENCE,
} from '../data/posts.ts'
import type { City, Domain, Office, Organization } from '../estate.ts'
import type { Player, World } from '../state.ts'
import { largestCityRank } from './holdings.ts'

/** [6.1] What a post itself gives; its people count for themselves. Those in unrest give nothing, nor does their post. */
export function domainLabor({ tier, tenants }: Readonly<Domain>): number {
  return tenants.inUnrest ? 0 : byTier(DOMAIN.labor, tier)
}

export function cityLabor({ tier, mode, tenants }: Readonly<City>): number {
  return tenants.inUnrest ? 0 : byTier(mode === 'leased' ? CITY.leased.labor : CITY.production.labor, tier)
}

export function organizationLabor({ kind, tier, followers }: Readonly<Organization>): number {
  return followers.inUnrest ? 0 : byTier(ORGANIZATION[kind].labor, tier)
}

export function cityInfluence({ tier, mode, tenants }: Readonly<City>): number {
  return tenants.inUnrest || mode === 'production' ? 0 : byTier(CITY.leased.influence, tier)
}

export function cityGold({ tier, mode, tenants }: Readonly<City>): number {
  return tenants.inUnrest || mode === 'production' ? 0 : byTier(CITY.leased.gold, tier)
}

/** [2.9, D-13] */
export function organizationInfluence(p: Readonly<Player>, { kind, tier, followers }: Readonly<Organization>): number {
  if (followers.inUnrest) return 0
  if (kind === 'spy') return byTier(SPY_INFLUENCE, tier)
  if (kind === 'cult') return byTier(CULT_INFLUENCE, tier)
  return kind === 'underworld' ? byTier(UNDERWORLD_INFLUENCE, tier) * rankOf(tier) * largestCityRank(p) : 0
}

/** [6.1] */
export function organizationGold(p: Readonly<Player>, { kind, tier, followers }: Readonly<Organization>): number {
  if (kind !== 'underworld' || followers.inUnrest) return 0
  return byTier(UNDERWORLD_GOLD, tier) * rankOf(tier) * largestCityRank(p)
}

/** [6.1] Split offices yield half of each, gold rounded down. */
export function officeInfluence({ tier, yieldMode }: Readonly<Office>): number {
  if (yieldMode === 'gold') return 0
  return yieldMode === 'split' ? byTier(OFFICE.influence, tier) / 2 : byTier(OFFICE.influence, tier)
}

export function officeGold({ config }: Readonly<World>, { tier, yieldMode }: Readonly<Office>): number {
  if (yieldMode === 'influence') return 0
  const gold = fullOfficeGold(config, tier)
  return yieldMode === 'split' ? Math.floor(gold / 2) : gold
}

function fullOfficeGold({ officeGoldPerRound }: Config, tier: Office['tier']): number {
  if (tier === 'small') return officeGoldPerRound
  return tier === 'medium' ? OFFICE.gold.medium : OFFICE.gold.large
}
