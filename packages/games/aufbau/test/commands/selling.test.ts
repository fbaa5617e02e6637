import { expect, test } from 'vitest'
import type { Item } from '../../src/moves.ts'
import { quietMarket } from '../../src/setup.ts'
import type { Player } from '../../src/state.ts'
import { givenDomain, givenOrganization, givenTrade } from '../givens.ts'
import { event, Play, stocked } from '../kit.ts'

const item = (good: Item['good'], count: number): Item => ({ good, count })
const sell = (...items: Item[]) => ({ type: 'moneySell', items }) as const

/** [S20] B1 with 12 grain, 6 wine, 4 pulpellen. */
function stall(): Play {
  return Play.b1().with((p) => {
    stocked(p, 'raw.grain', 12)
    stocked(p, 'raw.wine', 6)
    stocked(p, 'special.pulpellen', 4)
  })
}

test('[S20] grain and bread at three gold an investment', () => {
  const play = stall().do(sell(item('raw.grain', 6), item('special.pulpellen', 2)), { p: [11] })
  expect(play.fact('sold')).toMatchObject({ check: { dc: 14, tier: 'success' }, gold12: 108, market12: 0, cargo: null })
  expect([play.gold, play.stock('raw.grain'), play.stock('special.pulpellen')]).toEqual([15, 6, 2])
  expect(play.me.turn.actionKeys).toEqual(['money.sell'])
})

test('[S21] a failure brings the usual value less one', () => {
  const play = stall().do(sell(item('raw.grain', 12)), { p: [5] })
  expect([play.fact('sold').check.tier, play.gold, play.stock('raw.grain')]).toEqual(['fail', 8, 0])
})

test('[S22] a poor sale brings the usual value', () => {
  expect(stall().do(sell(item('raw.grain', 12)), { p: [6] }).gold).toBe(9)
})

test('[S23] four investments are a medium action, and bread sells badly by fours', () => {
  const play = stall().do(sell(item('special.pulpellen', 4)), { p: [15] })
  expect(play.fact('sold')).toMatchObject({ check: { dc: 18, tier: 'success' }, gold12: 11 * 12 })
})

test('[S24] wine has a bonus for each full four', () => {
  expect(
    stall()
      .do(sell(item('raw.wine', 6)), { p: [16] })
      .fact('sold').gold12,
  ).toBe(8 * 12)
})

test('[S25] market, boom and flat bonus on top', () => {
  const play = stall().with((_p, s) => {
    s.market = { ...s.market, modifiers: { ...s.market.modifiers, rawCheapFood: 2 } }
    s.events = [event(31, { values: [4] }), event(8, { values: [3] })]
  })
  play.do(sell(item('raw.grain', 12)), { p: [20] })
  expect(play.fact('sold')).toMatchObject({ check: { total: 23, tier: 'good' }, gold12: 18 * 12, market12: 7 * 12 })
})

test('[5.4, row 31] a boom does not help a failure', () => {
  const play = stall().with((_p, s) => {
    s.events = [event(31, { values: [4] })]
  })
  expect(play.do(sell(item('raw.grain', 12)), { p: [5] }).fact('sold')).toMatchObject({
    check: { tier: 'fail' },
    gold12: 24,
  })
})

test('[S26] labour is worth a quarter at worst', () => {
  const play = stall().do(sell(item('labor', 2)), { p: [6] })
  expect([play.gold, play.me.turn.labor]).toEqual([6.5, 3])
})

test('[S27] raw materials go in sixes', () => {
  expect(stall().refusal(sell(item('raw.grain', 5)))).toEqual({
    code: 'INPUT',
    params: { why: 'notInSixes', material: 'raw.grain', lot: 6 },
  })
})

test('[S28, D-16] items are summed first', () => {
  const play = Play.b1().with((p) => {
    p.turn.labor = 3
  })
  expect(play.refusal(sell(item('labor', 2), item('labor', 2)))).toEqual({
    code: 'RESOURCES',
    params: { why: 'labor', need: 4, have: 3 },
  })
  expect(stall().refusal(sell(item('raw.grain', 3), item('raw.grain', 3)))).toBeUndefined()
})

test.each([
  [20, 'good', 10],
  [16, 'good', 10],
  [11, 'success', 6],
  [6, 'poor', 3],
  [5, 'fail', 2],
] as const)('[5.4] two investments of grain with a roll of %i: %s, %i gold', (die, tier, gold) => {
  const play = stall().do(sell(item('raw.grain', 12)), { p: [die] })
  expect(play.fact('sold')).toMatchObject({ check: { tier }, gold12: gold * 12 })
})

test('[5.4] a very good sale brings six an investment', () => {
  const play = stall().with((p) => void givenOrganization(p, 'collegiumTrade', 'medium'))
  expect(play.do(sell(item('raw.grain', 12)), { p: [17] }).fact('sold')).toMatchObject({
    check: { dc: 10, tier: 'veryGood' },
    gold12: 12 * 12,
  })
})

