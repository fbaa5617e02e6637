import { expect, test } from 'vitest'
import { givenOrganization, settle, starterCity } from './givens.ts'
import { NE, Play } from './kit.ts'

test('[12.4] a round that is over is remembered: gold, net worth, income, upkeep and sales', () => {
  const play = Play.b1().advance()
  // Two gold of the city; nothing is due in round 1; ten of the pools are sold.
  const first = { round: 1, gold12: 102, score: 27_060, income12: 24, upkeep12: 0, sales12: 30, loyaltyTenths: null }
  expect(play.me.history).toEqual([first])
  play
    .with((p) => settle(starterCity(p).tenants, 2, 3))
    .advance()
    .advance()
    .advance({ w: NE })
    .advance()
  expect(play.me.history).toHaveLength(2)
  // Four gold come in; four of the eight grains are eaten, none is bought.
  expect(play.me.history[1]).toMatchObject({ round: 2, income12: 48, upkeep12: 0, loyaltyTenths: 30 })
})

test('[12.4] luck and trade are no running costs', () => {
  const play = Play.b2().with((p) => {
    p.n = 3
    p.turn.lossChoice = 'gold'
    p.pendingGold12 = 60
    p.troops.levels.mercenary = 1
  })
  play.advance({ w: NE, p: [1] }).advance()
  // Mercenaries cost three, the envious four; the loan of five counts as income.
  expect(play.me.history.at(-1)).toMatchObject({ income12: 24 + 60, upkeep12: 36 })
})

test('[12.4] loyalty is that of all groups with people, rounded down to tenths', () => {
  const play = Play.b1().with((p) => {
    settle(starterCity(p).tenants, 1, 3)
    givenOrganization(p, 'cult', 'small', { levels: 1, loyalty: 3 })
    givenOrganization(p, 'underworld', 'small', { levels: 1, loyalty: 5 })
    givenOrganization(p, 'spy', 'small', { loyalty: 6 })
  })
  expect(play.advance().me.history[0]?.loyaltyTenths).toBe(36)
})
