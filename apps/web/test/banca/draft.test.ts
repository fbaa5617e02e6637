import { expect, test } from 'vitest'
import { Draft, isProblem } from '../../src/games/banca/set-up/draft.ts'

const people = (...names: readonly string[]) => new Draft(names.map((name) => ({ name, kind: 'human' })))

test('names must be there and differ by more than case; the problem stands where the trouble is', () => {
  const draft = people('Ann', 'Ben', '', 'Dan')
  expect(draft.problemOfNames?.at).toBe(2)
  draft.rename(2, ' BEN ')
  expect(draft.problemOfNames).toEqual({ at: 2, words: 'Somebody else has this name already.' })
  draft.rename(2, 'Cleo')
  expect(draft.problemOfNames).toBeUndefined()
})

test('players change places, and only as many as play are taken', () => {
  const draft = people('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')
  draft.move(0, 1)
  draft.move(0, -1)
  draft.setCount(4)
  expect(draft.plan.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann', 'Cleo', 'Dan'])
  expect(draft.plan.options).toEqual({ mode: 'table' })
})

test('settings that contradict each other are complained about where they stand', () => {
  const draft = people('Ann', 'Ben', 'Cleo', 'Dan')
  draft.setOptions({ levelRefund: 900 })
  expect(draft.config).toEqual({ at: 'levelRefund', words: 'The setting level refund can be 500 at most.' })
  draft.setOptions({ levelRefund: 300 })
  expect(isProblem(draft.config)).toBe(false)
})

test('bots sit among people, bring a name along, and change places with them', () => {
  const draft = people('Ann', 'Ben', 'Cleo', 'Ada')
  draft.setKind(1, 'normal')
  draft.setKind(2, 'easy')
  expect(draft.problemOfNames).toBeUndefined()
  const bots = draft.players.slice(1, 3).map(({ name }) => name)
  expect(new Set(['Ann', 'Ada', ...bots]).size).toBe(4)
  draft.setKind(2, 'random')
  expect(draft.players[2]?.name).toBe(bots[1])
  draft.move(1, -1)
  expect(draft.plan.seats.map(({ kind }) => kind)).toEqual(['normal', 'human', 'random', 'human'])
  expect(draft.plan.options).toEqual({ mode: 'table' })
  // Who a person is, nobody else can say.
  draft.setKind(0, 'human')
  expect(draft.problemOfNames).toEqual({ at: 0, words: 'Who sits here?' })
})

test('what other settings allow is known whether they will do or not', () => {
  const draft = people('Ann', 'Ben', 'Cleo', 'Dan')
  expect(draft.chosen).toEqual({ initialMoney: 10_000, levelCost: 500 })
  draft.setOptions({ initialMoney: 500, levelCost: 100 })
  expect(isProblem(draft.config)).toBe(true)
  expect(draft.chosen).toEqual({ initialMoney: 500, levelCost: 100 })
})
