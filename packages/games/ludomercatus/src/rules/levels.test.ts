import { describe, expect, test } from 'vitest'
import { isEven, isHomogeneous, lowersFrom, raisesFrom } from './levels.ts'

describe('building vectors [12.2, 12.4, 12.7]', () => {
  test.each([
    [[0, 0, 0], true],
    [[1, 0, 1], true],
    [[2, 1, 0], false],
    [[5, 4], true],
    [[5, 3], false],
  ])('%j is even: %s', (levels, even) => {
    expect(isEven(levels)).toBe(even)
  })

  test.each([
    [[3, 3, 3], [4, 4, 4], true],
    [[3, 3, 3], [5, 4, 4], false],
    [[4, 4, 4], [5, 5, 5], true],
    [[4, 4, 3], [5, 4, 4], false],
  ])('from %j to %j is one kind of building: %s', (old, levels, homogeneous) => {
    expect(isHomogeneous(old, levels)).toBe(homogeneous)
  })

  test('every raise is even, of one kind and above; every sale below', () => {
    expect(raisesFrom([1, 1, 0]).map(({ levels }) => levels)).toContainEqual([1, 1, 1])
    expect(raisesFrom([1, 1, 0]).map(({ levels }) => levels)).not.toContainEqual([2, 1, 0])
    expect(raisesFrom([5, 5])).toEqual([])
    expect(lowersFrom([0, 0])).toEqual([])
    expect(lowersFrom([1, 0])).toEqual([{ levels: [0, 0], count: 1, houses: -1, hotels: 0 }])
    for (const { levels } of raisesFrom([4, 4, 4])) expect(Math.min(...levels)).toBeGreaterThanOrEqual(4)
  })

  test('a hotel takes one hotel and gives four houses back', () => {
    expect(raisesFrom([4, 4])).toContainEqual({ levels: [5, 4], count: 1, houses: -4, hotels: 1 })
    expect(lowersFrom([5, 5])).toContainEqual({ levels: [5, 4], count: 1, houses: 4, hotels: -1 })
  })
})
