import type { SpecialistKind, SpecialistTier, TroopKind } from '../estate.ts'
import type { ByDomainTier, ByTier } from './posts.ts'

/** [5.11, 6.3, 6.8] */
export const WORKSHOP = {
  price: { small: 8, medium: 16, large: 40 },
  upkeepLabor: { small: 1, medium: 2, large: 4 },
  upkeepGold: { small: 0, medium: 1, large: 3 },
  rawIn: { small: 8, medium: 12, large: 24 },
  specialOut: { small: 2, medium: 3, large: 6 },
  rawPerSpecial: 4,
  slots: { small: 1, medium: 2, large: 3 },
  oversightCapPerRank: 2,
} as const

export const STORAGE = {
  price: { small: 8, medium: 16, large: 40 },
  upkeepLabor: { small: 1, medium: 2, large: 3 },
  raw: { small: 15, medium: 25, large: 40 },
  special: { small: 5, medium: 10, large: 15 },
} as const

/** [5.11] How many workshops and storages of each tier a domain can hold together. */
export const DOMAIN_PRODUCTION: ByDomainTier<ByTier> = {
  starter: { small: 0, medium: 0, large: 0 },
  small: { small: 1, medium: 0, large: 0 },
  medium: { small: 0, medium: 1, large: 0 },
  large: { small: 1, medium: 1, large: 0 },
}
/** A small city holds two small ones or one medium one, not both. */
export const CITY_PRODUCTION: ByTier<ByTier> = {
  small: { small: 2, medium: 1, large: 0 },
  medium: { small: 1, medium: 1, large: 0 },
  large: { small: 0, medium: 1, large: 1 },
}

/** [5.9] */
export const FOLLOWERS = {
  baseDc: 14,
  price: { gold: 12, influence: 4 },
  cultPrice: { gold: 8, influence: 8 },
  insulaeCap: 2,
  rawPerLevel: 2,
  loyaltyMax: 6,
  loyaltyStart: 3,
} as const

export const TROOP_KINDS: readonly TroopKind[] = ['bodyguard', 'militia', 'mercenary', 'thug']

/** [5.10] List prices per level. */
export const TROOPS: Readonly<
  Record<
    TroopKind,
    { readonly gold: number; readonly influence: number; readonly armor: number; readonly weapons: number }
  >
> = {
  bodyguard: { gold: 12, influence: 4, armor: 1, weapons: 1 },
  militia: { gold: 6, influence: 0, armor: 0, weapons: 1 },
  mercenary: { gold: 8, influence: 0, armor: 0, weapons: 0 },
  thug: { gold: 4, influence: 2, armor: 0, weapons: 0 },
}
/** [6.3] What so many levels cost each round; whatever is begun counts whole. */
export const TROOP_UPKEEP: Readonly<
  Record<TroopKind, { readonly levels: number; readonly gold: number; readonly influence: number }>
> = {
  bodyguard: { levels: 1, gold: 4, influence: 2 },
  militia: { levels: 2, gold: 1, influence: 1 },
  mercenary: { levels: 1, gold: 3, influence: 0 },
  thug: { levels: 1, gold: 1, influence: 1 },
}
export const TROOPS_BASE_DC = 10
export const BODYGUARD_CAP = 3
export const MERCENARY_CAP = 4
export const THUG_CAP_PER_RANK = 2
export const TROOPS_LOYALTY_START = 2

/** In the order of the catalogue, which picks at random refer to. */
export const SPECIALIST_KINDS: readonly SpecialistKind[] = [
  'tactician',
  'wizard',
  'administrator',
  'strategist',
  'cleric',
  'financier',
  'politician',
  'builder',
  'workshop',
  'enforcer',
  'artisan',
]
export const SPECIALIST_TIERS: readonly SpecialistTier[] = ['simple', 'experienced', 'master']
/** [5.12] */
export const SPECIALIST: Readonly<
  Record<SpecialistTier, { readonly price: number; readonly upkeepGold: number; readonly dc: number }>
> = {
  simple: { price: 10, upkeepGold: 1, dc: 10 },
  experienced: { price: 25, upkeepGold: 3, dc: 14 },
  master: { price: 50, upkeepGold: 5, dc: 18 },
}
export const SPECIALIST_CAP = 2
export const PERSONAL_MAX = 6
