import { expect, test } from 'vitest'
import { indexOf } from '../../src/data/materials.ts'
import type { Item } from '../../src/moves.ts'
import { givenOrganization, givenTrade } from '../givens.ts'
import { event, NE, Play, stocked } from '../kit.ts'

const item = (good: Item['good'], count: number): Item => ({ good, count })
const buy = (...items: Item[]) => ({ type: 'moneyBuy', items }) as const
const ARTIFACT = 'special.minorMagicArtifacts'

function rich(gold: number): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
  })
}

test.each([
  [11, 4, 12],
  [16, 2, 12],
  [6, 6, 12],
  [5, 4, 0],
])('[S29] a roll of %i: %i gold for %i grain', (die, price, delivered) => {
  const play = Play.b1().do(buy(item('raw.grain', 12)), { p: [die] })
  expect(play.fact('bought')).toMatchObject({
    paid: { gold12: price * 12 },
    delivered: delivered > 0,
    lapsed: false,
    key: 'money.buy',
  })
  expect([play.gold, play.me.pendingStock[indexOf('raw.grain')]]).toEqual([6 - price, delivered])
})

test('[S30] the market makes it too dear, and no die is cast', () => {
  const play = Play.b1().with((_p, s) => {
    s.market = { ...s.market, modifiers: { ...s.market.modifiers, rawCheapFood: 2 } }
    s.events = [event(31, { values: [4] }), event(8, { values: [3] })]
  })
  expect(play.refusal(buy(item('raw.grain', 12)))).toEqual({
    code: 'FUNDS',
    params: { why: 'gold', need12: 96, have12: 72 },
  })
})

test('[S31] special materials cost three and their bonus by fours', () => {
  const play = rich(40).do(buy(item('special.specialTools', 4)), { p: [15] })
  expect(play.fact('bought')).toMatchObject({ check: { dc: 18, tier: 'success' }, paid: { gold12: 13 * 12 } })
  expect(play.me.pendingStock[indexOf('special.specialTools')]).toBe(4)
})

test('[S32] bought labour helps in the next round', () => {
  const play = Play.b1().do(buy(item('labor', 2)), { p: [11] })
  expect([play.gold, play.me.pendingLabor]).toEqual([0, 2])
  play.toNextActions({ w: NE })
  expect([play.me.turn.labor, play.gold, play.stock('raw.grain')]).toEqual([5, 4.5, 6])
})

test('[5.5] a poor price that cannot be paid lapses', () => {
  const play = rich(4).do(buy(item('raw.grain', 12)), { p: [6] })
  expect(play.fact('bought')).toMatchObject({
    check: { tier: 'poor' },
    lapsed: true,
    delivered: false,
    paid: { gold12: 0 },
  })
  expect([play.gold, play.me.turn.actionsUsed, play.me.pendingStock[indexOf('raw.grain')]]).toEqual([4, 1, 0])
})

test('[5.5] a very good price is four less for each investment, and never below one', () => {
  const play = rich(40).with((p) => void givenOrganization(p, 'collegiumTrade', 'medium'))
  play.do(buy(item('special.jewelry', 1), item('raw.grain', 6)), { p: [17] })
  expect(play.fact('bought')).toMatchObject({ check: { tier: 'veryGood' }, paid: { gold12: 24 } })
})

test('[5.5] a cheap market never pays the buyer', () => {
  const play = rich(40).with((_p, s) => {
    s.market = { ...s.market, modifiers: { ...s.market.modifiers, rawCheapFood: -8 } }
  })
  expect(play.do(buy(item('raw.grain', 12)), { p: [11] }).fact('bought').paid.gold12).toBe(24)
})

test('[5.5] flat sale bonuses do not make purchases dearer', () => {
  const play = rich(40).with((_p, s) => {
    s.events = [event(8, { values: [3] })]
  })
  expect(play.do(buy(item('raw.grain', 6)), { p: [11] }).fact('bought').paid.gold12).toBe(24)
})

test.each([14, 19])('[5.5] artifacts are offered by event %i, once a section', (roll) => {
  const play = rich(100).with((_p, s) => {
    s.events = [event(roll, { values: [3], artifact: true, riot: 20 })]
  })
  expect(play.refusal(buy(item(ARTIFACT, 2)))?.params.why).toBe('artifactOnce')
  play.do(buy(item(ARTIFACT, 1)), { p: [11] })
  expect([play.me.pendingStock[indexOf(ARTIFACT)], play.me.incidents.artifact]).toEqual([1, 1])
  play.me.turn.actionKeys.length = 0
  expect(play.refusal(buy(item(ARTIFACT, 1)))).toEqual({ code: 'RULE', params: { why: 'artifactBought' } })
})

test('[5.5] an artifact that did not come may be asked for again', () => {
  const play = rich(100).with((_p, s) => {
    s.events = [event(19, { values: [3], artifact: true })]
  })
  play.do(buy(item(ARTIFACT, 1)), { p: [1] })
  expect(play.me.incidents.artifact).toBe(0)
})

