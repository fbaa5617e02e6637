import { box as carcosa } from '@ludoteca/carcosa'
import { box as imperio } from '@ludoteca/imperio'
import type { Box } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { describe, expect, test } from 'vitest'
import {
  changedOptions,
  chosenOptions,
  refusalOf,
  seatsOf,
  usualOptions,
  withOptions,
} from '../../src/screens/new-room/terms.ts'
import { lastSeatOf } from '../../src/screens/room/start.ts'

const lima = imperio as unknown as Box
const house = carcosa as unknown as Box
const sea = pearls as unknown as Box

describe('the terms of a room', () => {
  test('begin with what the game proposes for such a room', () => {
    expect(usualOptions(lima, 'friends')).toEqual({ teamSet: 'REAL_LABEL' })
    expect(usualOptions(lima, 'public')).toEqual({ teamSet: 'PARODY' })
    expect(usualOptions(sea, 'friends')).toEqual({})
  })

  test('name what was chosen otherwise, also where that is what the game itself proposes', () => {
    // The form leaves out what the game proposes.
    expect(chosenOptions(lima, 'friends', {})).toEqual({ teamSet: 'PARODY' })
    expect(chosenOptions(lima, 'friends', { teamSet: 'REAL_LABEL', mode: 'LONG' })).toEqual({ mode: 'LONG' })
    expect(chosenOptions(lima, 'public', { teamSet: 'REAL_LABEL' })).toEqual({ teamSet: 'REAL_LABEL' })
    expect(chosenOptions(sea, 'public', { pearls: 5 })).toEqual({ pearls: 5 })
  })

  test('are shown as changed where they differ from the usual ones', () => {
    const real = { mode: 'QUICK', teamSet: 'REAL_LABEL', uniqueTeams: true }
    expect(changedOptions(lima, real, 'friends')).toEqual({ uniqueTeams: true })
    expect(changedOptions(lima, real, 'public')).toEqual({ teamSet: 'REAL_LABEL', uniqueTeams: true })
    expect(changedOptions(lima, { teamSet: 'PARODY' }, 'friends')).toEqual({ teamSet: 'PARODY' })
  })

  test('[1.8] must not have real labels in public before the host has accepted the disclaimer', () => {
    const terms = { game: 'imperio', seats: 4, options: { teamSet: 'REAL_LABEL' } }
    expect(refusalOf(lima, { ...terms, kind: 'public' })?.code).toBe('DISCLAIMER_REQUIRED')
    const accepted = { ...terms.options, realLabelsAccepted: true }
    expect(refusalOf(lima, { ...terms, kind: 'public', options: accepted })).toBeUndefined()
    expect(refusalOf(lima, { ...terms, kind: 'friends' })).toBeUndefined()
    expect(refusalOf(lima, { ...terms, kind: 'friends', seats: 3 })?.code).toBe('E_CONFIG')
  })

  test('have one seat more while somebody plays the King', () => {
    const four = { game: 'carcosa', kind: 'friends', seats: 4, options: {} } as const
    expect(seatsOf(house, four)).toEqual({ min: 2, max: 4 })
    const five = withOptions(house, four, { kingMode: 'SEAT' })
    expect(five.seats).toBe(5)
    expect(seatsOf(house, five)).toEqual({ min: 3, max: 5 })
    expect(refusalOf(house, five)).toBeUndefined()
    expect(withOptions(house, five, { kingMode: 'SEAT', houseLoss: 2 }).seats).toBe(5)
    expect(withOptions(house, five, {})).toEqual(four)
  })
})

describe('the seat with a part of its own', () => {
  const open = { kind: 'open' } as const
  const bot = { kind: 'bot', name: 'Ada', strength: 'easy' } as const

  test('is the last one taken as soon as there are enough', () => {
    expect(lastSeatOf({ seatsMin: 3, seats: [bot, bot, open, bot, open] })).toBe(3)
    expect(lastSeatOf({ seatsMin: 3, seats: [bot, bot, bot, bot, bot] })).toBe(4)
  })

  test('is the last of all while there are too few', () => {
    expect(lastSeatOf({ seatsMin: 3, seats: [bot, bot, open, open, open] })).toBe(4)
  })
})
