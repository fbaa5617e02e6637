import { SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { landingCounts } from './landing.ts'

const THROWS = 400_000

/** Hundredths of a percent, so that the numbers read like the published tables. */
function frequencies(policy: 'leave' | 'stay') {
  const { spaces, inJail } = landingCounts(new SeededChance('landing').unrecorded(), THROWS, policy)
  return { spaces: spaces.map((count) => (10_000 * count) / THROWS), inJail: (10_000 * inJail) / THROWS }
}

describe('where a token comes to rest [23, D43]', () => {
  test('every throw is counted once, and nobody rests on the space that leads to jail', () => {
    const { spaces, inJail } = landingCounts(new SeededChance('sum'), 10_000, 'leave')
    expect(spaces.reduce((sum, count) => sum + count, inJail)).toBe(10_000)
    expect(spaces[30]).toBe(0)
  })

  test('the same luck gives the same counts', () => {
    const count = () => landingCounts(new SeededChance('again'), 5_000, 'stay')
    expect(count()).toEqual(count())
  })

  // Long-run shares known for the traditional board when jail is left at once, in hundredths of a percent.
  test.each([
    [0, 310],
    [5, 296],
    [15, 292],
    [19, 309],
    [20, 288],
    [24, 319],
    [25, 307],
    [18, 294],
    [1, 213],
    [39, 263],
    [37, 218],
    [7, 87],
    [22, 105],
  ])('space %i has its known share', (space, share) => {
    expect(Math.abs((frequencies('leave').spaces[space] as number) - share)).toBeLessThan(12)
  })

  test('jail is the most frequented place, more so for those who stay', () => {
    const leaving = frequencies('leave')
    const staying = frequencies('stay')
    expect(leaving.inJail).toBeGreaterThan(Math.max(...leaving.spaces))
    expect(staying.inJail).toBeGreaterThan(2 * leaving.inJail)
    expect(Math.abs(leaving.inJail - 395)).toBeLessThan(20)
  })
})
