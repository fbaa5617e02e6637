import { expect, test } from 'vitest'
import { Draft, isComplaint } from '../../src/games/banca/set-up/draft.ts'

test('names must be there and differ by more than case; the complaint stands where the trouble is', () => {
  const draft = new Draft(['Ann', 'Ben', '', 'Dan'])
  expect(draft.complaintOfNames?.at).toBe(2)
  draft.rename(2, ' BEN ')
  expect(draft.complaintOfNames).toEqual({ at: 2, words: 'Somebody else has this name already.' })
  draft.rename(2, 'Cleo')
  expect(draft.complaintOfNames).toBeUndefined()
})

test('players change places, and only as many as play are taken', () => {
  const draft = new Draft(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'])
  draft.move(0, 1)
  draft.move(0, -1)
  draft.setCount(4)
  expect(draft.plan.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann', 'Cleo', 'Dan'])
  expect(draft.plan.options).toEqual({ mode: 'table' })
})

test('settings that contradict each other are complained about where they stand', () => {
  const draft = new Draft(['Ann', 'Ben', 'Cleo', 'Dan'])
  draft.setOptions({ levelRefund: 900 })
  expect(draft.config).toEqual({ at: 'levelRefund', words: 'The setting level refund can be 500 at most.' })
  draft.setOptions({ levelRefund: 300 })
  expect(isComplaint(draft.config)).toBe(false)
})
