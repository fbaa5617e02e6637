import { expect, test } from 'vitest'
import { givenOffice, starterCity } from '../givens.ts'
import { NE, Play, stocked } from '../kit.ts'
import { stockOf } from './round3.ts'

/* What commands of one round bring in the next. */

test('[S16] what was lent comes back in the next maintenance', () => {
  const play = Play.b1().do({ type: 'moneyLend', investments: 2 }, { p: [16] })
  expect([play.gold, play.me.pendingGold12]).toEqual([2, 16 * 12])
  play.toNextActions({ w: NE })
  expect([play.gold, play.me.pendingGold12]).toEqual([22.5, 0])
  expect(play.fact('pendingArrived')).toMatchObject({ gold12: 192, labor: 0, goods: [] })
  expect(play.me.ledger[0]).toMatchObject({ source: 'pending', gold12: 192 })
})

test('[S32, D-12] bought labour works and eats in the next round', () => {
  const play = Play.b1().do({ type: 'moneyBuy', items: [{ good: 'labor', count: 2 }] }, { p: [11] })
  expect(play.gold).toBe(0)
  play.toNextActions({ w: NE })
  expect([play.gold, play.me.turn.labor, play.stock('raw.grain')]).toEqual([4.5, 5, 6])
  expect(play.me.pendingLabor).toBe(0)
})

test('[P5] goods and magic power arrive, too', () => {
  const play = Play.b2().with((p) => {
    p.pendingMagicPower = 3
    p.pendingStock = p.stock.map(() => 0)
  })
  play.with((p) => {
    p.pendingStock[0] = 7
  })
  play.advance({ w: NE })
  expect([play.me.magicPower, play.me.pendingMagicPower, play.me.pendingStock[0]]).toEqual([3, 0, 0])
  // Bread has a bonus, so grain is eaten first.
  expect(stockOf(play.me, 'raw.bread', 'raw.grain')).toEqual([7, 6])
})

test('[S51, D-19] a new enterprise trades without a market of its own', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = 480
  })
  play.do({ type: 'acquireTrade', tier: 'small' }, { p: [7] })
  play.do({ type: 'setTradeMode', trade: 'trade-1', mode: 'trade' })
  expect(play.gold).toBe(20)
  play.toNextActions({ w: NE })
  expect([play.gold, play.me.turn.labor, play.stock('special.pulpellen')]).toEqual([26.5, 2, 1])
})

test('[S53] new tenants work, pay and eat from the next round on', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = 480
    p.turn.influence = 10
  })
  play.do({ type: 'acquireTenants', host: 'city-starter', levels: 2 }, { p: [11] })
  expect([play.gold, play.me.turn.influence]).toEqual([16, 2])
  play.toNextActions({ w: NE })
  expect(starterCity(play.me).tenants).toEqual({ levels: 2, loyalty: 3, inUnrest: false })
  expect([play.gold, play.me.turn.labor, play.stock('raw.grain')]).toEqual([21.75, 5, 4])
})

test('[S59] the domain of the start becomes a small one', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = 120
  })
  play.do({ type: 'upgradeStarterDomain' })
  expect([play.gold, play.me.turn.labor, play.me.turn.facilityBuildsUsed]).toEqual([2, 1, 1])
  play.toNextActions({ w: NE })
  expect(stockOf(play.me, 'raw.grain', 'raw.vegetables', 'raw.buildStone')).toEqual([2, 4, 4])
  expect([play.gold, play.me.turn.labor]).toEqual([3.5, 3])
})

test('[S60] a facility at an office gives influence', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = 120
  })
  play.do({ type: 'buildFacility', host: 'office-starter', facility: 'general.small.office' })
  expect(play.gold).toBe(2)
  play.toNextActions({ w: NE })
  expect([play.me.turn.influence, play.gold]).toEqual([6, 6.5])
})

test('[S61] reforms let offices yield half of each', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = 720
    p.turn.influence = 45
    givenOffice(p, 'medium', null, { yieldMode: 'gold' })
    p.counters.office = 2
  })
  const split = { type: 'setOfficeYield', office: 'office-2', mode: 'split' } as const
  expect(play.refusal(split)?.code).toBe('RULE')
  play.do({
    type: 'buildFacility',
    host: 'office-2',
    facility: 'general.medium.office.administrativeReforms',
  })
  expect([play.gold, play.me.turn.influence]).toEqual([40, 5])
  play.do(split).toNextActions({ w: NE })
  expect([play.gold, play.me.turn.influence]).toEqual([47.5, 9])
})

test('[S94] a repaired workshop works again', () => {
  const play = Play.b2().advance({ w: [13, 13, 4, 10, 11, 2], p: [3, 5] })
  play.do({ type: 'repairDamage', target: 'workshop-starter' })
  expect([play.gold, play.me.workshops[0]?.damage]).toEqual([5.5, null])
  play.toNextActions({ p: [20] })
  expect(play.me.turn.maintained).toContain('workshop-starter')
})

test('[3.2.2] pools do not carry over', () => {
  const play = Play.b1().with((p) => {
    p.turn.labor = 50
    p.turn.influence = 50
    stocked(p, 'raw.grain', 0)
  })
  play.toNextActions({ w: NE })
  expect([play.me.turn.labor, play.me.turn.influence]).toEqual([3, 5])
})
