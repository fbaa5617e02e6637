import { describe, expect, test } from 'vitest'
import { labelledPlaces, scaleOf } from '../../src/components/chart-scale.ts'
import { placesOf } from '../../src/components/series.ts'
import { clockFace, secondsLeft } from '../../src/components/time-left.ts'

describe('scales', () => {
  test('have round numbers that span the values, from nought', () => {
    expect(scaleOf([9000, 14_100], 100).ticks).toEqual([0, 5000, 10_000, 15_000])
  })

  test('go below nought when values do', () => {
    const { ticks, at } = scaleOf([-120, 80], 100)
    expect(ticks).toEqual([-150, -100, -50, 0, 50, 100])
    expect([at(-150), at(100)]).toEqual([0, 100])
  })

  test('stand without any values', () => {
    expect(scaleOf([], 100).ticks).toEqual([0, 1])
  })

  test('label every place when there is room, and round steps when there is not', () => {
    expect(labelledPlaces(4, 10)).toEqual([0, 1, 2, 3])
    expect(labelledPlaces(40, 5)).toEqual([0, 10, 20, 30])
  })
})

test('places count from one up to the longest series', () => {
  const series = [
    { label: 'Ada', seat: 0, values: [1, 2, 3] },
    { label: 'Bruno', seat: 1, values: [1] },
  ]
  expect(placesOf({ series })).toEqual(['1', '2', '3'])
  expect(placesOf({ series, places: ['a'] })).toEqual(['a'])
})

describe('clocks', () => {
  test('count a second that has begun, and never below nought', () => {
    expect(secondsLeft(10_001, 0)).toBe(11)
    expect(secondsLeft(10_000, 0)).toBe(10)
    expect(secondsLeft(0, 5_000)).toBe(0)
  })

  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [750, '12:30'],
    [3_720, '1:02:00'],
  ])('show %i seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face)
  })
})
