import type { DomainTier, OfficeKind, OrganizationKind, Tier } from '../estate.ts'
import type { MaterialId } from './materials.ts'

/** A figure for each size of a post. */
export type ByTier<T = number> = Readonly<Record<Tier, T>>
export type ByDomainTier<T = number> = Readonly<Record<DomainTier, T>>

export const TIERS = ['small', 'medium', 'large'] as const
export const RANK: ByDomainTier = { starter: 0, small: 1, medium: 2, large: 3 }

/** The figure for a tier. Comparing is several times as fast as looking up by a name that varies. */
export function byTier<T extends DomainTier, V>(figures: Readonly<Record<T, V>>, tier: T): V {
  const all = figures as ByDomainTier<V>
  if (tier === 'small') return all.small
  if (tier === 'medium') return all.medium
  return tier === 'large' ? all.large : all.starter
}

export function rankOf(tier: DomainTier): number {
  return byTier(RANK, tier)
}

/** [5.8] Posts of one tier, but for offices and organisations. */
export const POSTS_PER_TIER_MAX = 4

/** How many raw materials of each kind a domain may be set to. */
export interface PickRule {
  readonly cheap: number
  readonly basicMin: number
  readonly basicMax: number
  readonly expensiveMax: number
  readonly total: number
  /** Those with a sale bonus. */
  readonly bonusMax: number
}

/** [6.1, 6.3, 5.8–5.11] */
export const DOMAIN = {
  price: { small: 30, medium: 80, large: 140 },
  baseDc: 10,
  labor: { starter: 2, small: 2, medium: 4, large: 8 },
  raw: { starter: 8, small: 12, medium: 24, large: 36 },
  upkeepGold: { starter: 0, small: 2, medium: 4, large: 8 },
  slots: { starter: 0, small: 2, medium: 4, large: 6 },
  tenantCap: { starter: 0, small: 2, medium: 4, large: 8 },
  militiaCap: { starter: 0, small: 2, medium: 4, large: 8 },
  starterUpgrade: { gold: 8, labor: 4 },
} as const

export const PICK_RULE: ByDomainTier<PickRule> = {
  starter: { cheap: 1, basicMin: 0, basicMax: 0, expensiveMax: 0, total: 1, bonusMax: 0 },
  small: { cheap: 2, basicMin: 1, basicMax: 1, expensiveMax: 0, total: 3, bonusMax: 0 },
  medium: { cheap: 3, basicMin: 2, basicMax: 2, expensiveMax: 0, total: 5, bonusMax: 1 },
  large: { cheap: 4, basicMin: 2, basicMax: 3, expensiveMax: 1, total: 7, bonusMax: 1 },
}
/** [5.11] Agriculture: two cheap and two basic ones, whatever the tier. */
export const AGRICULTURE_PICK_RULE: PickRule = {
  cheap: 2,
  basicMin: 2,
  basicMax: 2,
  expensiveMax: 0,
  total: 4,
  bonusMax: 4,
}

export const DEFAULT_PICKS: ByDomainTier<readonly MaterialId[]> = {
  starter: ['raw.grain'],
  small: ['raw.grain', 'raw.vegetables', 'raw.buildStone'],
  medium: ['raw.grain', 'raw.vegetables', 'raw.wood', 'raw.buildStone', 'raw.ironOre'],
  large: ['raw.grain', 'raw.vegetables', 'raw.wood', 'raw.fruit', 'raw.buildStone', 'raw.ironOre', 'raw.leather'],
}
export const AGRICULTURE_PICKS: readonly MaterialId[] = ['raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey']

export const CITY = {
  price: { small: 12, medium: 25, large: 60 },
  baseDc: { owned: 10, pacht: 8 },
  leased: {
    labor: { small: 1, medium: 2, large: 4 },
    influence: { small: 1, medium: 2, large: 4 },
    gold: { small: 2, medium: 5, large: 12 },
  },
  production: { labor: { small: 2, medium: 3, large: 6 }, upkeepGold: { small: 2, medium: 4, large: 8 } },
  pachtUpkeepGold: 1,
  slots: { small: 2, medium: 3, large: 4 },
  tenantCap: { small: 2, medium: 3, large: 4 },
  thugCap: { small: 1, medium: 2, large: 3 },
} as const