test('[5.4] a bad market can eat everything, but no more', () => {
  const play = stall().with((_p, s) => {
    s.market = { ...s.market, modifiers: { ...s.market.modifiers, rawCheapFood: -9 } }
  })
  expect(play.do(sell(item('raw.grain', 12)), { p: [11] }).gold).toBe(6)
})

test('[5.4, row 2] in a famine food is worth a third', () => {
  const play = stall().with((_p, s) => {
    s.events = [event(2, { values: [7], riot: 20 })]
  })
  // 12/3 and the flat bonus of seven.
  expect(play.do(sell(item('raw.grain', 12)), { p: [6] }).fact('sold')).toMatchObject({ gold12: 11 * 12 })
})

test('[5.4, row 9] both building bonuses at once', () => {
  const play = Play.b1().with((p, s) => {
    stocked(p, 'raw.wood', 6)
    stocked(p, 'raw.marbleGranite', 6)
    s.events = [event(9, { values: [3, 5] })]
  })
  play.do(sell(item('raw.wood', 6), item('raw.marbleGranite', 6)), { p: [11] })
  expect(play.fact('sold').market12).toBe(8 * 12)
})

test.each([
  [2, { values: [7] }, 'raw.grain', 7],
  [3, { values: [8] }, 'raw.herbsFlowers', 8],
  [4, { values: [6] }, 'special.weaponsShields', 6],
  [5, { values: [4] }, 'special.armor', 4],
  [8, { values: [4] }, 'raw.grain', 4],
  [9, { values: [3, 5] }, 'raw.clay', 3],
  [9, { values: [3, 5] }, 'raw.marbleGranite', 5],
  [14, { values: [6] }, 'raw.lesserMagicOres', 6],
  [15, { values: [4] }, 'raw.lumber', 4],
  [15, { values: [4] }, 'raw.wood', 4],
  [15, { values: [4] }, 'raw.fishPreserved', 4],
  [15, { values: [4] }, 'raw.clay', 0],
  [20, { values: [6] }, 'special.potions', 6],
  [25, { values: [4] }, 'special.armor', 4],
  [25, { values: [4] }, 'raw.grain', 4],
  [30, { values: [4] }, 'raw.clay', 4],
  [31, { values: [4] }, 'special.jewelry', 4],
  [36, { values: [7] }, 'raw.clay', 7],
  [10, { values: [4] }, 'special.jewelry', -4],
  [10, { values: [4] }, 'raw.hardwood', -4],
  [10, { values: [4] }, 'raw.clay', 0],
  [11, {}, 'raw.grain', -1],
  [17, {}, 'special.jewelry', 2],
  [17, {}, 'raw.hardwood', 0],
  [19, { values: [6] }, 'special.jewelry', -6],
  [21, { values: [4] }, 'raw.ironOre', -4],
  [33, { values: [3] }, 'special.jewelry', -3],
  [35, { values: [9] }, 'special.jewelry', 9],
  [40, { values: [2] }, 'raw.grain', -2],
  // What is like it, but not meant.
  [2, { values: [7] }, 'raw.clay', 0],
  [3, { values: [8] }, 'raw.grain', 0],
  [4, { values: [6] }, 'special.armor', 6],
  [4, { values: [6] }, 'raw.iron', 0],
  [5, { values: [4] }, 'special.weaponsShields', 4],
  [8, { values: [4] }, 'raw.clay', 0],
  [11, {}, 'raw.clay', 0],
  [14, { values: [6] }, 'raw.optrolith', 6],
  [14, { values: [6] }, 'special.jewelry', 0],
  [19, { values: [6] }, 'raw.hardwood', 0],
  [20, { values: [6] }, 'special.jewelry', 0],
  [21, { values: [4] }, 'raw.preciousMetals', -4],
  [21, { values: [4] }, 'special.bronzeGoods', 0],
  [25, { values: [4] }, 'special.weaponsShields', 0],
  [30, { values: [4] }, 'raw.grain', 0],
  [31, { values: [4] }, 'raw.wine', 4],
  [31, { values: [4] }, 'raw.clay', 0],
  [33, { values: [3] }, 'raw.hardwood', 0],
  [33, { values: [3] }, 'special.armor', 0],
  [35, { values: [9] }, 'raw.hardwood', 0],
  [36, { values: [7] }, 'raw.grain', 0],
  [40, { values: [2] }, 'raw.clay', 0],
] as const)('[7.3, row %i] %o: what one investment of %s is worth more is %i', (roll, more, good, delta) => {
  const play = Play.b1().with((p, s) => {
    stocked(p, good, 6)
    s.events = [event(roll, more)]
  })
  play.do(sell(item(good, good.startsWith('raw.') ? 6 : 1)), { p: [20] })
  expect(play.fact('sold').market12).toBe(delta * 12)
})

