import { expect, test } from 'vitest'
import { imperio } from '../src/game.ts'
import type { EventResult } from '../src/results.ts'
import type { State } from '../src/state.ts'
import { bareState, own } from './kit.ts'

const blow = (targetOwnerId: string, cashDelta = 0, more: Partial<EventResult> = {}): EventResult => ({
  slot: 1,
  cardId: 'E-003',
  targetOwnerId,
  effectsApplied: { cashDelta, debtDelta: 0, fameDelta: 0 },
  mitigationsApplied: {},
  headlines: [],
  ...more,
})

test.each<[string, (s: State) => void]>([
  ['an owner hit twice', (s) => s.eventResults.push(blow('O-01'), blow('O-01'))],
  ['an expropriation of nobody', (s) => s.market.removed.push(s.market.drawPile.pop() as string)],
  ['a second expropriation', (s) => Object.assign(s.owners[0] ?? {}, { expropriated: true })],
  ['a shock that comes again', (s) => Object.assign(s, { shocks: ['G-01', 'G-01'] })],
  ['too few scandals', (s) => Object.assign(s, { pressResolved: 5, pressHeavy: 2 })],
  ['a card that is lost', (s) => void s.piles.PRENSA.draw.pop()],
  ['a card that is there twice', (s) => s.piles.PRENSA.discard.push('E-020')],
  ['a card of another pile', (s) => Object.assign(s.piles.PRENSA.draw, { 0: 'E-001' })],
  ['four headlines', (s) => s.headlines.push(...Array(4).fill({ text: '', kind: 'QUIET', ownerId: null }))],
  ['a long headline', (s) => s.headlines.push({ text: 'a'.repeat(71), kind: 'QUIET', ownerId: null })],
  [
    'one that a name makes too long',
    (s) => s.frontPage.push({ text: `${'a'.repeat(55)}{O-01}`, kind: 'QUIET', ownerId: null }),
  ],
])('%s is noticed', (_name, spoil) => {
  const s = bareState({ mode: 'STANDARD' }, 4)
  Object.assign(s, { pressResolved: 5, pressHeavy: 3 })
  expect(imperio.invariants(s)).toEqual([])
  spoil(s)
  expect(imperio.invariants(s)).not.toEqual([])
})

test.each<[string, number, number, boolean]>([
  ['a hard hit in the round after another', 4, 5, true],
  ['a hard hit two rounds after another', 4, 6, false],
  ['a first hard hit', 0, 1, false],
])('%s', (_name, last, now, isWrong) => {
  const [before, after] = [bareState({}, 4), bareState({}, 4)]
  Object.assign(before.owners[1] ?? {}, { lastHardHitRound: last })
  Object.assign(after.owners[1] ?? {}, { lastHardHitRound: now })
  expect(imperio.transitions?.(before, after, []).length).toBe(isWrong ? 1 : 0)
})

test.each([
  [4, 6, 1],
  [4, 7, 0],
  [0, 1, 1],
  [0, 2, 0],
])('a shock in round %i and another in round %i', (last, now, problems) => {
  const [before, after] = [bareState({}, 4), bareState({}, 4)]
  before.lastShockRound = last
  after.lastShockRound = now
  expect(imperio.transitions?.(before, after, []).length).toBe(problems)
})

test.each<[string, EventResult[], number]>([
  [
    '4 are the most',
    [blow('O-01', -3), blow('O-02', -1, { perOwner: [{ ownerId: 'O-01', cashDelta: -1, overflow: 0 }] })],
    0,
  ],
  [
    '5 are too many',
    [blow('O-01', -3), blow('O-02', -1, { perOwner: [{ ownerId: 'O-01', cashDelta: -2, overflow: 0 }] })],
    1,
  ],
  ['a gain makes up for nothing', [blow('O-01', -3), blow('O-01', 5), blow('O-01', -2)], 1],
  ['his own property', [blow('O-01', 0, { targetPropertyId: 'P-11' })], 0],
  ['the property of another', [blow('O-02', 0, { targetPropertyId: 'P-11' })], 1],
])('of what is told: %s', (_name, results, problems) => {
  const s = bareState({}, 4)
  own(s, 0, 'P-11')
  const told = [{ fact: { type: 'eventResults', results }, to: 'all' }] as const
  expect(imperio.transitions?.(s, s, told).length).toBe(problems)
})
