import {
  byTier,
  CITY,
  DOMAIN,
  OFFICE,
  ORGANIZATION,
  rankOf,
  TRADE,
  UNDERWORLD_GOLD,
  UNDERWORLD_INFLUENCE,
} from '../data/posts.ts'
import { DOMAIN_VALUE, OFFICE_VALUE, POINT, TRADE_VALUE, WEIGHT } from '../data/scoring.ts'
import { TROOP_UPKEEP } from '../data/works.ts'
import type { City, DomainTier, Facility, Group, Organization, OrganizationKind, Tier } from '../estate.ts'
import { countOf } from '../rules/caps.ts'
import { administrationGold } from '../rules/fixed-upkeep.ts'
import { largestCityRank, organizationOf } from '../rules/holdings.ts'
import { organizationGold, organizationInfluence, organizationLabor } from '../rules/pools.ts'
import { cityValue, organizationValue } from '../rules/score.ts'
import { newGroup } from '../setup.ts'
import type { Player } from '../state.ts'
import type { Mind } from './mind.ts'
import { INFLUENCE, LABOR, RAW, SPECIAL } from './yields.ts'

/*
 * What one more of something would add to the worth of one's books, in gold: the difference that `worthOf` would find,
 * without keeping the books twice. A test compares the two.
 */

export function domainWorth(mind: Mind, tier: Tier): number {
  const { domains } = mind.me
  const value = byTier(DOMAIN_VALUE, tier) + easierWith(domains, tier)
  return value / POINT + mind.rates.perRound * (domainYield(tier) - clerks(mind, 0, tier))
}

/** [5.11] The domain of the start as a small one. */
export function upgradeWorth({ me, rates }: Mind): number {
  const value = DOMAIN_VALUE.small - DOMAIN_VALUE.starter + easierWith(me.domains, 'small')
  return value / POINT + rates.perRound * (domainYield('small') - domainYield('starter'))
}

function domainYield(tier: DomainTier): number {
  return byTier(DOMAIN.labor, tier) * LABOR + byTier(DOMAIN.raw, tier) * RAW - byTier(DOMAIN.upkeepGold, tier)
}

/** A larger city also feeds the underworld. */
export function cityWorth(mind: Mind, tier: Tier, tenure: City['tenure']): number {
  const { me, rates } = mind
  const value = (cityValue({ mode: 'leased', tier, tenure }) + easierByOffice(me, tier)) / POINT
  const { gold, labor, influence } = CITY.leased
  const lease = tenure === 'pacht' ? CITY.pachtUpkeepGold : 0
  const yields = byTier(gold, tier) + byTier(labor, tier) * LABOR + byTier(influence, tier) * INFLUENCE - lease
  const ranks = rankOf(tier) - largestCityRank(me)
  const more = ranks > 0 ? ranks * underworldWorth(mind) : 0
  return value + rates.perRound * (yields - clerks(mind, 0, tier)) + more
}

/** What the underworld gains with each rank of the largest city. */
function underworldWorth({ me, rates }: Mind): number {
  const underworld = organizationOf(me, 'underworld')
  if (!underworld || underworld.followers.inUnrest) return 0
  const { tier } = underworld
  const gold = byTier(UNDERWORLD_GOLD, tier) * rankOf(tier)
  const influence = byTier(UNDERWORLD_INFLUENCE, tier) * rankOf(tier)
  const value = gold * WEIGHT.yieldGold + influence * WEIGHT.yieldInfluence
  return value / POINT + rates.perRound * (gold + influence * INFLUENCE)
}

/** [5.0.5] A large one brings a bonus action. */
export function officeWorth(mind: Mind, tier: Tier): number {
  const action = tier === 'large' ? WEIGHT.influenceAction : 0
  const value = byTier(OFFICE_VALUE.influence, tier) + easierByOffice(mind.me, tier) + action
  return value / POINT + mind.rates.perRound * (byTier(OFFICE.influence, tier) * INFLUENCE - clerks(mind, 0, tier))
}

export function tradeWorth(mind: Mind, tier: Tier): number {
  const value = byTier(TRADE_VALUE.produce, tier) + easierWith(mind.me.trades, tier)
  const upkeep = byTier(TRADE.upkeepGold, tier) + byTier(TRADE.upkeepLabor, tier) * LABOR
  const yields = byTier(TRADE.produce, tier) * SPECIAL - upkeep - clerks(mind, 0, tier)
  return value / POINT + mind.rates.perRound * yields
}

