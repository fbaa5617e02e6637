import { describe, expect, test } from 'vitest'
import { configure, isRefusal, seatsAfter, seatsWith } from '../src/index.ts'
import { toy } from './toy.ts'

/** The toy with one seat more for whoever may take everything back. */
const guarded: typeof toy = {
  ...toy,
  seats: { min: 2, max: 5 },
  seatsFor: ({ undo }) => (undo === 'any' ? { min: 3, max: 5 } : { min: 2, max: 4 }),
}

describe('seats that go with options', () => {
  test('are those of the game where it says nothing else', () => {
    expect(seatsWith(toy, {})).toEqual(toy.seats)
  })

  test('follow the options that were given, and otherwise the usual ones', () => {
    expect(seatsWith(guarded, {})).toEqual({ min: 2, max: 4 })
    expect(seatsWith(guarded, { undo: 'any' })).toEqual({ min: 3, max: 5 })
  })

  test('are demanded of a match, and named when they are not met', () => {
    expect(configure(guarded, {}, 5)).toMatchObject({ code: 'E_CONFIG', params: { option: 'seats', min: 2, max: 4 } })
    expect(configure(guarded, { undo: 'any' }, 2)).toMatchObject({ code: 'E_CONFIG', params: { min: 3, max: 5 } })
    expect(isRefusal(configure(guarded, { undo: 'any' }, 5))).toBe(false)
  })

  test('come and go with an option, within what it allows', () => {
    const [few, more] = [seatsWith(guarded, {}), seatsWith(guarded, { undo: 'any' })]
    expect(seatsAfter(4, few, more)).toBe(5)
    expect(seatsAfter(5, more, few)).toBe(4)
    expect(seatsAfter(3, few, few)).toBe(3)
    expect(seatsAfter(2, { min: 2, max: 8 }, { min: 2, max: 4 })).toBe(2)
    expect(seatsAfter(8, { min: 2, max: 8 }, { min: 2, max: 4 })).toBe(4)
  })
})
