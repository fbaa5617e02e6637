import { ScriptedChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { lotValueOf } from '../../src/bots/bidding.ts'
import { easy, normal } from '../../src/bots/index.ts'
import { imperio } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { give, O1, O2, own, promise, row, tableAt } from '../kit.ts'
import { choice, type Player } from './play.ts'

// P-01 Miraflores 8/3, P-02 San Isidro 9/3, P-03 Barranco 7/3; P-20 and P-26 are in San Isidro, too.
const LOTS = ['P-01', 'P-02', 'P-03']

const at = (change: (s: State) => void, round = 5, lots = LOTS) =>
  tableAt(
    'BID',
    (s) => {
      row(s, ...lots)
      change(s)
    },
    { round },
  )
/** Noise in the middle for `lots` lots, then the place of the lot among the best. */
const luck = (noise: number, lots: number, place: number) =>
  new ScriptedChance({ bid: [...Array.from({ length: lots }, () => noise), place] })
const bidOf = (bot: Player, change: (s: State) => void, chance: ScriptedChance, round?: number) =>
  choice(at(change, round), bot, O1, chance)

describe('what a lot is worth [15.1]', () => {
  const value = (lot: string, change: (s: State) => void = () => {}, round = 5) =>
    lotValueOf(imperio.view(at(change, round).s, O1), O1, lot)

  test('its base price and three rents', () => expect(value('P-01')).toBe(8 + 3 * 3))
  test('fewer rents when fewer rounds are left, this one included', () => {
    expect(value('P-01', () => {}, 8)).toBe(8 + 3 * 3)
    expect(value('P-01', () => {}, 9)).toBe(8 + 2 * 3)
    expect(value('P-01', () => {}, 10)).toBe(8 + 3)
  })
  test('more where the bot has one already, and most for the second', () => {
    expect(value('P-02', (s) => own(s, O1, 'P-20'))).toBe(9 + 3 * 4 + 2)
    expect(value('P-02', (s) => own(s, O1, 'P-20', 'P-26'))).toBe(9 + 3 * 4)
    expect(value('P-02', (s) => own(s, O2, 'P-20'))).toBe(9 + 3 * 3)
  })
})

describe('the bid [15.1]', () => {
  test('is a part of the value, the same for all of its level', () => {
    const rich = (s: State) => give(s, O1, { cash: 40 })
    expect(bidOf(normal, rich, luck(1, 3, 0))).toMatchObject({ propertyId: 'P-01', amount: Math.floor(17 * 0.8) })
    expect(bidOf(easy, rich, luck(2, 3, 0))).toMatchObject({ propertyId: 'P-01', amount: Math.floor(17 * 0.6) })
  })

  test('is one of the three best lots, by luck', () => {
    const rich = (s: State) => give(s, O1, { cash: 40 })
    expect([0, 1, 2].map((place) => bidOf(normal, rich, luck(1, 3, place)))).toMatchObject(
      LOTS.map((propertyId) => ({ propertyId })),
    )
  })

  test('judges lots with so much noise as the level has', () => {
    const chance = new ScriptedChance({ bid: [0, 2, 1, 0] })
    expect(bidOf(normal, (s) => give(s, O1, { cash: 40 }), chance)).toMatchObject({
      propertyId: 'P-02',
      amount: Math.floor((18 + 1) * 0.8),
    })
    expect(chance.unused()).toEqual({})
  })

  test('keeps cash back, but not in the last round', () => {
    const has = (s: State) => give(s, O1, { cash: 9 })
    expect(bidOf(normal, has, luck(1, 3, 0))).toMatchObject({ amount: 7 })
    expect(bidOf(easy, has, luck(2, 3, 0))).toMatchObject({ amount: 6 })
    expect(bidOf(normal, has, luck(1, 3, 0), 10)).toMatchObject({ amount: Math.floor(11 * 0.8) })
  })

  test('is not made when nothing can be afforded', () => {
    const nothing = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
    expect(bidOf(normal, (s) => give(s, O1, { cash: 5 }), new ScriptedChance({}))).toEqual(nothing)
    expect(bidOf(normal, (s) => give(s, O1, { cash: -2 }), new ScriptedChance({}), 10)).toEqual(nothing)
  })

  test('carries a token when there is Fame to spare', () => {
    const token = (fame: number) => bidOf(normal, (s) => give(s, O1, { cash: 20, fame }), luck(1, 3, 0))
    expect(token(3)).toMatchObject({ useFameToken: false })
    expect(token(4)).toMatchObject({ useFameToken: true })
  })

  test('leaves out the district of an own promise', () => {
    const bound = (s: State) => {
      give(s, O1, { cash: 20 })
      promise(s, O1, O2, 'Miraflores')
    }
    expect(bidOf(normal, bound, luck(1, 2, 0))).toMatchObject({ propertyId: 'P-02' })
  })
})
