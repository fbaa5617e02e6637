import {
  type Domain,
  drawAny,
  type Names,
  type PlainDecision,
  type Refusal,
  refusalInWords,
  refuse,
  SeededChance,
  TABLE,
} from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../src/facts.ts'
import { banca } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'
import type { Move } from '../src/moves.ts'
import { tenths } from '../src/text/en/numbers.ts'
import { en } from '../src/text/en.ts'
import { NAMES, startMatch } from './kit.ts'

const names: Names = (seat) => (seat === TABLE ? 'Banker' : (NAMES[seat] as string))

/** So little money that penalties are capped, bids too dear and refunds too much for the bank. */
const POOR_BANK = { initialMoney: 1_000, bankContribution: 0, levelRefund: 500 }

/** Random matches in both modes, with everything they tell, ask and do. */
const facts: Fact[] = []
const moves: Move[] = []
const decisions: PlainDecision<Move>[] = []
for (const mode of ['live', 'table'] as const) {
  for (let i = 0; i < 150; i++) {
    const match = startMatch({ mode, maxTurns: 3, ...(i % 2 ? POOR_BANK : {}) }, `words ${i}`)
    const chance = new SeededChance(`${mode} ${i}`)
    facts.push(...match.told.map(({ fact }) => fact))
    while (!match.outcome()) {
      const drawn = drawAny(match.position.state, match.decisions, chance)
      if (!drawn) throw new Error('stuck')
      decisions.push(...match.decisionsFor(drawn.seat))
      const answer = match.submit(drawn.seat, drawn.move)
      if (answer.ok) facts.push(...answer.told.map(({ fact }) => fact))
      moves.push(drawn.move)
    }
  }
}

function expectSentence(text: string | undefined): void {
  expect(text).toMatch(/^[^a-z].*[.?!]$/s)
  expectWords(text)
}

function expectWords(text: string | undefined): void {
  expect(text).toMatch(/\S/)
  expect(text).not.toMatch(/undefined|null|NaN|object/)
}

test('random play tells every kind of fact [16]', () => {
  expect(new Set(facts.map(({ type }) => type))).toEqual(new Set(landmarks.expected.fact))
})

test('every fact has a sentence', () => {
  for (const fact of facts) expectSentence(en.fact(fact, names))
})

test('every move has a sentence', () => {
  expect(new Set(moves.map(({ type }) => type)).size).toBe(10)
  for (const move of moves) expectSentence(en.move(move.type === 'exits' ? TABLE : 0, move, names))
})

test('every question, choice, parameter and value has words', () => {
  for (const { prompt, choices } of decisions) {
    expectSentence(en.prompt(prompt))
    for (const { type, params } of choices) {
      expectWords(en.choice(type))
      for (const [name, domain] of Object.entries(params)) expectDomainWords(type, name, domain)
    }
  }
})

function expectDomainWords(type: string, name: string, domain: Domain): void {
  expectWords(en.param(type, name))
  if (domain.kind === 'one' || domain.kind === 'some')
    for (const value of domain.of) expectWords(en.value(type, name, value, names))
  if (domain.kind === 'int') expectWords(en.value(type, name, domain.min, names))
  if (domain.kind === 'record')
    for (const [key, field] of Object.entries(domain.fields)) expectDomainWords(type, key, field)
}

test('every option has a label and a help sentence', () => {
  for (const key of Object.keys(banca.options)) {
    const { label, help } = en.option(key)
    expectWords(label)
    expectSentence(help)
  }
})

test.each(['allLeft', 'lastPlayer', 'turnLimit'])('the ending %s has a sentence', (reason) => {
  expectSentence(en.ending(reason))
})

describe('every refusal says what is wrong, with the numbers', () => {
  const cases: readonly (readonly [Refusal, RegExp])[] = [
    [refuse('E_FUNDS', { cost: 600, balance: 550 }), /600.*550/],
    [refuse('E_LEVEL'), /level of 0/],
    [refuse('E_STEP', { amount: 350, step: 100 }), /100.*350/],
    [refuse('E_LOW', { amount: 300, minimum: 1_400 }), /300.*1,400/],
    [refuse('E_SEAT', { player: 'winner' }), /locked in/],
    [refuse('E_SEAT', { move: 'bid' }), /not your turn/],
    [refuse('E_LOCKED', { option: 'initialMoney' }), /initial money/],
    [refuse('E_CONFIG', { option: 'levelRefund', max: 500 }), /level refund.*500/],
    [refuse('E_CONFIG', { option: 'maxTurns', min: 5 }), /turn limit.*5/],
    [refuse('E_CONFIG', { option: 'bidStep' }), /bid step/],
    [refuse('E_CONFIG', { option: 'colour' }), /“colour”/],
    [refuse('E_CONFIG', { option: null }), /At least one/],
    [refuse('E_CONFIG', { option: 'seats', min: 4, max: 7 }), /4 to 7/],
    [refuse('E_CONFIG', { option: 'modifierBands', max: 9 }), /turn 1.*9/],
    [refuse('E_NAMES', { name: 'Ann', max: 20 }), /Ann/],
    [refuse('E_PHASE', { move: 'bid' }), /moment/],
    [refuse('E_NOTHING'), /nothing/],
  ]
  test.each(cases)('%j', (refusal, pattern) => {
    const sentence = refusalInWords(en, 'en', refusal)
    expectSentence(sentence)
    expect(sentence).toMatch(pattern)
  })
})

test.each([
  [10, '1.0'],
  [14, '1.4'],
  [3, '0.3'],
  [105, '10.5'],
])('%i tenths are written %s [4.2]', (value, text) => {
  expect(tenths(value)).toBe(text)
})

test('a settings change names old and new values', () => {
  const fact: Fact = {
    type: 'settingsChanged',
    old: { levelCost: 500, allEqualBoth: true },
    new: { levelCost: 1_600, allEqualBoth: false },
    validFromTurn: 4,
  }
  expect(en.fact(fact, names)).toBe(
    'From turn 4 on: level price 1,600 (was 500) and all equal: penalty and bonus no (was yes).',
  )
})
