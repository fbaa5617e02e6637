import { candidateOf } from '../../data/candidates.ts'
import { CATEGORIES } from '../../data/cards/deck.ts'
import type { Category } from '../../data/cards/types.ts'
import { SHOCK_FIRST_ROUND, SHOCK_SPACING_ROUNDS, VENTANA_PRENSA_WEIGHT } from '../../data/constants.ts'
import { contentOf } from '../../data/content.ts'
import { METERS_AT_START } from '../../data/meters.ts'
import { moodOf } from '../../data/moods.ts'
import type { State } from '../../state.ts'
import { listOf } from '../list.ts'
import { meterOf } from '../meters.ts'
import { modeOf, specialOf } from '../mode.ts'

/** [6.2] What one point of a meter away from its start adds to a category. */
const SECURITY_STEP = -5
const STABILITY_STEP = -2

/** [5.2] How often each category is drawn, in their order: whole points, never below 0. */
export function categoryWeights(s: Readonly<State>): (readonly [Category, number])[] {
  return listOf(CATEGORIES, (category) => [category, weightOf(s, category)])
}

function weightOf(s: Readonly<State>, category: Category): number {
  if (category === 'GLOBAL' && !isShockAllowed(s)) return 0
  const base =
    contentOf(s).categoryWeights[category] + byMeter(s, category) + byBundle(s, category) + byMood(s, category)
  return Math.max(0, base + bySpecial(s, category) + byShock(s, category))
}

/** [5.7.4] Not in round 1, not beyond the cap of the mode, and not soon after another. */
export function isShockAllowed(s: Readonly<State>): boolean {
  if (s.round < SHOCK_FIRST_ROUND || s.shocks.length >= modeOf(s).globalShockCap) return false
  return s.lastShockRound === 0 || s.round - s.lastShockRound >= SHOCK_SPACING_ROUNDS
}

function byMeter(s: Readonly<State>, category: Category): number {
  const above = (id: 'Security' | 'PoliticalStability') => meterOf(s, id) - METERS_AT_START[id]
  if (category === 'SEGURIDAD') return SECURITY_STEP * above('Security')
  return category === 'GLOBAL' ? STABILITY_STEP * above('PoliticalStability') : 0
}

function byBundle({ bundle, round }: Readonly<State>, category: Category): number {
  if (bundle === null || round < bundle.fromRound || round > bundle.untilRound) return 0
  return candidateOf(bundle.candidateId).bundle.weightMods[category] ?? 0
}

function byMood({ mood }: Readonly<State>, category: Category): number {
  const effect = mood === null ? null : moodOf(mood).effect
  return effect?.type === 'WEIGHT' && effect.category === category ? effect.delta : 0
}

function bySpecial(s: Readonly<State>, category: Category): number {
  return category === 'PRENSA' && specialOf(s) === 'VENTANA_BANCARIA' ? VENTANA_PRENSA_WEIGHT : 0
}

function byShock({ weights, round }: Readonly<State>, category: Category): number {
  let sum = 0
  for (const { category: its, delta, fromRound, untilRound } of weights) {
    if (its === category && round >= fromRound && round <= untilRound) sum += delta
  }
  return sum
}
