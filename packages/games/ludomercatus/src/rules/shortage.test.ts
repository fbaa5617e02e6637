import { describe, expect, test } from 'vitest'
import { options } from '../config.ts'
import { initialState, type State } from '../state.ts'
import { setLevel } from './buildings.ts'
import { deedOf } from './deeds.ts'
import { playerAt } from './seats.ts'
import { buildingCap, placesFor } from './shortage.ts'

const SEAT = 0

/** One player with these streets, by their levels, and so much cash; the bank has no houses left. */
function builder(cash: number, levels: Readonly<Record<number, number>>, mortgaged: readonly number[] = []): State {
  const config = Object.fromEntries(Object.entries(options).map(([key, spec]) => [key, spec.default]))
  const s = initialState(config as never, 2, SEAT, { chance: [], chest: [] })
  playerAt(s, SEAT).cash = cash
  for (const [space, level] of Object.entries(levels)) {
    deedOf(s, Number(space)).owner = SEAT
    setLevel(s, Number(space), level)
  }
  for (const space of mortgaged) deedOf(s, space).mortgaged = true
  s.bank.houses = 0
  return s
}

describe('how many buildings a rival could pay for [12.8.2]', () => {
  test('houses up to four on every street, whatever the bank has', () => {
    expect(buildingCap(builder(10_000, { 6: 1, 8: 0, 9: 0 }), SEAT, 'house')).toBe(11)
  })

  test('the cheapest group first, and the same cash only once', () => {
    const s = builder(500, { 1: 2, 3: 2, 37: 0, 39: 0 })
    expect(buildingCap(s, SEAT, 'house')).toBe(4 + 1)
  })

  test('no houses beside a hotel', () => {
    expect(buildingCap(builder(10_000, { 37: 4, 39: 5 }), SEAT, 'house')).toBe(0)
  })

  test('hotels where every street has four houses, one on each street without', () => {
    expect(buildingCap(builder(10_000, { 16: 4, 18: 5, 19: 4 }), SEAT, 'hotel')).toBe(2)
    expect(buildingCap(builder(10_000, { 16: 4, 18: 4, 19: 3 }), SEAT, 'hotel')).toBe(0)
  })

  test('nothing in a group that is mortgaged or not full', () => {
    expect(buildingCap(builder(10_000, { 1: 0, 3: 0 }, [3]), SEAT, 'house')).toBe(0)
    expect(buildingCap(builder(10_000, { 6: 0, 8: 0 }), SEAT, 'house')).toBe(0)
  })
})

describe('where one building can go [12.2, 12.8.6]', () => {
  test('on the lowest streets of each group, within the budget', () => {
    const s = builder(0, { 6: 1, 8: 0, 9: 0, 37: 2, 39: 2 })
    expect(placesFor(s, SEAT, 'house', 200)).toEqual([8, 9, 37, 39])
    expect(placesFor(s, SEAT, 'house', 199)).toEqual([8, 9])
  })

  test('houses not above four, hotels only then', () => {
    const s = builder(0, { 1: 4, 3: 5, 37: 4, 39: 3 })
    expect(placesFor(s, SEAT, 'house', 200)).toEqual([39])
    expect(placesFor(s, SEAT, 'hotel', 200)).toEqual([1])
  })

  test('nowhere in a mortgaged group', () => {
    expect(placesFor(builder(0, { 1: 0, 3: 0 }, [1]), SEAT, 'house', 200)).toEqual([])
  })
})
