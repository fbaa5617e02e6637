import { expect, test } from 'vitest'
import { PROPERTIES } from '../data/board.ts'
import { interest, liftCost, mortgageValue } from './mortgage.ts'

test.each([
  [1, 30, 3],
  [12, 75, 8],
  [37, 175, 18],
  [39, 200, 20],
])('space %i: mortgage %i, interest %i, rounded up [13.4]', (space, value, due) => {
  expect(mortgageValue(space)).toBe(value)
  expect(interest(space)).toBe(due)
  expect(liftCost(space)).toBe(value + due)
})

test('interest is a tenth, and only two values need rounding [13.4]', () => {
  const rounded = PROPERTIES.filter((space) => interest(space) * 10 !== mortgageValue(space)).map(mortgageValue)
  expect(new Set(rounded)).toEqual(new Set([75, 175]))
})
