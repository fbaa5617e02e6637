import type { DomainTier } from '../estate.ts'
import type { ByTier } from './posts.ts'

/** [4.3] From how many investments, levels or targets an action is medium, and large. */
export const THRESHOLDS = {
  usual: { medium: 4, large: 8 },
  /** Influence and materials are won with many small steps. */
  patient: { medium: 8, large: 12 },
  targets: { medium: 2, large: 3 },
} as const

/** [4.3] */
export const SIZE_DC: ByTier = { small: 0, medium: 4, large: 8 }

/** [5.2] */
export const GAIN_INFLUENCE = {
  baseDc: 12,
  gold: { temporary: 1, permanent: 2 },
  capWithout: 4,
  cap: { small: 6, medium: 8, large: 12 },
  permanentCap: 2,
  temporary: { veryGood: 8, good: 6, success: 4, poor: 2, fail: 0 },
  /** A poor result is half of the investments, rounded up. */
  permanent: { veryGood: 3, good: 2, success: 1 },
} as const

/** [5.3] */
export const LEND = {
  baseDc: 14,
  gold: 2,
  payout: { veryGood: 12, good: 8, success: 4, poor: 1, fail: 0 },
} as const

/** [5.4, 5.5] */
export const MARKET_TRADE = {
  baseDc: 14,
  rawPerInvestment: 6,
  cap: 4,
  /** Selling: gold per investment, and what good results add. */
  saleGold: 3,
  saleMore: { veryGood: 3, good: 2, success: 0 },
  /** Gold less on a failure. */
  failedSale: 1,
  /** Buying: gold per investment, and how the result changes it. */
  rawGold: 2,
  otherGold: 3,
  purchaseMore: { veryGood: -4, good: -2, success: 0, poor: 1, fail: 0 },
} as const

/** [5.4] In the order in which they apply. */
export const CARGO_RISKS = [
  { kind: 'pirates', upTo: 4, lossPerInvestment: 3, defenceDc: 0 },
  { kind: 'conflict', upTo: 5, lossPerInvestment: 2, defenceDc: 17 },
  { kind: 'storm', upTo: 3, lossPerInvestment: 2, defenceDc: 0 },
] as const

/** [5.7] */
export const DOMAIN_ADMINISTRATION = {
  baseDc: 10,
  cap: { starter: 4, small: 4, medium: 8, large: 12 } as Readonly<Record<DomainTier, number>>,
  raw: { veryGood: 16, good: 12, success: 8, poor: 1, fail: 0 },
} as const
export const WORKSHOP_OVERSIGHT = {
  baseDc: 12,
  /** Halves of a special material per investment. */
  halves: { veryGood: 8, good: 6, success: 4, poor: 1, fail: 0 },
  rawPerSpecial: 4,
} as const
/** [6.9] Trait 9: what an energetic specialist adds. */
export const ENERGETIC = { raw: 2, special: 1, improvedRaw: 4 } as const

/** [5.13] */
export const POLITICS = {
  baseDc: 14,
  defenceDc: 10,
  rollPerInformation: 2,
  influencePerInvestment: 6,
  payment: {
    goldFirst: { gold: 6, influence: 2 },
    influenceFirst: { gold: 2, influence: 6 },
  },
  information: { veryGood: 3, good: 2, success: 1, poor: 0, fail: 0 },
  kw: { veryGood: -4, good: -2, success: 0, poor: 2, fail: 4 },
  as: { veryGood: 1, good: 0, success: 0, poor: -1, fail: 0 },
  n: { veryGood: 0, good: 0, success: 0, poor: 2, fail: 4 },
  goldLess: { veryGood: 2, good: 1, success: 0, poor: 0, fail: 0 },
  /** Influence more for each investment paid with influence. */
  poorInfluence: 1,
  undefendedInfluence: 2,
  undefendedAs: -1,
  loyalty: { veryGood: 2, good: 1, success: 1, poor: 1, fail: -1 },
  loyaltyGoldLess: 3,
  loyaltyGoldLessPerTarget: 2,
  targetsMax: 3,
  informationTo: { gold: 2, influence: 4 },
} as const
