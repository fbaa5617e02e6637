import { lostMaximum, trackOf } from '@ludoteca/carcosa'
import { describe, expect, test } from 'vitest'
import {
  absenceOf,
  boundOf,
  keySlotsOf,
  lostSlots,
  marksOf,
  objectSlotsOf,
  timeLeft,
} from '../../src/games/carcosa/souls/soul-model.ts'
import { seenHouse, soul, status, uidOf, withSoul } from './seen-house.ts'

describe('the track of sanity', () => {
  test('goes from −5 to the maximum, and marks where one is', () => {
    const steps = trackOf(soul('SCOUT', { sanity: 1 }))
    expect(steps.map(({ value }) => value)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3])
    expect(steps.find(({ isNow }) => isNow)?.value).toBe(1)
    expect(steps.filter(({ kind }) => kind === 'free').map(({ value }) => value)).toEqual([2, 3])
  })

  test('shows what was given up of the maximum as lost', () => {
    const p = soul('TANK', { sanity: -2, sanityMax: 5 })
    expect(lostMaximum(p)).toBe(2)
    expect(
      trackOf(p)
        .filter(({ kind }) => kind === 'lost')
        .map(({ value }) => value),
    ).toEqual([6, 7])
  })

  test('is one longer with a Llavero, which loses nothing', () => {
    const p = soul('SCOUT', { items: [uidOf('TREASURE_RING')] })
    expect(trackOf(p).at(-1)).toEqual({ value: 4, kind: 'free', isNow: false })
    expect(lostMaximum(p)).toBe(0)
  })

  test('keeps lost steps apart also below nothing', () => {
    const p = soul('SCOUT', { sanity: -4, sanityMax: -4 })
    expect(trackOf(p).filter(({ kind }) => kind === 'lost')).toHaveLength(7)
    expect(trackOf(p).find(({ isNow }) => isNow)?.kind).toBe('held')
  })
})

describe('places', () => {
  test('for keys are as many as can be carried', () => {
    const key = uidOf('KEY')
    expect(keySlotsOf(soul('HIGH_ROLLER', { keys: [key] })).map(({ uid }) => uid)).toEqual([key, null])
    expect(keySlotsOf(soul('SCOUT', { keys: [] }))).toHaveLength(1)
  })

  test('beyond the last one, keys stay that a lost Llavero held', () => {
    expect(keySlotsOf(soul('SCOUT', { keys: [uidOf('KEY'), uidOf('KEY', 1)] }))).toHaveLength(2)
  })

  test('that were given up are at the end', () => {
    const p = soul('TANK', { items: [uidOf('VIAL'), uidOf('TALE_MASK')], objectSlotPenalty: 1 })
    expect(objectSlotsOf(p)).toEqual([
      { uid: uidOf('VIAL'), isLost: false },
      { uid: null, isLost: false },
      { uid: null, isLost: true },
    ])
    expect(lostSlots(p)).toBe(1)
  })

  test('are not needed for tales and what is tied to the soul', () => {
    const p = soul('TANK', { items: [uidOf('VIAL'), uidOf('TALE_MASK')], soulbound: [uidOf('RING')] })
    expect(boundOf(p)).toEqual([uidOf('TALE_MASK'), uidOf('RING')])
  })
})

test('statuses say how long they last', () => {
  expect(timeLeft(status('PARANOIA', 2))).toBe('2 rondas')
  expect(timeLeft(status('TRAPPED_SPIDER', 1))).toBe('1 turno')
  expect(timeLeft(status('TRAPPED_SPIDER', 3, { fresh: true }))).toBe('3 turnos desde el próximo turno')
  expect(timeLeft(status('STUN', 1, { untilRoundEnd: true }))).toBe('esta ronda')
})

test('marks say what no status does', () => {
  const view = seenHouse()
  expect(marksOf(view, 0)).toEqual(['freeStep'])
  expect(marksOf(view, 2)).toEqual(['shield'])
  const fallen = withSoul(view, 0, { sanity: -5, skipNextRound: true, freeMoveUsed: true, moveBlockedRound: 1 })
  expect(marksOf(fallen, 0)).toEqual(['fallen', 'skips', 'frozen'])
})

describe('whoever plays a soul', () => {
  test('is missed when nobody is there, or the autopilot answers', () => {
    expect(absenceOf({ control: 'human', connected: true })).toBeUndefined()
    expect(absenceOf({ control: 'human', connected: false })).toBe('away')
    expect(absenceOf({ control: 'autopilot', connected: false })).toBe('autopilot')
    expect(absenceOf({ control: 'bot', connected: true })).toBeUndefined()
    expect(absenceOf(undefined)).toBeUndefined()
  })
})
