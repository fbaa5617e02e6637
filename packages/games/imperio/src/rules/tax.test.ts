import { expect, test } from 'vitest'
import { leaderTaxes } from './tax.ts'

const eight = (...top: number[]) => [...top, 10, 10, 10, 10, 10]
const twelve = (...top: number[]) => [...top, ...Array.from({ length: 12 - top.length }, () => 5)]
const eleven = (...top: number[]) => twelve(...top).slice(0, 11)

test.each([
  ['TS-29', [30, 24, 20, 10], [2, 0, 0, 0]],
  ['TS-30 no runaway at 6/5', [30, 25, 20, 10], [1, 0, 0, 0]],
  ['TS-30 a tie across the boundary', [25, 25, 20, 10], [0, 0, 0, 0]],
  ['TS-31', twelve(60, 55, 50, 50, 40), [1, 1, 0, 0]],
  ['TS-32', twelve(61, 50, 49, 48, 40), [2, 1, 1, 0]],
  ['TS-33', eight(40, 38, 37), [1, 1, 0]],
  ['a quarter is rounded down: one of seven [decision 89]', [40, 38, 37, 10, 10, 10, 10], [1, 0, 0]],
  ['and two of eleven [decision 89]', eleven(40, 38, 37), [1, 1, 0]],
  ['nobody pays for nothing', [0, -3, -5, -9], [0, 0, 0, 0]],
  ['alone above nothing', [1, 0, -5, -9], [2, 0, 0, 0]],
  ['order does not matter', [10, 20, 24, 30], [0, 0, 0, 2]],
])('leader tax, %s', (_id, wealth, taxes) => {
  expect(leaderTaxes(wealth).slice(0, taxes.length)).toEqual(taxes)
})
