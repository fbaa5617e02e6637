import type { Seat, Told } from '@ludoteca/kernel'
import { CARD_CATEGORIES, copiesIn } from './data/cards/deck.ts'
import {
  HARD_HIT_ROUNDS,
  ROUND_DAMAGE_CAP,
  SCANDAL_BIAS_DEN,
  SCANDAL_BIAS_NUM,
  SHOCK_FIRST_ROUND,
  SHOCK_SPACING_ROUNDS,
} from './data/constants.ts'
import { perContent } from './data/content.ts'
import { HEADLINE_MAX } from './data/news.ts'
import type { Fact } from './facts.ts'
import { seatOf } from './owners.ts'
import type { EventResult } from './results.ts'
import { longestOf } from './rules/press/fill.ts'
import { propertyAt } from './rules/properties.ts'
import type { Owner, State } from './state.ts'

const HEADLINES_MAX = 3

/** [5.4, 5.7, 7.1] What is always true of events and headlines. */
export function wrongEvents(s: Readonly<State>): string[] {
  const problems: string[] = []
  const targets = s.eventResults.flatMap(({ targetOwnerId = [] }) => targetOwnerId)
  if (new Set(targets).size !== targets.length) problems.push('somebody was hit twice in a round')
  const expropriated = s.owners.filter((owner) => owner.expropriated).length
  if (s.market.removed.length !== expropriated) problems.push('expropriations and those who suffered them differ')
  if (new Set(s.shocks).size !== s.shocks.length) problems.push('a shock came twice')
  if (SCANDAL_BIAS_DEN * s.pressHeavy < SCANDAL_BIAS_NUM * s.pressResolved) problems.push('too few scandals')
  for (const { text } of [...s.headlines, ...s.frontPage]) {
    if (longestOf(text) > HEADLINE_MAX) problems.push(`a headline is too long: ${text}`)
  }
  if (s.headlines.length > HEADLINES_MAX) problems.push('too many headlines')
  return [...problems, ...wrongPiles(s)]
}

/** Every copy of a card is in its pile or its discard. */
function wrongPiles(s: Readonly<State>): string[] {
  const { piles } = s
  const copies = copiesOf(s)
  return CARD_CATEGORIES.filter((category) => {
    const { draw, discard, known } = piles[category]
    const held = new Set([...draw, ...discard])
    if (known < 0 || known > draw.length) return true
    return held.size !== draw.length + discard.length || !sameAs(held, copies.get(category) ?? [])
  }).map((category) => `the pile of ${category} is not complete`)
}

const copiesOf = perContent(
  ({ events }) => new Map(CARD_CATEGORIES.map((category) => [category, copiesIn(category, events)])),
)

function sameAs(held: ReadonlySet<string>, all: readonly string[]): boolean {
  return held.size === all.length && all.every((copy) => held.has(copy))
}

/** [5.7] What may not follow too soon, and what nobody may suffer, by what was told. */
export function wrongBlows(before: Readonly<State>, after: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const problems: string[] = []
  for (const [seat, { lastHardHitRound }] of before.owners.entries()) {
    const now = (after.owners[seat] as Owner).lastHardHitRound
    if (isTooSoon(lastHardHitRound, now, HARD_HIT_ROUNDS)) problems.push(`owner ${seat} was hit hard too soon`)
  }
  if (isTooSoon(before.lastShockRound, after.lastShockRound, SHOCK_SPACING_ROUNDS)) problems.push('a shock too soon')
  if (after.lastShockRound > 0 && after.lastShockRound < SHOCK_FIRST_ROUND) problems.push('a shock in the first round')
  for (const { fact } of told) if (fact.type === 'eventResults') problems.push(...wrongResults(before, fact.results))
  return problems
}

function isTooSoon(last: number, now: number, rounds: number): boolean {
  return last > 0 && now !== last && now - last < rounds
}

function wrongResults(before: Readonly<State>, results: readonly EventResult[]): string[] {
  const lost = before.owners.map(() => 0)
  const problems: string[] = []
  for (const { targetOwnerId, targetPropertyId, effectsApplied, perOwner = [] } of results) {
    count(lost, seatOf(targetOwnerId), effectsApplied.cashDelta)
    for (const { ownerId, cashDelta } of perOwner) count(lost, seatOf(ownerId), cashDelta)
    if (targetPropertyId === undefined) continue
    if (propertyAt(before, targetPropertyId).owner !== seatOf(targetOwnerId)) problems.push('a property of another')
  }
  if (lost.some((sum) => sum > ROUND_DAMAGE_CAP)) problems.push('events took more than the cap')
  return problems
}

function count(lost: number[], seat: Seat, cashDelta: number): void {
  if (seat >= 0 && cashDelta < 0) lost[seat] = (lost[seat] as number) - cashDelta
}