/** [5.8] Founded, or raised to that tier. */
export function organizationWorth(mind: Mind, kind: OrganizationKind, tier: Tier): number {
  const { me, rates } = mind
  const owned = organizationOf(me, kind)
  // In the shape of all others, for speed.
  const then: Organization = { id: '', kind, tier, facilities: NO_FACILITIES, followers: owned?.followers ?? NOBODY }
  const value = organizationValue(me, then) - (owned ? organizationValue(me, owned) : 0) + helpOf(then)
  const yields = organizationYield(me, then) - (owned ? organizationYield(me, owned) : 0)
  return value / POINT + rates.perRound * (yields - clerks(mind, owned ? rankOf(owned.tier) : 0, tier))
}

const NOBODY: Group = newGroup()
const NO_FACILITIES: Facility[] = []

/** Easier checks with every rank, and a bonus action with the last. */
function helpOf({ kind, tier, followers }: Readonly<Organization>): number {
  const isBusy = tier === 'large' && !followers.inUnrest
  switch (kind) {
    case 'cult':
      return WEIGHT.dcPerCultRank + (isBusy ? WEIGHT.influenceAction : 0)
    case 'collegiumTrade':
      return WEIGHT.dcPerCollegiumRank + (isBusy ? WEIGHT.moneyAction : 0)
    case 'collegiumCraft':
      return WEIGHT.dcPerCollegiumRank + (isBusy ? WEIGHT.materialsAction : 0)
    case 'underworld':
    case 'spy':
      return 0
  }
}

function organizationYield(p: Readonly<Player>, organization: Readonly<Organization>): number {
  const { kind, tier } = organization
  const { upkeepGold, upkeepLabor } = ORGANIZATION[kind]
  return (
    organizationGold(p, organization) +
    (organizationLabor(organization) - byTier(upkeepLabor, tier)) * LABOR +
    organizationInfluence(p, organization) * INFLUENCE -
    byTier(upkeepGold, tier)
  )
}

/** [6.1] Each level works and pays, unless it joins those who do not. */
export function followersWorth({ rates }: Mind, { levels, inUnrest }: Readonly<Group>, more: number, isCult: boolean) {
  const value = (more * (isCult ? WEIGHT.cultFollowerLevel : WEIGHT.followerLevel)) / POINT
  return levels > 0 && inUnrest ? value : value + rates.perRound * more * (1 + LABOR)
}

/** [2.9, 6.3] Mercenaries and thugs cost something for every level. */
export function troopsWorth({ me, rates }: Mind, kind: 'mercenary' | 'thug', more: number): number {
  const levels = me.troops.levels[kind]
  const combat = kind === 'mercenary' ? 2 * more : Math.floor((levels + more) / 2) - Math.floor(levels / 2)
  const { gold, influence } = TROOP_UPKEEP[kind]
  return (combat * WEIGHT.openCombat) / POINT - rates.perRound * more * (gold + influence * INFLUENCE)
}

/** [4.3] The first post of a tier makes business of that size easier. */
function easierWith(posts: Posts, tier: Tier): number {
  return countOf(posts, tier) === 0 ? WEIGHT.dcAdvantage : 0
}
type Posts = readonly { readonly tier: DomainTier }[]

/** The same for offices and leased cities, which help with the same things. */
function easierByOffice({ offices, cities }: Readonly<Player>, tier: Tier): number {
  if (countOf(offices, tier) > 0) return 0
  for (const city of cities) if (city.tier === tier && city.mode === 'leased') return 0
  return WEIGHT.dcAdvantage
}

/** [6.4] What clerks cost more once there is a post of that tier instead of one of that rank, or of none. */
function clerks({ w, me }: Mind, rank: number, tier: Tier): number {
  if (!w.config.administrationUpkeep) return 0
  const isLarger = rankOf(tier) > 1
  const small = (isLarger ? 0 : 1) - (rank === 1 ? 1 : 0)
  const larger = (isLarger ? 1 : 0) - (rank > 1 ? 1 : 0)
  return administrationGold(me, small, larger) - administrationGold(me)
}