test('[5.5] other goods leave the offer of an artifact open', () => {
  const play = rich(100).with((_p, s) => {
    s.events = [event(19, { values: [3], artifact: true })]
  })
  play.do(buy(item('special.cloth', 1)), { p: [11] })
  expect(play.me.incidents.artifact).toBe(0)
})

test('[5.5] without an offer there are no artifacts', () => {
  const play = rich(100).with((_p, s) => {
    s.events = [event(19, { values: [3] })]
  })
  expect(play.refusal(buy(item(ARTIFACT, 1)))).toEqual({ code: 'RULE', params: { why: 'noArtifactOffer' } })
  expect(Play.b1().refusal(buy(item(ARTIFACT, 1)))?.params.why).toBe('noArtifactOffer')
})

const both = (sell: Item[], bought: Item[]) => ({ type: 'moneySellBuy', sell, buy: bought }) as const

test('[S33] selling and buying in one action', () => {
  const play = Play.b1().with((p) => stocked(p, 'raw.grain', 12))
  play.do(both([item('raw.grain', 12)], [item('special.simpleTools', 1)]), { p: [11, 16] })
  expect(play.fact('sold')).toMatchObject({ check: { dc: 14 }, gold12: 72, key: 'money.sell' })
  expect(play.fact('bought')).toMatchObject({ check: { tier: 'good' }, paid: { gold12: 12 }, key: 'money.buy' })
  expect([play.gold, play.me.turn.actionsUsed]).toEqual([11, 1])
  expect(play.me.turn.actionKeys).toEqual(['money.sell', 'money.buy@bundle'])
})

test('[S34, D-10] what cannot be paid after the sale is not bought', () => {
  const play = rich(0).do(both([item('raw.grain', 6)], [item('special.cloth', 1)]), { p: [5, 11] })
  expect(play.fact('bought')).toMatchObject({ lapsed: true, delivered: false })
  expect([play.gold, play.stock('raw.grain')]).toEqual([0.5, 2])
})

test('[5.6] both keys must be free where something is bought', () => {
  const play = rich(40).do(buy(item('raw.clay', 6)), { p: [11] })
  expect(play.refusal(both([item('raw.grain', 6)], [item('raw.clay', 6)]))).toEqual({
    code: 'ACTION',
    params: { why: 'keyUsed', key: 'money.buy' },
  })
  // Selling alone does not need the other key, and rolls but once.
  play.do(both([item('raw.grain', 6)], []), { p: [11] })
  expect(play.me.turn.actionKeys).toEqual(['money.buy', 'money.sell'])
})

test('[5.6] the bundle uses up both keys', () => {
  const play = rich(40).do(both([item('raw.grain', 6)], [item('raw.clay', 6)]), { p: [11, 11] })
  expect(play.refusal(buy(item('raw.clay', 6)))?.params.key).toBe('money.buy')
  expect(play.refusal({ type: 'moneySell', items: [item('labor', 1)] })?.params.key).toBe('money.sell')
})

test('[5.0.5, 5.6] the bundle may be the bonus action of a large trade collegium', () => {
  const play = rich(40).with((p) => {
    givenOrganization(p, 'collegiumTrade', 'large')
    p.turn.actionsUsed = 2
  })
  play.do(both([item('raw.grain', 6)], [item('raw.clay', 6)]), { p: [11, 11] })
  expect(play.fact('sold').bonus && play.fact('bought').bonus).toBe(true)
  expect(play.me.turn).toMatchObject({
    actionsUsed: 2,
    actionKeys: ['money.sell@bonus.money.1', 'money.buy@bundle'],
  })
})

test('[5.6] size and cap go by all investments together', () => {
  const play = rich(40).with((p) => stocked(p, 'raw.grain', 12))
  play.do(both([item('raw.grain', 12)], [item('raw.clay', 12)]), { p: [20, 20] })
  expect(play.fact('sold').check.dc).toBe(18)
  expect(play.fact('bought').check.dc).toBe(18)
  const full = rich(40).with((p) => stocked(p, 'raw.grain', 12))
  expect(full.refusal(both([item('raw.grain', 12)], [item('raw.clay', 18)]))?.params).toEqual({
    why: 'aboveCap',
    cap: 4,
  })
})

test('[5.6] the terms of each part are its own', () => {
  const play = rich(40).with((p, s) => {
    stocked(p, 'raw.grain', 18)
    givenTrade(p, 'medium')
    s.events = [event(31, { values: [2] })]
  })
  // A boom of one for three sold investments, none for those bought.
  play.do(both([item('raw.grain', 18)], [item('raw.clay', 18)]), { p: [15, 15] })
  expect(play.fact('sold').gold12).toBe(10 * 12)
  expect(play.fact('bought').paid.gold12).toBe(6 * 12)
})
