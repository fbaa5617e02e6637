import { int, one, some } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { keyedField, keysFrom, valueKeys } from '../../src/kit/generic/choice-keys.ts'

const cards = (values: readonly number[]) => values.map((value) => `Card ${value}`)

test('values that are numbers and say so have themselves as keys, wherever they stand', () => {
  expect(valueKeys(cards([2, 4, 7]), [2, 4, 7], 1)).toEqual([2, 4, 7])
  expect(valueKeys(cards([8, 9, 10, 11]), [8, 9, 10, 11], 1)).toEqual([8, 9, undefined, undefined])
})

test('all others are counted, and so are those that come after the keys of another question', () => {
  expect(valueKeys(['Red', 'Blue'], ['red', 'blue'], 1)).toEqual([1, 2])
  expect(valueKeys(['Via Sacra', 'Via Appia'], [11, 12], 1)).toEqual([1, 2])
  expect(valueKeys(cards([2, 4, 7]), [2, 4, 7], 3)).toEqual([3, 4, 5])
  expect(keysFrom(8, 4)).toEqual([8, 9, undefined, undefined])
  expect(keysFrom(undefined, 2)).toEqual([undefined, undefined])
})

test('keys are for the first field, if its values are in sight and nothing else is to be told apart first', () => {
  const choice = { type: 'bid', params: { lot: one([7]), card: one([1, 2]), more: some([1]) } }
  expect(keyedField([choice])?.name).toBe('card')
  expect(keyedField([choice, choice])).toBeUndefined()
  expect(keyedField([{ type: 'bid', params: { amount: int(1, 9), card: one([1, 2]) } }])).toBeUndefined()
  expect(keyedField([{ type: 'bid', params: { card: one(Array.from({ length: 13 }, (_, i) => i)) } }])).toBeUndefined()
})
