import { eventCard } from '../../data/cards/deck.ts'
import type { CardCategory, Category, EventCard } from '../../data/cards/types.ts'
import { moodOf } from '../../data/moods.ts'
import type { EventResult } from '../../results.ts'
import type { State } from '../../state.ts'
import { weighted } from '../hash.ts'
import { modeOf, slotsOf } from '../mode.ts'
import { drawProperty, drawTarget, isPlayable } from './eligible.ts'
import { pickCard } from './piles.ts'
import { shake } from './shock.ts'
import { strike } from './strike.ts'
import { categoryWeights } from './weights.ts'
import { announceWorks } from './works.ts'

/** Nothing happened. */
export const FIZZLE = 'FIZZLE'

/** [5.3] All slots of the round, one after the other, with the RiskScores of its beginning. */
export function resolveSlots(s: State, risks: readonly number[]): EventResult[] {
  const results: EventResult[] = []
  for (let slot = 1; slot <= slotCount(s); slot++) results.push(resolveSlot(s, slot, risks))
  return results
}

/** [1.1] By mode and owners; a quiet week has one less. */
export function slotCount(s: Readonly<State>): number {
  const effect = s.mood === null ? null : moodOf(s.mood).effect
  const slots = slotsOf(modeOf(s), s.owners.length)
  return effect?.type === 'SUPPRESS_SLOT' ? Math.max(0, slots - effect.delta) : slots
}

function resolveSlot(s: State, slot: number, risks: readonly number[]): EventResult {
  const weights = categoryWeights(s)
  const left = () => weights.some(([, weight]) => weight > 0)
  for (let attempt = 0; left(); attempt++) {
    const category = weighted<Category>(weights, s.roundSeed, 'CAT', slot, attempt)
    if (category === 'GLOBAL') return shake(s, slot)
    const card = drawCard(s, category)
    if (card) return resolveCard(s, slot, card, risks)
    exclude(weights, category)
  }
  return fizzled(slot)
}

function exclude(weights: (readonly [Category, number])[], category: Category): void {
  weights[weights.findIndex(([its]) => its === category)] = [category, 0]
}

/** [5.4] The card to resolve: where nobody is eligible for one that has a fallback, the fallback. */
export function drawCard(s: State, category: CardCategory): EventCard | undefined {
  const copy = pickCard(s, category, (other) => toResolve(s, eventCard(other)) !== undefined)
  return copy === undefined ? undefined : toResolve(s, eventCard(copy))
}

function toResolve(s: Readonly<State>, card: EventCard): EventCard | undefined {
  if (isPlayable(s, card)) return card
  return card.fallback === null ? undefined : toResolve(s, eventCard(card.fallback))
}

export function resolveCard(s: State, slot: number, card: EventCard, risks: readonly number[]): EventResult {
  if (card.scope === 'DISTRICT') return announceWorks(s, slot, card) ?? fizzled(slot)
  const seat = drawTarget(s, slot, card, risks)
  return strike(s, slot, card, seat, drawProperty(s, slot, card, seat))
}

/** [decision 227] */
function fizzled(slot: number): EventResult {
  return {
    slot,
    cardId: FIZZLE,
    effectsApplied: { cashDelta: 0, debtDelta: 0, fameDelta: 0 },
    mitigationsApplied: {},
    headlines: [],
  }
}
