import type { PlayerMove } from '../../moves.ts'
import type { Mind } from '../mind.ts'

/** Kinds of things to do; what a character likes is said by family. */
export type Family =
  | 'influence'
  | 'permanentInfluence'
  | 'lend'
  | 'sell'
  | 'buy'
  | 'administration'
  | 'oversight'
  | 'domain'
  | 'city'
  | 'office'
  | 'underworld'
  | 'spy'
  | 'cult'
  | 'collegiumTrade'
  | 'collegiumCraft'
  | 'trade'
  | 'tenants'
  | 'troops'
  | 'loyalty'
  | 'intrigue'
  | 'facility'
  | 'reforms'
  | 'workshop'
  | 'storage'
  | 'specialist'
  | 'upgrade'
  | 'catalogue'
  | 'specialty'

/** [13.1] A few sensible things to try; whether they are legal is for the rules to say. */
export type Proposer = (mind: Mind, ideas: Ideas) => void

/** Hears what could be done, what it would cost, and what it would add to one's worth, its cost taken off. */
export interface Ideas {
  /** Whether so much more worth would make a difference: what would not is not worth looking for. */
  hopes(gain: number): boolean
  /** Whether such a price leaves enough in the purse: what does not is not worth reckoning. */
  affords(gold12: number): boolean
  /** [4.2] By what each of the five results would add. The cost is that of a plain success. */
  rolled(
    move: PlayerMove,
    gold12: number,
    influence: number,
    veryGood: number,
    good: number,
    success: number,
    poor: number,
    fail: number,
  ): void
  /** Where nothing is rolled. */
  certain(move: PlayerMove, gold12: number, influence: number, gain: number): void
  /** [11.1] What can only be judged by trying it out. */
  unknown(move: PlayerMove): void
}

/** [13.1] Amounts just below the size thresholds. */
export const BELOW_MEDIUM = 3
export const BELOW_LARGE = 7

/** [13.1] Those thresholds that are within reach, and the most there can be. */
export function amounts(most: number, ...thresholds: readonly number[]): readonly number[] {
  if (most < 1) return []
  return [...thresholds.filter((amount) => amount < most), most]
}

/** The same, made once for each most. */
export function amountsBelow(...thresholds: readonly number[]): (most: number) => readonly number[] {
  const made: (readonly number[])[] = []
  return (most) => {
    if (most < 1) return NONE
    made[most] ??= amounts(most, ...thresholds)
    return made[most]
  }
}
const NONE: readonly number[] = []
