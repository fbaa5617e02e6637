import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Tally } from '../src/tally.ts'
import { wilson } from '../src/wilson.ts'

function tallyOf(values: readonly number[]): Tally {
  const tally = new Tally()
  for (const value of values) tally.add(value)
  return tally
}

describe('a tally', () => {
  test('knows mean, spread and percentiles of what it counted', () => {
    const tally = tallyOf([2, 4, 4, 4, 5, 5, 7, 9])
    expect(tally.summary()).toEqual({ mean: 5, sd: Math.sqrt(32 / 7), p5: 2, p50: 4, p95: 9, max: 9 })
  })

  test('takes percentiles by nearest rank', () => {
    const hundred = tallyOf(Array.from({ length: 100 }, (_, i) => i + 1))
    expect(hundred.summary()).toMatchObject({ p5: 5, p50: 50, p95: 95, max: 100 })
  })

  test('of nothing is all zeros', () => {
    expect(new Tally().summary()).toEqual({ mean: 0, sd: 0, p5: 0, p50: 0, p95: 0, max: 0 })
  })

  test('merged from parts in any order gives the very same numbers', () => {
    const values = fc.array(fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 })))
    fc.assert(
      fc.property(values, (parts) => {
        const whole = tallyOf(parts.flat())
        const merged = new Tally()
        for (const part of parts.toReversed()) merged.merge(tallyOf(part).counts)
        expect(merged.summary()).toEqual(whole.summary())
      }),
    )
  })
})

describe("Wilson's interval", () => {
  // Reference values from the closed formula with z = 1.96, as printed in textbooks.
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [250, 1000, 0.2241, 0.2778],
  ])('of %d wins in %d tries', (wins, tries, low, high) => {
    const { low95, high95 } = wilson(wins, tries)
    expect(low95).toBeCloseTo(low, 3)
    expect(high95).toBeCloseTo(high, 3)
  })

  test('of nothing at all is everything', () => {
    expect(wilson(0, 0)).toEqual({ low95: 0, high95: 1 })
  })
})
