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
  | FacilityFamily

/** [5.0.4] What the free facility action can be used for. */
export type FacilityFamily =
  | 'facility'
  | 'reforms'
  | 'workshop'
  | 'storage'
  | 'specialist'
  | 'upgrade'
  | 'catalogue'
  | 'specialty'

/** [13.1] A few sensible things to try; whether they are legal is for the rules to say. */
export type Proposer = (mind: Mind) => readonly PlayerMove[]

/** [13.1] Amounts just below the size thresholds. */
export const BELOW_MEDIUM = 3
export const BELOW_LARGE = 7

/** [13.1] Those thresholds that are within reach, and the most there can be. */
export function amounts(most: number, ...thresholds: readonly number[]): readonly number[] {
  if (most < 1) return []
  return [...thresholds.filter((amount) => amount < most), most]
}
