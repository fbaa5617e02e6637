import type { Refusal } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { POLITICS } from '../data/investments.ts'
import { rankOf } from '../data/posts.ts'
import type { Tier } from '../estate.ts'
import type { Price } from '../ledger.ts'
import type { Move } from '../moves.ts'
import { deny } from '../refusals.ts'
import type { Player, World } from '../state.ts'
import { rollBoost } from './boosts.ts'
import { countConsequences, type Difficulty, reckon, settle, sizeBy, sizeDcOf } from './dc.ts'
import { withGold12 } from './prices.ts'
import { AS_MAX } from './trackers.ts'

export type PoliticalStep = 'damageDefend' | 'manipulate' | 'secureLoyalty'

/** [D-47] The size of a step sets its base price alone. */
export function stepPrice(size: Tier, gold: number, influence: number, information: number): Price {
  const rank = rankOf(size)
  return { gold12: 12 * (rank + gold), influence: rank + influence, labor: 0, information, magicPower: 0, goods: [] }
}

/** [5.13] The DC by investments or targets, and by what others remember. */
export function stepDifficulty(
  w: Readonly<World>,
  p: Readonly<Player>,
  step: PoliticalStep,
  count: number,
  thresholds: { readonly medium: number; readonly large: number },
): Difficulty {
  const size = sizeBy(count, thresholds.medium, thresholds.large)
  const sum = reckon(POLITICS.baseDc, sizeDcOf(size))
  countConsequences(p, sum)
  return settle(w, p, sum, step, '', size)
}

/** [4.1] Information spent counts double. */
export function stepExtra(w: Readonly<World>, p: Readonly<Player>, step: Move['type'], infoSpent: number): number {
  return POLITICS.rollPerInformation * infoSpent + rollBoost(w, p, step, '')
}

/** INPUT: information is spent in whole pieces, or not at all. */
export function refuseInformation(infoSpent: unknown): Refusal | undefined {
  const isFine = Number.isSafeInteger(infoSpent) && (infoSpent as number) >= 0
  return isFine ? undefined : deny('INPUT', 'notANumber', { param: 'infoSpent' })
}

/** [5.13] What good results save, never more than the gold that was due. */
export function withLessGold(price: Price, gold: number): Price {
  return gold === 0 ? price : withGold12(price, Math.max(0, price.gold12 - 12 * gold))
}

/** [5.13] How trackers and information really change. */
export interface Consequences {
  readonly information: number
  readonly kw: number
  readonly as: number
  readonly n: number
}

/** [5.13, 2.3] KW stays above 0, esteem within its bounds. */
export function consequencesOf(p: Readonly<Player>, tier: SuccessTier, isDefended: boolean): Consequences {
  const as = POLITICS.as[tier] + (tier === 'fail' && !isDefended ? POLITICS.undefendedAs : 0)
  return {
    information: POLITICS.information[tier],
    kw: Math.max(0 - p.kw, POLITICS.kw[tier]),
    as: Math.max(-AS_MAX - p.as, Math.min(AS_MAX - p.as, as)),
    n: POLITICS.n[tier],
  }
}
