import { expect, test } from 'vitest'
import { quietMarket } from '../../src/setup.ts'
import type { Market, Player } from '../../src/state.ts'
import { DAMAGED, givenTrade } from '../givens.ts'
import { event, Play, QUIET, stocked } from '../kit.ts'
import { linesOf, round3, stockOf } from './round3.ts'

function market(id: string, modifiers: Partial<Market['modifiers']>): Market {
  return { ...quietMarket(id), modifiers: { ...quietMarket(id).modifiers, ...modifiers } }
}

/** Gold that an enterprise in trade mode brought. */
const gold = ({ me }: Play) => (linesOf(me, 'trade-1')[1]?.gold12 ?? 0) / 12

test('[S52] an enterprise trades on the best of its own markets', () => {
  const play = Play.b1().with((p, s) => {
    s.round = 4
    givenTrade(p, 'medium', 'trade')
  })
  play.advance().advance().advance()
  play.with((p) => {
    p.gold12 = 240
    p.stock.fill(0)
    stocked(p, 'special.simpleTools', 3)
  })
  play.advance({ w: QUIET, p: [1, 1, 3, 4, 2, 1, 2, 4, 1, 6, 6, 2, 3, 6, 1, 5, 2] })
  expect(play.me.markets.map(({ modifiers }) => modifiers.specialCheapCraft)).toEqual([4, 2])
  expect([play.gold, play.me.turn.labor, play.stock('special.simpleTools')]).toEqual([35, 1, 1])
})

test('[6.2] enterprises make tools by their size', () => {
  const play = round3([], 'before', (p) => {
    givenTrade(p, 'small')
    givenTrade(p, 'medium')
    givenTrade(p, 'large')
    givenTrade(p, 'large').damage = DAMAGED
  }).advance()
  expect(play.stock('special.simpleTools')).toBe(11)
  expect(play.gold).toBe(22 - 2 - 5 - 6)
})

test('[6.2] an enterprise that finds too little to trade with does nothing', () => {
  const play = round3([], 'before', (p) => {
    givenTrade(p, 'large', 'trade')
    stocked(p, 'special.cloth', 3)
  }).advance()
  expect([play.gold, play.stock('special.cloth')]).toEqual([16, 3])
})

test('[6.2] the cheapest goods are traded, and none that were made this round', () => {
  const play = round3([event(34, { finds: true })], 'now', (p) => {
    givenTrade(p, 'small')
    givenTrade(p, 'medium', 'trade')
    stocked(p, 'special.soap', 1)
    stocked(p, 'special.cloth', 1)
  }).advance()
  expect(stockOf(play.me, 'special.soap', 'special.cloth', 'special.simpleTools', 'special.highMagicOres')).toEqual([
    0, 0, 2, 4,
  ])
  const poor = round3([event(34, { finds: true })], 'now', (p) => {
    givenTrade(p, 'large')
    givenTrade(p, 'small', 'trade')
  }).advance()
  expect(stockOf(poor.me, 'special.simpleTools', 'special.highMagicOres')).toEqual([6, 4])
})

test('[6.2] markets of others do not count, and a bad trade costs gold', () => {
  const given = (p: Player) => {
    givenTrade(p, 'small', 'trade')
    p.markets = [
      market('trade-0-trade-1-1', { specialCheapFood: -7 }),
      market('trade-0-trade-10-1', { specialCheapFood: 9 }),
    ]
    stocked(p, 'special.pulpellen', 1)
  }
  expect(gold(round3([], 'before', given).advance())).toBe(4 - 7)
  // Half of it, rounded towards the worse.
  expect(gold(round3([event(17)], 'before', given).advance())).toBe(-2)
})

test.each([10, 15, 17, 26])('[row %i] halves what enterprises yield, once', (row) => {
  const events = [event(row, { values: [1] }), event(row === 10 ? 17 : 10, { values: [1] })]
  // Storms roll for damage, and a conflict for each enterprise.
  const p = row === 15 || row === 26 ? [20] : []
  const play = round3(events, 'before', (me) => givenTrade(me, 'medium')).advance({ p })
  expect(play.stock('special.simpleTools')).toBe(1)
})

test('[row 33] a glut gives enterprises more, before anything is halved', () => {
  const glut = event(33, { values: [1] })
  expect(
    round3([glut], 'before', (p) => givenTrade(p, 'large'))
      .advance()
      .stock('special.simpleTools'),
  ).toBe(9)
  const given = (p: Player) => {
    givenTrade(p, 'small', 'trade')
    stocked(p, 'special.cloth', 1)
  }
  expect(gold(round3([glut], 'before', given).advance())).toBe(6)
  expect(gold(round3([glut, event(17)], 'before', given).advance())).toBe(3)
})

test.each([
  [10, [4], -4],
  [17, [], 2],
  [19, [6], -6],
  [33, [3], -3],
  [35, [11], 11],
] as const)('[row %i] changes what expensive goods are worth in trade', (row, values, delta) => {
  const play = round3([event(row, { values })], 'before', (p) => {
    givenTrade(p, 'large', 'trade')
    stocked(p, 'special.jewelry', 4)
  }).advance()
  const bonus = row === 33 ? 6 : 0
  const whole = 24 + 4 * delta + bonus
  expect(gold(play)).toBe(row === 10 || row === 17 ? Math.floor(whole / 2) : whole)
})

test('[rows 11 and 40] food is worth less in trade after good harvests', () => {
  const play = round3([event(11), event(40, { values: [3] })], 'before', (p) => {
    givenTrade(p, 'small', 'trade')
    stocked(p, 'special.brandy', 1)
  }).advance()
  expect(gold(play)).toBe(4 - 1 - 3)
})

test.each([
  [13, 4],
  [15, 3],
  [16, 3],
  [22, 3],
] as const)('[row %i] makes enterprises dearer, by rank', (row, perRank) => {
  const events = [event(row, { values: [1], branch: row === 16 ? 'raiders' : null })]
  const dice = { p: row === 15 || row === 16 ? [20] : [] }
  const play = round3(events, 'before', (p) => {
    givenTrade(p, 'large')
    givenTrade(p, 'large').damage = DAMAGED
  }).advance(dice)
  expect(play.gold).toBe(22 - 6 - 3 * perRank)
})
