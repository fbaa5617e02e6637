import { expect, test } from 'vitest'
import { SeededChance } from '../src/chance.ts'
import { contains, flag, int, list, maybe, one, record, some, text } from '../src/domain.ts'
import type { Decision } from '../src/game.ts'
import { refusalOf } from '../src/permit.ts'
import { drawBent } from '../src/testing/bent-moves.ts'
import { NASTY_VALUES } from '../src/testing/nasty.ts'
import { isPermitted, lies } from '../src/testing/permitted.ts'

const PRICE = int(0, 5)
const PARAMS = {
  amount: int(2, 10, 2),
  lot: one(['a', 'b', { deep: 1 }]),
  cards: some([1, 2, 3], 1, 2),
  note: maybe(text(4, 1)),
  deal: record({ price: PRICE, sealed: flag }),
  steps: list(int(0, 3), 1, 3),
}
const DECISIONS: readonly Decision[] = [
  { seat: 0, prompt: 'bid', choices: [{ type: 'bid', params: PARAMS }, { type: 'pass' }], fallback: { type: 'pass' } },
  { seat: 1, prompt: 'look', choices: [{ type: 'look', params: { at: int(0, 1) } }], open: true },
]
const questions = { state: {}, decisions: DECISIONS, seats: 2 }
const COUNT = 8000

test('bent moves are accepted exactly when they happen to be permitted all the same, and nearly all are not', () => {
  const chance = new SeededChance('bent').unrecorded()
  const codes = new Map<string, number>()
  for (let i = 0; i < COUNT; i++) {
    const { seat, move } = drawBent(questions, chance)
    const refusal = refusalOf({}, DECISIONS, seat, move)
    expect(refusal === undefined, JSON.stringify({ seat, move, refusal })).toBe(isPermitted(questions, seat, move))
    const code = refusal?.code ?? 'accepted'
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  expect([...codes.keys()].sort()).toEqual(['E_FORMAT', 'E_PHASE', 'E_RANGE', 'E_SEAT', 'accepted'])
  expect(codes.get('accepted')).toBeLessThan(COUNT / 4)
})

test('bent moves reach every parameter, fields and items of parameters, and all kinds of values', () => {
  const chance = new SeededChance('places').unrecorded()
  const seen = new Set<string>()
  for (let i = 0; i < COUNT; i++) {
    const { move } = drawBent(questions, chance)
    const fields = (move ?? {}) as Record<string, unknown>
    const deal = (fields.deal ?? {}) as Record<string, unknown>
    for (const [name, domain] of Object.entries(PARAMS)) if (!contains(domain, fields[name])) seen.add(name)
    if (Object.hasOwn(fields, 'deal') && !contains(PRICE, deal.price)) seen.add('deal.price')
    if (Object.hasOwn(fields, 'constructor')) seen.add('surplus')
    if (fields.type === 'toString') seen.add('prototype')
    if (fields.amount === 0 || fields.amount === 12) seen.add('off by one step')
  }
  expect([...seen].sort()).toEqual(
    [...Object.keys(PARAMS), 'deal.price', 'surplus', 'prototype', 'off by one step'].sort(),
  )
})

test('whether a value lies in a domain is worked out in two ways that agree on everything', () => {
  for (const domain of Object.values(PARAMS)) {
    for (const value of [
      ...NASTY_VALUES,
      2,
      3,
      10,
      'a',
      { deep: 1 },
      [1],
      [1, 1],
      [3, 2],
      { price: 1, sealed: true },
    ]) {
      expect(lies(domain, value), JSON.stringify([domain, value])).toBe(contains(domain, value))
    }
  }
})
