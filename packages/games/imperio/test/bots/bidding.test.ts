import { ScriptedChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { NORMAL } from '../../src/bots/character.ts'
import { easy } from '../../src/bots/index.ts'
import { lotsWithin } from '../../src/bots/lots.ts'
import { playerOf } from '../../src/bots/player.ts'
import { imperio } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { give, O1, O2, own, promise, row, tableAt } from '../kit.ts'
import { choice, type Player } from './play.ts'

// P-01 Miraflores 8/3, P-02 San Isidro 9/3, P-03 Barranco 7/3; P-20 and P-26 are in San Isidro, too.
/** Whoever does not look at his rivals, and keeps 2. */
const normal = playerOf({ ...NORMAL, keepBidding: 2, bidPercent: 80, weighsRivals: false })
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
    lotsWithin(imperio.view(at(change, round).s, O1), O1, 99, { ...NORMAL, noise: 0 }, new ScriptedChance({})).find(
      (one) => one.lot === lot,
    )?.value

  test('its base price and five rents', () => expect(value('P-01')).toBe(8 + 5 * 3))
  test('fewer rents when fewer rounds are left, this one included', () => {
    expect(value('P-01', () => {}, 8)).toBe(8 + 3 * 3)
    expect(value('P-01', () => {}, 9)).toBe(8 + 2 * 3)
    expect(value('P-01', () => {}, 10)).toBe(8 + 3)
  })
  test('more where the bot has one already, and most for the second', () => {
    expect(value('P-02', (s) => own(s, O1, 'P-20'))).toBe(9 + 5 * 4 + 2)
    expect(value('P-02', (s) => own(s, O1, 'P-20', 'P-26'))).toBe(9 + 5 * 4)
    expect(value('P-02', (s) => own(s, O2, 'P-20'))).toBe(9 + 5 * 3)
  })
})

describe('the bid [15.1]', () => {
  test('is a part of the value, the same for all of its level', () => {
    const rich = (s: State) => give(s, O1, { cash: 40 })
    expect(bidOf(normal, rich, luck(1, 3, 0))).toMatchObject({ propertyId: 'P-01', amount: Math.floor(23 * 0.8) })
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
      amount: Math.floor((24 + 1) * 0.8),
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
    expect(bidOf(normal, bound, luck(1, 3, 0))).toMatchObject({ propertyId: 'P-02' })
  })
})

describe('against rivals', () => {
  const weighing = playerOf({ ...NORMAL, noise: 0 })
  const only = (change: (s: State) => void) =>
    choice(at(change, 5, ['P-01']), weighing, O1, new ScriptedChance({ bid: [0, 0] }))
  const purses = (own: number, others: number) => (s: State) => {
    for (const owner of s.owners) s.bank += owner.cash
    for (const [seat, owner] of s.owners.entries()) {
      owner.cash = seat === O1 ? own : others
      s.bank -= owner.cash
    }
  }
  test('nothing is given away: who alone can pay bids the least', () => {
    expect(only(purses(30, 3))).toMatchObject({ propertyId: 'P-01', amount: 4 })
  })
  test('no more is bid than what beats the richest of them', () => {
    const { amount } = only(purses(30, 9)) as { amount: number }
    expect(amount).toBeGreaterThan(4)
    expect(amount).toBeLessThanOrEqual(8)
  })
})

describe('a promise [4.5]', () => {
  const person = (breaksFor: number | null) => playerOf({ ...NORMAL, noise: 0, breaksFor })
  // P-20 San Isidro 10/4 against P-11 Los Olivos 4/2.
  const bound =
    (more: (s: State) => void = () => {}) =>
    (s: State) => {
      give(s, O1, { cash: 20 })
      promise(s, O1, O2, 'San Isidro')
      more(s)
    }
  const table = (change: (s: State) => void) => at(change, 5, ['P-20', 'P-11'])
  const still = () => new ScriptedChance({ bid: [0, 0, 0] })
  const BREAK = { type: 'action', action: 'BREAK_PACT' }

  test('is broken for a lot that is so much better, and then that lot is bid for', () => {
    const there = table(bound())
    expect(choice(there, person(3), O1, still())).toEqual(BREAK)
    expect(choice(there.do(O1, BREAK as never), person(3), O1, still())).toMatchObject({ propertyId: 'P-20' })
  })
  test('is kept by whoever never breaks one, for less, and where he could build instead', () => {
    expect(choice(table(bound()), person(null), O1, still())).toMatchObject({ propertyId: 'P-11' })
    expect(choice(table(bound()), person(11), O1, still())).toMatchObject({ propertyId: 'P-11' })
    const builder = table(bound((s) => own(s, O1, 'P-06')))
    expect(choice(builder, person(9), O1, still())).toMatchObject({ propertyId: 'P-11' })
    expect(choice(table(bound()), person(9), O1, still())).toEqual(BREAK)
  })
  test('is broken once in a match', () => {
    const used = table(bound((s) => give(s, O1, { brokePactUsed: true })))
    expect(choice(used, person(0), O1, still())).toMatchObject({ propertyId: 'P-11' })
  })
})
