import { entryOf } from '../catalogue/specs.ts'
import { catalogueWorth } from '../catalogue/worth.ts'
import { FACILITY_KEYS } from '../data/facilities.ts'
import { MATERIAL_COUNT, RAW_COUNT } from '../data/materials.ts'
import { type ByDomainTier, byTier, CITY, rankOf, TRADE } from '../data/posts.ts'
import {
  CITY_VALUE,
  DOMAIN_VALUE,
  OFFICE_VALUE,
  ORGANIZATION_COST,
  PACHT_DISCOUNT,
  POINT,
  SPECIALIST_VALUE,
  SPECIALIZATION_VALUE,
  STORAGE_VALUE,
  TRADE_VALUE,
  WEIGHT,
  WORKSHOP_VALUE,
} from '../data/scoring.ts'
import type { City, DomainTier, Facility, Office, Organization, Trade } from '../estate.ts'
import type { Price } from '../ledger.ts'
import type { Player, World } from '../state.ts'
import { bonusSlots } from './bonus-slots.ts'
import { openCombat } from './combat.ts'
import { listedCost } from './facility-cost.ts'
import { genericInfluence } from './facility-worth.ts'
import { type HostKind, organizationRank } from './holdings.ts'
import { organizationGold, organizationInfluence } from './pools.ts'

/** [6.10] The parts of somebody's net worth, in 1/120 of a gold piece. */
export interface ScoreParts {
  readonly gold: number
  readonly goods: number
  readonly permanent: number
  readonly domains: number
  readonly cities: number
  readonly offices: number
  readonly organizations: number
  readonly trades: number
  readonly works: number
  readonly specialists: number
  readonly followers: number
  readonly facilities: number
  readonly combat: number
  readonly advantages: number
}

/** The same while a match goes on. */
export interface StandingParts extends ScoreParts {
  /** Labour and influence of this round. */
  readonly pools: number
}

/** [6.10] Net worth as it is shown: while a match goes on, what is left in the pools counts, too. */
export function standingOf(w: Readonly<World>, p: Readonly<Player>): number {
  return scoreOf(w, p) + poolsValue(w, p)
}

/** What that is made of. */
export function standingParts(w: Readonly<World>, p: Readonly<Player>): StandingParts {
  return { ...scoreParts(w, p), pools: poolsValue(w, p) }
}

function poolsValue({ finished }: Readonly<World>, { turn }: Readonly<Player>): number {
  return finished ? 0 : turn.labor * WEIGHT.labor + turn.influence * WEIGHT.influence
}

/** [6.10] Net worth in gold equivalents, without the pools: in the end they are worth nothing. */
export function scoreOf(w: Readonly<World>, p: Readonly<Player>): number {
  const parts = scoreParts(w, p)
  return (
    parts.gold +
    parts.goods +
    parts.permanent +
    parts.domains +
    parts.cities +
    parts.offices +
    parts.organizations +
    parts.trades +
    parts.works +
    parts.specialists +
    parts.followers +
    parts.facilities +
    parts.combat +
    parts.advantages
  )
}

export function scoreParts(w: Readonly<World>, p: Readonly<Player>): ScoreParts {
  return {
    gold: p.gold12 * WEIGHT.gold12 + p.pendingGold12 * WEIGHT.pendingGold12,
    goods:
      goodsValue(p.stock, WEIGHT.raw, WEIGHT.special) +
      goodsValue(p.pendingStock, WEIGHT.pendingRaw, WEIGHT.pendingSpecial),
    permanent:
      p.permanentLabor * WEIGHT.permanentLabor +
      p.permanentInfluence * WEIGHT.permanentInfluence +
      p.information * WEIGHT.information,
    domains: domainsValue(p),
    cities: citiesValue(p),
    offices: officesValue(p),
    organizations: organizationsValue(p),
    trades: tradesValue(p),
    works: worksValue(p),
    specialists: specialistsValue(p),
    followers: followersValue(p),
    facilities: allFacilitiesValue(w, p),
    combat: openCombat(p) * WEIGHT.openCombat,
    advantages: advantagesValue(p),
  }
}

// Plain loops all of them: net worth is asked for every round of every match that is simulated.

