import type { SpecialistTier } from '../estate.ts'
import type { Dice } from './dice.ts'

/** [6.9] A row of the recruit table, by 2d6. */
export interface Recruit {
  /** Gold more or less. */
  readonly gold: number
  /** `null`: the tier that was asked for. */
  readonly tier: SpecialistTier | null
  /** A fixed number, or a die and two. */
  readonly loyalty: number | Dice
  readonly kind: 'chosen' | 'random'
  readonly extraTrait: 'positive' | 'ambitious' | null
  readonly apprentice: boolean
  readonly influencePerRound: number
  readonly positiveMultiplier: number
  readonly negativeMultiplier: number
  readonly baseEffectBonus: number
  /** Becomes experienced after so many rounds; 0 does not. */
  readonly promotedAfter: number
}

const D6: Dice = { count: 1, sides: 6 }
const D4: Dice = { count: 1, sides: 4 }
/** [6.9] Added to the die of loyalty. */
export const LOYALTY_MORE = 2
/** [6.9] */
export const APPRENTICE_LOYALTY = 3
/** [6.9] Tries for a trait that is not there yet. */
export const EXTRA_TRAIT_TRIES = 5
/** [6.9] What comes with a motivated candidate. */
export const AMBITIOUS = 1

const USUAL: Recruit = {
  gold: 0,
  tier: null,
  loyalty: D6,
  kind: 'chosen',
  extraTrait: null,
  apprentice: false,
  influencePerRound: 0,
  positiveMultiplier: 1,
  negativeMultiplier: 1,
  baseEffectBonus: 0,
  promotedAfter: 0,
}

/** [6.9] */
const RECRUITS: readonly Recruit[] = [
  { ...USUAL, gold: 20, tier: 'master', loyalty: 6, extraTrait: 'positive' },
  { ...USUAL, gold: 20, apprentice: true },
  { ...USUAL, gold: -10, loyalty: 6 },
  { ...USUAL, gold: -10, tier: 'simple', extraTrait: 'ambitious', promotedAfter: 4 },
  { ...USUAL, gold: -5, loyalty: D4 },
  USUAL,
  { ...USUAL, gold: 5 },
  { ...USUAL, gold: 20, tier: 'master', influencePerRound: 2 },
  { ...USUAL, gold: 25, tier: 'master', loyalty: D4, negativeMultiplier: 2, baseEffectBonus: 1 },
  { ...USUAL, kind: 'random' },
  {
    ...USUAL,
    gold: 50,
    tier: 'master',
    kind: 'random',
    positiveMultiplier: 2,
    negativeMultiplier: 2,
    baseEffectBonus: 1,
  },
]

/** [6.9] What the dearest row asks for on top. */
export const DEAREST_MORE = Math.max(...RECRUITS.map(({ gold }) => gold))

/** The row for 2 to 12. */
export function recruitOf(roll: number): Recruit {
  return RECRUITS[roll - 2] as Recruit
}
