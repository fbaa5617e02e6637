import type { DomainKind, OrganizationKind, SpecialistTier, YieldMode } from '../estate.ts'
import type { ByDomainTier, ByTier } from './posts.ts'

/** [6.10] All in 1/120 of a gold piece, the least unit in which every term is whole. */
export const POINT = 120

export const WEIGHT = {
  /** Per twelfth. */
  gold12: 10,
  pendingGold12: 9,
  raw: 30,
  special: 240,
  pendingRaw: 27,
  pendingSpecial: 216,
  /** Of this round's pools. */
  labor: 2 * POINT,
  influence: 72,
  permanentLabor: 20 * POINT,
  permanentInfluence: 6 * POINT,
  information: 2 * POINT,
  openCombat: 8 * POINT,
  /** One gold or influence a round, over ten rounds. */
  yieldGold: 10 * POINT,
  yieldInfluence: 720,
  facilityGold: POINT,
  facilityInfluencePrice: 72,
  facilityInfluence: 6 * POINT,
  followerLevel: 1728,
  cultFollowerLevel: 1536,
  dcAdvantage: 5 * POINT,
  dcPerCultRank: 5 * POINT,
  dcPerCollegiumRank: 10 * POINT,
  influenceAction: 20 * POINT,
  moneyAction: 40 * POINT,
  materialsAction: 20 * POINT,
} as const

export const DOMAIN_VALUE: ByDomainTier = {
  starter: 60 * POINT,
  small: 80 * POINT,
  medium: 180 * POINT,
  large: 310 * POINT,
}
export const CITY_VALUE = {
  leased: scaled({ small: 58, medium: 127, large: 284 }),
  production: scaled({ small: 32, medium: 45, large: 100 }),
} as const
/** What a leasehold counts less, beside its lower price. */
export const PACHT_DISCOUNT = 10 * POINT
export const OFFICE_VALUE: Readonly<Record<YieldMode, ByTier>> = {
  influence: scaled({ small: 34, medium: 70, large: 164 }),
  gold: scaled({ small: 40, medium: 122, large: 268 }),
  split: scaled({ small: 32, medium: 96, large: 216 }),
}
/** Prices of all steps together, influence at 0.6. */
export const ORGANIZATION_COST: Readonly<Record<OrganizationKind, ByTier>> = {
  underworld: { small: 1728, medium: 5184, large: 10368 },
  spy: { small: 2352, medium: 7056, large: 14112 },
  cult: { small: 1536, medium: 4608, large: 9216 },
  collegiumTrade: { small: 2544, medium: 7632, large: 15264 },
  collegiumCraft: { small: 2544, medium: 7632, large: 15264 },
}
export const TRADE_VALUE = {
  produce: scaled({ small: 20, medium: 10, large: 60 }),
  trade: scaled({ small: 0, medium: 10, large: 100 }),
} as const
export const WORKSHOP_VALUE: ByTier = scaled({ small: 8, medium: 0, large: 0 })
export const STORAGE_VALUE: ByTier = scaled({ small: 8, medium: 16, large: 40 })
export const SPECIALIST_VALUE: Readonly<Record<SpecialistTier, number>> = {
  simple: 10 * POINT,
  experienced: 25 * POINT,
  master: 50 * POINT,
}
/** [11.1] A magic domain, which v1 does not know, counts what it costs in gold. */
export const SPECIALIZATION_VALUE: Readonly<Record<DomainKind, number>> = {
  agriculture: 1260,
  animalHusbandry: 1920,
  forestry: 720,
  mining: 2520,
  magic: 2400,
}

function scaled({ small, medium, large }: ByTier): ByTier {
  return { small: small * POINT, medium: medium * POINT, large: large * POINT }
}
