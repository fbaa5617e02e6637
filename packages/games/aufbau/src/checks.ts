import type { CheckKind } from './state.ts'

/** [4.2] From best to worst. */
export const SUCCESS_TIERS = ['veryGood', 'good', 'success', 'poor', 'fail'] as const
export type SuccessTier = (typeof SUCCESS_TIERS)[number]

/** [4.3] One modifier of a DC and why it counts, as a key for words. */
export interface DcPart {
  readonly why: DcReason
  /** The post, organisation, specialist, facility or row of the event; empty where there is none. */
  readonly ref: string
  readonly delta: number
}
export type DcReason =
  | 'base'
  | 'size'
  | 'kw'
  | 'as'
  | 'city'
  | 'office'
  | 'cult'
  | 'trade'
  | 'collegiumTrade'
  | 'collegiumCraft'
  | 'domain'
  | 'ladder'
  | 'trait'
  | 'event'
  | 'facility'
  /** Gives back what reductions beyond −4 took. */
  | 'limit'

/** [4.1] A roll that was made, with everything that went into it. */
export interface Check {
  readonly kind: CheckKind
  readonly roll: number
  /** Base check and progress of the rounds. */
  readonly bonus: number
  /** What information, facilities and specialists add to the roll. */
  readonly extra: number
  readonly total: number
  readonly dc: number
  readonly parts: readonly DcPart[]
  readonly tier: SuccessTier
}

/** The same before the die is cast. */
export interface PlannedCheck {
  readonly kind: CheckKind
  readonly bonus: number
  readonly extra: number
  readonly dc: number
  readonly parts: readonly DcPart[]
  /** In twentieths, from best to worst. */
  readonly odds: readonly number[]
}

/** [4.4] A roll against an event or the envious. */
export interface Defence {
  readonly roll: number
  readonly bonus: number
  readonly dc: number
  readonly held: boolean
}

/** [4.2] How well a total does against a DC. */
export function tierOf(total: number, dc: number): SuccessTier {
  if (total >= dc + 10) return 'veryGood'
  if (total >= dc + 5) return 'good'
  if (total >= dc) return 'success'
  return total >= dc - 5 ? 'poor' : 'fail'
}

/** Chances of each tier in twentieths, from best to worst, for a d20 with this bonus. */
export function oddsOf(bonus: number, dc: number): readonly number[] {
  const odds = [0, 0, 0, 0, 0]
  for (let roll = 1; roll <= 20; roll++) {
    const at = SUCCESS_TIERS.indexOf(tierOf(roll + bonus, dc))
    odds[at] = (odds[at] as number) + 1
  }
  return odds
}