export const OFFICE = {
  influence: { small: 4, medium: 8, large: 16 },
  /** That of small ones is an option. */
  gold: { medium: 10, large: 20 },
  price: {
    goldFirst: { gold: { small: 10, medium: 20, large: 80 }, influence: { small: 4, medium: 10, large: 20 } },
    influenceFirst: { gold: { small: 4, medium: 10, large: 20 }, influence: { small: 10, medium: 20, large: 80 } },
  },
  baseDc: 14,
  /** [5.8] Small ones: 8 and so many more for each larger one. */
  smallMax: 8,
  smallMaxPerMedium: 2,
  smallMaxPerLarge: 4,
  largerMax: 4,
  /** Offices of the tier below that a larger one needs. */
  ladder: 2,
  slots: { small: 2, medium: 3, large: 4 },
  bodyguardCap: { small: 1, medium: 3, large: 4 },
} as const

export const OFFICE_KINDS: readonly OfficeKind[] = [
  'cityAdministration',
  'churchOversight',
  'courtOffice',
  'provinceAdministration',
  'militaryOffice',
]

export const ORGANIZATION_KINDS: readonly OrganizationKind[] = [
  'underworld',
  'spy',
  'cult',
  'collegiumTrade',
  'collegiumCraft',
]

interface OrganizationData {
  readonly gold: number
  readonly influence: number
  readonly upkeepGold: ByTier
  readonly upkeepLabor: ByTier
  readonly labor: ByTier
  readonly followerCap: ByTier
}
/** [5.8] Prices are per rank of the tier that is reached. */
export const ORGANIZATION: Readonly<Record<OrganizationKind, OrganizationData>> = {
  underworld: {
    gold: 12,
    influence: 4,
    upkeepGold: { small: 1, medium: 2, large: 3 },
    upkeepLabor: { small: 1, medium: 2, large: 3 },
    labor: { small: 0, medium: 0, large: 0 },
    followerCap: { small: 2, medium: 4, large: 6 },
  },
  spy: {
    gold: 16,
    influence: 6,
    upkeepGold: { small: 2, medium: 4, large: 6 },
    upkeepLabor: { small: 0, medium: 0, large: 0 },
    labor: { small: 0, medium: 0, large: 0 },
    followerCap: { small: 0, medium: 0, large: 0 },
  },
  cult: {
    gold: 8,
    influence: 8,
    upkeepGold: { small: 1, medium: 2, large: 3 },
    upkeepLabor: { small: 0, medium: 0, large: 0 },
    labor: { small: 1, medium: 2, large: 3 },
    followerCap: { small: 2, medium: 4, large: 8 },
  },
  collegiumTrade: {
    gold: 20,
    influence: 2,
    upkeepGold: { small: 2, medium: 2, large: 2 },
    upkeepLabor: { small: 0, medium: 0, large: 0 },
    labor: { small: 3, medium: 6, large: 9 },
    followerCap: { small: 1, medium: 2, large: 3 },
  },
  collegiumCraft: {
    gold: 20,
    influence: 2,
    upkeepGold: { small: 2, medium: 2, large: 2 },
    upkeepLabor: { small: 0, medium: 0, large: 0 },
    labor: { small: 3, medium: 6, large: 9 },
    followerCap: { small: 1, medium: 2, large: 3 },
  },
}
export const ORGANIZATION_BASE_DC = 14
export const ORGANIZATION_SLOTS_PER_RANK = 2
/** [2.9] Influence of spies and cults; that of the underworld depends on the largest city. */
export const SPY_INFLUENCE: ByTier = { small: 6, medium: 13, large: 20 }
export const CULT_INFLUENCE: ByTier = { small: 5, medium: 12, large: 19 }
/** [6.1] Times rank, times the rank of the largest city. */
export const UNDERWORLD_INFLUENCE: ByTier = { small: 1, medium: 2, large: 3 }
export const UNDERWORLD_GOLD: ByTier = { small: 4, medium: 5, large: 6 }

export const TRADE = {
  price: { small: 20, medium: 40, large: 80 },
  baseDc: 10,
  upkeepGold: { small: 2, medium: 5, large: 6 },
  upkeepLabor: { small: 1, medium: 2, large: 4 },
  produce: { small: 2, medium: 3, large: 6 },
  product: 'special.simpleTools',
  specialIn: { small: 1, medium: 2, large: 4 },
  goldOut: { small: 4, medium: 10, large: 24 },
  slotsPerRank: 2,
  lendCap: { none: 2, small: 4, medium: 6, large: 10 },
  sellCapPerRank: 2,
} as const

/** [4.3] DC for the tier of a purchase. */
export const POST_TIER_DC: ByTier = { small: 0, medium: 4, large: 8 }
export const OFFICE_TIER_DC: ByTier = { small: 0, medium: 2, large: 4 }
