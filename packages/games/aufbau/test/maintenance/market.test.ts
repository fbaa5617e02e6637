import { expect, test } from 'vitest'
import { type MarketGroup, RAW_GROUPS, SPECIAL_GROUPS } from '../../src/data/materials.ts'
import { DAMAGED, givenTrade } from '../givens.ts'
import { NE, Play, QUIET } from '../kit.ts'

type Expected = Partial<Record<MarketGroup | 'rest', number>>

const RAW_CHEAP = { rawCheapBuilding: 0, rawCheapFood: 0, rawCheapConsumable: 0, rawCheapOther: 0 }
const RAW_BASIC = { rawBasicBuilding: 0, rawBasicFood: 0, rawBasicConsumable: 0, rawBasicOther: 0 }

/** [7.1] All groups of these become so much dearer. */
function each(groups: object, by: number): Expected {
  return Object.fromEntries(Object.keys(groups).map((group) => [group, by]))
}

/** Every group as the row says, and all others as the rest. */
function whole(groups: readonly MarketGroup[], { rest = 0, ...named }: Expected): Record<string, number> {
  return Object.fromEntries(groups.map((group) => [group, named[group] ?? rest]))
}

const RAW_ROWS: readonly (readonly [roll: number, dice: readonly number[], expected: Expected])[] = [
  [2, [1, 1, 5, 6, 3], { rawExpensiveBuilding: 11, rawExpensiveOther: 11, rest: -3 }],
  [3, [1, 2, 4, 2], { rawCheapBuilding: 4, rest: -2 }],
  [4, [1, 3, 3, 1], { rawCheapFood: 3, rest: -1 }],
  [5, [1, 4, 2], { rawCheapConsumable: 2 }],
  [6, [1, 5, 2], { ...each(RAW_CHEAP, 2), ...each(RAW_BASIC, 2) }],
  [7, [3, 4], {}],
  [8, [2, 6, 6], { rawBasicBuilding: 6 }],
  [9, [3, 6, 5], { rawBasicFood: 5 }],
  [10, [4, 6, 4], { rawBasicConsumable: 4 }],
  [11, [5, 6, 8, 2], { rawExpensiveBuilding: 8, rest: -2 }],
  [12, [6, 6, 7, 3], { rawExpensiveBuilding: -7, rawExpensiveOther: -7, ...each(RAW_CHEAP, 3) }],
]

test.each(RAW_ROWS)('[7.1] raw materials, row %i', (roll, dice, expected) => {
  const { market } = Play.b0().advance({ w: [...dice, 4, 6, 5] }).state
  expect(market.rawRoll).toBe(roll)
  expect(market.modifiers).toMatchObject(whole(RAW_GROUPS, expected))
})

const SPECIAL_ROWS: readonly (readonly [roll: number, dice: readonly number[], expected: Expected])[] = [
  [2, [1, 1, 8, 7, 5], { specialExpensiveLuxury: 15, rest: -5 }],
  [3, [1, 2, 4, 1], { specialCheapCraft: 4, rest: -1 }],
  [4, [1, 3, 1, 2], { specialCheapConsumable: 1, rest: -2 }],
  [5, [2, 3, 2], { specialCheapFood: 2 }],
  [6, [2, 4, 1], { specialCheapOther: 1 }],
  [7, [3, 4, 3, 2], { rest: -2 }],
  [7, [3, 4, 4, 1], { rest: 1 }],
  [8, [4, 4, 6], { specialBasicBuilding: 6 }],
  [9, [4, 5, 5, 2], { specialBasicCraft: 5, rest: -2 }],
  [10, [4, 6, 10], { specialExpensiveBuilding: 10 }],
  [11, [5, 6, 6, 6, 1], { specialExpensiveCraft: 12, rest: -1 }],
  [12, [6, 6, 2, 5, 4], { specialExpensiveLuxury: -9 }],
  [12, [6, 6, 3, 5, 4, 1], { specialExpensiveLuxury: 10 }],
]

test.each(SPECIAL_ROWS)('[7.1] special materials, row %i', (roll, dice, expected) => {
  const { market } = Play.b0().advance({ w: [3, 4, ...dice] }).state
  expect(market.specialRoll).toBe(roll)
  expect(market.modifiers).toMatchObject(whole(SPECIAL_GROUPS, expected))
})

test('[7.1] enterprises that work open markets of their own, as many as their rank, until the next roll', () => {
  const play = Play.b1().with((p, s) => {
    s.round = 4
    givenTrade(p, 'small').damage = DAMAGED
    givenTrade(p, 'medium')
  })
  play.advance().advance().advance()
  const quietTwice = [...QUIET, ...QUIET]
  play.advance({ w: QUIET, p: quietTwice })
  expect(play.me.markets.map(({ id }) => id)).toEqual(['trade-0-trade-2-1', 'trade-0-trade-2-2'])
  expect(play.fact('ownMarketsRolled').markets).toEqual(play.me.markets)
})

test('[7.1] a market section lasts four rounds', () => {
  const play = Play.b2().advance({ w: NE })
  for (const round of [3, 4]) {
    play.toNextActions()
    expect(play.state.round).toBe(round)
  }
  const before = play.state.market
  play.toNextActions({ w: [1, 1, 1, 1, 1, 4, 6, 5] })
  expect(play.state.round).toBe(5)
  expect(play.state.market).not.toBe(before)
  expect(play.state.market.rawRoll).toBe(2)
})
