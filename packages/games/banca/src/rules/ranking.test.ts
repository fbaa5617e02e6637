import { expect, test } from 'vitest'
import { ranksOf } from './ranking.ts'

test.each([
  [
    [9800, 9800, 9300, 8000],
    [1, 1, 3, 4],
  ],
  [
    [0, 5, 5, 5],
    [4, 1, 1, 1],
  ],
  [
    [7, 7, 7, 7],
    [1, 1, 1, 1],
  ],
  [
    [12_062, 9589, 10_011, 8338],
    [1, 3, 2, 4],
  ],
])('balances %j rank %j [12.4]', (balances, ranks) => {
  expect(ranksOf(balances)).toEqual(ranks)
})
