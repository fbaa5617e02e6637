import { expect, test } from 'vitest'
import { dividendOf, extremesOf, sharesOf, sumOf } from './payout.ts'

test.each([
  [4500, 4, 1125],
  [4003, 4, 1000],
  [3, 4, 0],
  [0, 2, 0],
])('a bank of %i among %i players pays out %i [4.5]', (bank, players, dividend) => {
  expect(dividendOf(bank, players)).toBe(dividend)
})

test.each([
  [1125, [12, 10, 10, 10], [321, 267, 267, 267]],
  [1000, [10, 20], [333, 666]],
  [1000, [12, 12, 14, 14, 16], [176, 176, 205, 205, 235]],
  [990, [10, 20, 30, 40], [99, 198, 297, 396]],
  [1, [10, 10], [0, 0]],
])('%i by the multipliers %j give %j [4.5]', (dividend, multipliers, shares) => {
  expect(sharesOf(dividend, multipliers)).toEqual(shares)
})

test('shares never exceed the dividend and follow the multipliers [19.3]', () => {
  for (let dividend = 0; dividend < 3000; dividend += 7) {
    const shares = sharesOf(dividend, [10, 11, 13, 13, 17, 29, 97])
    expect(sumOf(shares)).toBeLessThanOrEqual(dividend)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares[2]).toBe(shares[3])
  }
})

test.each([
  [[10, 12, 10], true, [10], [12]],
  [[10, 12, 14], false, [10], [14]],
  [[11, 11, 11], true, [11], [11]],
  [[11, 11, 11], false, [], []],
])('among %j with all-equal %s, %j pay and %j gain [10.4]', (multipliers, allEqualBoth, paying, gaining) => {
  const { pays, gains } = extremesOf(multipliers, allEqualBoth)
  expect([...new Set(multipliers)].filter(pays)).toEqual(paying)
  expect([...new Set(multipliers)].filter(gains)).toEqual(gaining)
})