function citiesValue({ cities }: Readonly<Player>): number {
  let value = 0
  for (const city of cities) value += cityValue(city)
  return value
}

function officesValue({ offices }: Readonly<Player>): number {
  let value = 0
  for (const office of offices) value += officeValue(office)
  return value
}

function officeValue({ yieldMode, tier }: Readonly<Office>): number {
  if (yieldMode === 'influence') return byTier(OFFICE_VALUE.influence, tier)
  return byTier(yieldMode === 'gold' ? OFFICE_VALUE.gold : OFFICE_VALUE.split, tier)
}

function organizationsValue(p: Readonly<Player>): number {
  let value = 0
  for (const organization of p.organizations) value += organizationValue(p, organization)
  return value
}

function tradesValue({ trades }: Readonly<Player>): number {
  let value = 0
  for (const trade of trades) value += tradeValue(trade)
  return value
}

function worksValue({ workshops, storages }: Readonly<Player>): number {
  let value = 0
  for (const { tier } of workshops) value += byTier(WORKSHOP_VALUE, tier)
  for (const { tier } of storages) value += byTier(STORAGE_VALUE, tier)
  return value
}

function specialistsValue({ specialists }: Readonly<Player>): number {
  let value = 0
  for (const { tier } of specialists) value += SPECIALIST_VALUE[tier]
  return value
}

function goodsValue(stock: readonly number[], raw: number, special: number): number {
  let raws = 0
  let specials = 0
  for (let i = 0; i < RAW_COUNT; i++) raws += stock[i] as number
  for (let i = RAW_COUNT; i < MATERIAL_COUNT; i++) specials += stock[i] as number
  return raws * raw + specials * special
}

function domainsValue({ domains, works }: Readonly<Player>): number {
  let value = 0
  for (const { tier, specialization } of domains) {
    value += byTier(DOMAIN_VALUE, tier)
    if (specialization && works === null) value += SPECIALIZATION_VALUE[specialization]
  }
  return value
}

/** A leasehold costs half as much, rounded down, and a gold piece a round. */
export function cityValue({ mode, tier, tenure }: Pick<City, 'mode' | 'tier' | 'tenure'>): number {
  const value = byTier(mode === 'leased' ? CITY_VALUE.leased : CITY_VALUE.production, tier)
  if (tenure === 'owned') return value
  const price = byTier(CITY.price, tier)
  return Math.max(0, value - (price - Math.floor(price / 2)) * POINT - PACHT_DISCOUNT)
}

/** What it cost and what it yields in ten rounds; in unrest it yields nothing. */
export function organizationValue(p: Readonly<Player>, organization: Readonly<Organization>): number {
  const { kind, tier, followers } = organization
  const cost = byTier(ORGANIZATION_COST[kind], tier)
  if (followers.inUnrest) return cost
  const yields =
    organizationGold(p, organization) * WEIGHT.yieldGold +
    organizationInfluence(p, organization) * WEIGHT.yieldInfluence +
    NET_YIELD[kind](rankOf(tier)) * WEIGHT.yieldGold
  return Math.max(0, cost + yields)
}

/** Labour at two gold pieces, less upkeep. */
const NET_YIELD: Readonly<Record<Organization['kind'], (rank: number) => number>> = {
  underworld: (rank) => -3 * rank,
  spy: (rank) => -2 * rank,
  cult: (rank) => rank,
  collegiumTrade: (rank) => 6 * rank - 2,
  collegiumCraft: (rank) => 6 * rank - 2,
}

function tradeValue({ mode, tier, damage }: Readonly<Trade>): number {
  if (damage) return Math.max(0, byTier(TRADE.price, tier) - damage.repairGold) * POINT
  return byTier(mode === 'produce' ? TRADE_VALUE.produce : TRADE_VALUE.trade, tier)
}

function followersValue({ domains, cities, organizations }: Readonly<Player>): number {
  let value = 0
  for (const { tenants } of domains) value += tenants.levels * WEIGHT.followerLevel
  for (const { tenants } of cities) value += tenants.levels * WEIGHT.followerLevel
  for (const { kind, followers } of organizations) {
    value += followers.levels * (kind === 'cult' ? WEIGHT.cultFollowerLevel : WEIGHT.followerLevel)
  }
  return value
}

