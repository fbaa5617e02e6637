import { type MaterialId, materialOf } from '../data/materials.ts'
import {
  AGRICULTURE_PICK_RULE,
  AGRICULTURE_PICKS,
  byTier,
  DEFAULT_PICKS,
  PICK_RULE,
  type PickRule,
} from '../data/posts.ts'
import type { Domain, DomainKind, DomainTier } from '../estate.ts'

/** [5.8, 5.11] What a domain of that kind may be set to. */
export function pickRule(tier: DomainTier, specialization: DomainKind | null): PickRule {
  return specialization === 'agriculture' ? AGRICULTURE_PICK_RULE : byTier(PICK_RULE, tier)
}

export function defaultPicks(tier: DomainTier, specialization: DomainKind | null): readonly MaterialId[] {
  return specialization === 'agriculture' ? AGRICULTURE_PICKS : byTier(DEFAULT_PICKS, tier)
}

/** [5.8] Whether these are raw materials, all different, of the numbers and tiers the rule asks for. */
export function arePicks(rule: PickRule, picks: readonly MaterialId[]): boolean {
  if (picks.length !== rule.total) return false
  let cheap = 0
  let basic = 0
  let expensive = 0
  let withBonus = 0
  for (let i = 0; i < picks.length; i++) {
    const id = picks[i] as MaterialId
    const { kind, tier, saleBonusPer4 } = materialOf(id)
    if (kind !== 'raw' || picks.indexOf(id) !== i) return false
    if (tier === 'cheap') cheap++
    else if (tier === 'basic') basic++
    else expensive++
    if (saleBonusPer4 > 0) withBonus++
  }
  return (
    cheap === rule.cheap &&
    basic >= rule.basicMin &&
    basic <= rule.basicMax &&
    expensive <= rule.expensiveMax &&
    withBonus <= rule.bonusMax
  )
}

/** [3.2.3] The domain's own picks where they fit it, else those of its tier. */
export function effectivePicks({ tier, specialization, rawPicks }: Readonly<Domain>): readonly MaterialId[] {
  const rule = pickRule(tier, specialization)
  if (FITTING.get(rawPicks) === rule) return rawPicks
  if (!arePicks(rule, rawPicks)) return defaultPicks(tier, specialization)
  FITTING.set(rawPicks, rule)
  return rawPicks
}
/** Picks never change once made, so that they fit is found out once. */
const FITTING = new WeakMap<Domain['rawPicks'], PickRule>()

/** [3.2.3] What the pick at this place gets of so many: equal shares, the rest one each to the first. */
export function shareOf(count: number, picks: number, at: number): number {
  return Math.floor(count / picks) + (at < count % picks ? 1 : 0)
}
