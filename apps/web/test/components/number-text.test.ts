import { expect, test } from 'vitest'
import { WrongFields } from '../../src/components/form-fields.tsx'
import { fits, stepped, strideOf, textNow } from '../../src/components/number-text.ts'

const BIDS = { min: 300, max: 9_000, step: 100 }

test.each(['250', '20000', '350', '', ' ', 'many', '300.5'])('"%s" is no bid, and stays in sight', (text) => {
  expect(fits(text, BIDS)).toBe(false)
  expect(textNow({ text, over: 300 }, 300, BIDS)).toBe(text)
})

test('what is typed is forgotten once another number holds, or once it could be taken and was not', () => {
  expect(textNow({ text: '250', over: 300 }, 400, BIDS)).toBeUndefined()
  expect(textNow({ text: '9500', over: 300 }, 300, { ...BIDS, max: 10_000 })).toBeUndefined()
  expect(textNow({ text: '0400', over: 400 }, 400, BIDS)).toBe('0400')
})

test('a form waits for each of its fields', () => {
  const wrong = new WrongFields()
  wrong.say('give', 'too much')
  wrong.say('get', 'not a number')
  wrong.say('give', undefined)
  expect(wrong.first).toBe('not a number')
  wrong.say('get', undefined)
  expect(wrong.first).toBeUndefined()
})

test.each([
  [{ min: 1, max: 500 }, 1],
  [{ min: 0, max: 1_500 }, 10],
  [{ min: 0, max: 8_000 }, 50],
  [{ min: 1_000, max: 1_000_000 }, 100],
  [{ min: 0, max: 100_000, step: 250 }, 250],
])('a press suits the range %o', (bounds, stride) => {
  expect(strideOf(bounds)).toBe(stride)
})

test('presses end at the bounds, and on a step', () => {
  expect(stepped(300, -1, BIDS)).toBe(300)
  expect(stepped(300, 1, BIDS)).toBe(400)
  expect(stepped(8_900, 5, { ...BIDS, max: 8_950 })).toBe(8_900)
  expect(stepped(61, 1, { min: 61, max: 1_500 })).toBe(71)
})