const CAPS: readonly (readonly [string, number, (p: Player) => unknown])[] = [
  ['the start package', 4, () => {}],
  ['a small domain', 5, (p) => givenDomain(p, 'small')],
  ['a large domain', 7, (p) => givenDomain(p, 'large')],
  ['a small enterprise', 6, (p) => givenTrade(p, 'small')],
  ['a large and a medium enterprise', 14, (p) => [givenTrade(p, 'large'), givenTrade(p, 'medium')]],
]
test.each(CAPS)('[5.4] with %s the cap is %i', (_what, cap, give) => {
  const play = Play.b1().with((p) => {
    stocked(p, 'special.cloth', 40)
    give(p)
  })
  expect(play.refusal(sell(item('special.cloth', cap)))).toBeUndefined()
  expect(play.refusal(sell(item('special.cloth', cap + 1)))).toEqual({
    code: 'INPUT',
    params: { why: 'aboveCap', cap },
  })
})

/** [S106] A small enterprise with a market of its own, 24 grain. */
function overseas(...events: ReturnType<typeof event>[]): Play {
  return Play.b1().with((p, s) => {
    givenTrade(p, 'small')
    const market = quietMarket('trade-0-trade-1-1')
    p.markets = [{ ...market, modifiers: { ...market.modifiers, rawCheapFood: 1 } }]
    stocked(p, 'raw.grain', 24)
    s.events = events
  })
}
const abroad = { type: 'moneySell', market: 'trade-0-trade-1-1', items: [item('raw.grain', 18)] } as const

test('[S106] pirates take three for each investment', () => {
  const play = overseas(event(16, { branch: 'pirates' })).do(abroad, { p: [12, 4] })
  const { check, cargo, gold12 } = play.fact('sold')
  expect(check).toMatchObject({ dc: 15, tier: 'success' })
  expect(check.parts).toContainEqual({ why: 'trade', ref: 'trade-1', delta: -1 })
  expect(check.parts).toContainEqual({ why: 'event', ref: '16', delta: 2 })
  expect(cargo).toEqual({ kind: 'pirates', roll: 4, defence: null, lost: 9 })
  expect([gold12, play.gold]).toEqual([36, 9])
})

test.each([
  [15, true, 12],
  [14, false, 6],
])('[S107] in a conflict a defence of %i holds: %s', (die, held, gold) => {
  const play = overseas(event(26)).with((p) => {
    p.troops.levels.mercenary = 2
  })
  play.do(abroad, { p: [12, 5, die] })
  expect(play.fact('sold')).toMatchObject({ check: { dc: 13 }, cargo: { defence: { dc: 17, bonus: 2, held } } })
  expect(play.gold).toBe(6 + gold)
})

test('[5.4] a storm takes two for each investment', () => {
  const play = overseas(event(15, { values: [2] })).do(abroad, { p: [12, 3] })
  expect(play.fact('sold')).toMatchObject({ check: { dc: 14 }, cargo: { kind: 'storm', lost: 6 } })
})

test.each([
  ['pirates', event(16, { branch: 'pirates' }), 5],
  ['conflict', event(26), 6],
  ['storm', event(15, { values: [2] }), 4],
] as const)('[5.4] %s may pass by', (kind, risk, die) => {
  const play = overseas(risk).do(abroad, { p: [12, die] })
  expect(play.fact('sold').cargo).toEqual({ kind, roll: die, defence: null, lost: 0 })
})

test('[5.4] pirates come before conflict, conflict before storm', () => {
  const all = [event(15, { values: [2] }), event(26), event(16, { branch: 'pirates' })]
  expect(
    overseas(...all)
      .do(abroad, { p: [20, 20] })
      .fact('sold').cargo?.kind,
  ).toBe('pirates')
  expect(
    overseas(...all.slice(0, 2))
      .do(abroad, { p: [20, 20] })
      .fact('sold').cargo?.kind,
  ).toBe('conflict')
})

test('[5.4] raiders on land and sales at home risk nothing', () => {
  expect(
    overseas(event(16, { branch: 'raiders' }))
      .do(abroad, { p: [12] })
      .fact('sold').cargo,
  ).toBeNull()
  const home = overseas(event(26)).do({ ...abroad, market: 'local' }, { p: [12] })
  expect(home.fact('sold')).toMatchObject({ cargo: null, market: 'local' })
})

test('[5.4] no more is lost than was earned', () => {
  const play = overseas(event(16, { branch: 'pirates' })).do(abroad, { p: [1, 1] })
  // A failure: 18/4 − 1 + 3 = 6.5, of which six go.
  expect(play.fact('sold')).toMatchObject({ check: { tier: 'fail' }, gold12: 6, cargo: { lost: 6 } })
})

test('[5.4] markets: others’ and unknown ones', () => {
  const play = overseas()
  expect(play.refusal({ ...abroad, market: 'trade-1-trade-1-1' })).toEqual({
    code: 'AUTH',
    params: { why: 'foreignMarket' },
  })
  expect(play.refusal({ ...abroad, market: 'trade-0-trade-1-2' })?.params.why).toBe('unknownMarket')
  expect(play.refusal({ ...abroad, market: 'nowhere' })?.params.why).toBe('unknownMarket')
})