function allFacilitiesValue(w: Readonly<World>, p: Readonly<Player>): number {
  // [11.1] The full catalogue knows what its own facilities and specialisations are worth.
  let value = p.works === null ? 0 : catalogueWorth(p)
  const isFull = w.config.facilityCatalogue === 'full'
  value += facilitiesValue(isFull, 'troops', p.troops.facilities)
  value += facilitiesValue(isFull, 'personal', p.personal)
  for (const { facilities } of p.domains) value += facilitiesValue(isFull, 'domain', facilities)
  for (const { facilities } of p.cities) value += facilitiesValue(isFull, 'city', facilities)
  for (const { facilities } of p.offices) value += facilitiesValue(isFull, 'office', facilities)
  for (const { facilities } of p.organizations) value += facilitiesValue(isFull, 'organization', facilities)
  for (const { facilities } of p.trades) value += facilitiesValue(isFull, 'trade', facilities)
  for (const { facilities } of p.workshops) value += facilitiesValue(isFull, 'workshop', facilities)
  return value
}

function facilitiesValue(isFull: boolean, host: HostKind, facilities: readonly Facility[]): number {
  const values = FACILITY_VALUE[host]
  let value = 0
  for (const { key } of facilities) {
    if (!isFull || !entryOf(key)) value += values.get(key) ?? reckonedValue(host, key)
  }
  return value
}

/** What a facility of v1 counts where it stands; private rooms on no list are reckoned each time. */
export function facilityValue(host: HostKind, key: string): number {
  return FACILITY_VALUE[host].get(key) ?? reckonedValue(host, key)
}

type Values = ReadonlyMap<string, number>

/** What each facility of v1 cost, and the influence it gives where it stands. */
const FACILITY_VALUE: Readonly<Record<HostKind, Values>> = {
  domain: valuesAt('domain'),
  city: valuesAt('city'),
  office: valuesAt('office'),
  organization: valuesAt('organization'),
  trade: valuesAt('trade'),
  workshop: valuesAt('workshop'),
  troops: valuesAt('troops'),
  personal: valuesAt('personal'),
}

function valuesAt(host: HostKind): Values {
  return new Map(FACILITY_KEYS.map((key) => [key, reckonedValue(host, key)]))
}

function reckonedValue(host: HostKind, key: string): number {
  return costValue(listedCost(key)) + genericInfluence(host, key) * WEIGHT.facilityInfluence
}

function costValue({ gold12, influence, goods }: Price): number {
  let value = gold12 * WEIGHT.gold12 + influence * WEIGHT.facilityInfluencePrice
  for (const { material, count } of goods) value += count * (material.startsWith('raw.') ? WEIGHT.raw : WEIGHT.special)
  return value
}

/** Easier checks and bonus actions. */
function advantagesValue(p: Readonly<Player>): number {
  let seats = 0
  for (const { tier } of p.offices) seats |= byTier(TIER_BIT, tier)
  for (const { tier, mode } of p.cities) if (mode === 'leased') seats |= byTier(TIER_BIT, tier)
  const tiers = tiersAmong(p.trades) + tiersAmong(p.domains) + (COUNT[seats] as number)
  const collegia = organizationRank(p, 'collegiumTrade') + organizationRank(p, 'collegiumCraft')
  return (
    tiers * WEIGHT.dcAdvantage +
    organizationRank(p, 'cult') * WEIGHT.dcPerCultRank +
    collegia * WEIGHT.dcPerCollegiumRank +
    bonusSlots(p, 'influence') * WEIGHT.influenceAction +
    bonusSlots(p, 'money') * WEIGHT.moneyAction +
    bonusSlots(p, 'materials') * WEIGHT.materialsAction
  )
}

const TIER_BIT: ByDomainTier = { starter: 0, small: 1, medium: 2, large: 4 }
/** How many of three bits are set. */
const COUNT: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3]

/** How many tiers there is a post of. */
function tiersAmong(posts: readonly { readonly tier: DomainTier }[]): number {
  let bits = 0
  for (const { tier } of posts) bits |= byTier(TIER_BIT, tier)
  return COUNT[bits] as number
}
