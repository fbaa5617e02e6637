import { describe, expect, test } from 'vitest'
import { dangerOf, isCatcherNear, isSlowed, kingPercents, restThreshold } from '../../src/bots/danger.ts'
import { costOfLoss, scaleOf, worthOfSanity } from '../../src/bots/worth.ts'
import { carcosa } from '../../src/game.ts'
import { at, base4, crown, figure, give, P1, P2, sane, type Table } from '../kit.ts'
import { mind } from './asked.ts'

const seen = (t: Table) => carcosa.view(t.s, P1)

describe('where the King goes [13.3]', () => {
  test('one floor on half of the time, two a quarter, stay a quarter', () => {
    expect(kingPercents(seen(base4()))).toEqual([50, 25, 25])
  })
  test('nowhere while he is away, and never to the False King', () => {
    expect(kingPercents(seen(base4((s) => Object.assign(s.king, { vanish: 1 }))))).toEqual([0, 0, 0])
    expect(kingPercents(seen(base4((s) => crown(s, P1, 5))))).toEqual([0, 50, 50])
  })
})

describe('danger of a place [13.3]', () => {
  test('monsters inside and next door, the King, the False King', () => {
    const t = base4((s) => {
      figure(s, 'ARANA', 'F3_R1')
      crown(s, P2, 5)
    })
    expect(dangerOf(seen(t), 'F3_R1')).toBe(3)
    expect(dangerOf(seen(t), 'F3_R2')).toBe(2)
    expect(dangerOf(seen(t), 'F3_R3')).toBe(1)
    expect(dangerOf(seen(t), 'F2_R1')).toBe(1)
    expect(dangerOf(seen(t), 'F1_R1')).toBe(0)
  })

  test('a stunned Araña catches nobody; the Reina slows her floor', () => {
    const t = base4((s) => {
      figure(s, 'ARANA', 'F1_R1')
      figure(s, 'REINA_HELADA', 'F2_P')
    })
    expect(isCatcherNear(seen(t), 'F1_R2')).toBe(true)
    expect(isSlowed(seen(t), 2)).toBe(true)
    expect(isSlowed(seen(t), 1)).toBe(false)
    Object.assign(t.figure('ARANA') ?? {}, { stun: 1 })
    expect(isCatcherNear(seen(t), 'F1_R2')).toBe(false)
  })
})

describe('the threshold of meditation [13.3]', () => {
  const threshold = (t: Table) => restThreshold(mind(t, P1, { restsBelow: -3 }))

  test('starts where the character says', () => expect(threshold(base4())).toBe(-3))
  test('rises with a key, with a soul at −4, and at the end of all sacrifices', () => {
    const t = base4((s) => give(s, P1, 'KEY'))
    expect(threshold(t)).toBe(-2)
    sane(t.s, 4, -4)
    expect(threshold(t)).toBe(-1)
    Object.assign(t.soul(P1), { sanityMax: -1, objectSlotPenalty: 2 })
    expect(threshold(t)).toBe(1)
  })
  test('rises on the King’s floor, more for the weak, and falls late', () => {
    const t = base4((s) => at(s, P1, 'F3_R1'))
    expect(threshold(t)).toBe(-1)
    sane(t.s, 1)
    expect(threshold(t)).toBe(0)
    t.s.round = 26
    expect(threshold(t)).toBe(-1)
  })
})

describe('what sanity is worth', () => {
  test('nothing above the maximum, more below the threshold', () => {
    const scale = { threshold: 0, max: 3, below: 60, above: 20, crossing: 150 }
    expect(worthOfSanity(scale, 4)).toBe(worthOfSanity(scale, 3))
    expect(worthOfSanity(scale, 1) - worthOfSanity(scale, 0)).toBe(20)
    expect(worthOfSanity(scale, 0) - worthOfSanity(scale, -1)).toBe(60)
    expect(costOfLoss(scale, 1, 2)).toBe(80)
    expect(costOfLoss(scale, -3, 2)).toBe(150)
    expect(costOfLoss(scale, -5, 2)).toBe(0)
  })
  test('a sunk soul stays down; the last upright one looks after itself', () => {
    const t = base4((s) => sane(s, -5))
    expect(scaleOf(mind(t, P1)).below).toBe(0)
    sane(t.s, 0, -5, -5, -5)
    expect(scaleOf(mind(t, P1))).toMatchObject({ threshold: 4, below: 120 })
  })
  test('a sunk soul gets up when nobody else can be counted on', () => {
    const t = base4((s) => sane(s, -5, -3, -5, -5))
    expect(scaleOf(mind(t, P1)).below).toBe(0)
    Object.assign(t.soul(P2), { sanityMax: -1, objectSlotPenalty: 2 })
    expect(scaleOf(mind(t, P1)).below).toBe(120)
  })
})
