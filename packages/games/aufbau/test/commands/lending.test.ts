import { expect, test } from 'vitest'
import { givenOrganization, givenTrade } from '../givens.ts'
import { event, NE, Play } from '../kit.ts'

const lend = (investments: number) => ({ type: 'moneyLend', investments }) as const

function rich(gold: number): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
  })
}

test('[S16] what is lent comes back with the next maintenance', () => {
  const play = Play.b1().do(lend(2), { p: [16] })
  expect(play.fact('moneyLent')).toMatchObject({ check: { dc: 14, total: 19, tier: 'good' }, payout: 16 })
  expect([play.gold, play.me.pendingGold12]).toEqual([2, 16 * 12])
  expect(play.toNextActions({ w: NE }).gold).toBe(22.5)
})

test('[S17] lending once is enough for a round', () => {
  const play = Play.b1().do(lend(1), { p: [16] })
  expect(play.refusal(lend(1))).toEqual({ code: 'ACTION', params: { why: 'keyUsed', key: 'money.lend' } })
})

test('[S18] without an enterprise two is the most', () => {
  expect(rich(20).refusal(lend(3))).toEqual({ code: 'INPUT', params: { why: 'aboveCap', cap: 2 } })
})

test.each([
  ['small', 4],
  ['medium', 6],
  ['large', 10],
] as const)('[5.3] with a %s enterprise the cap is %i', (tier, cap) => {
  const play = rich(40).with((p) => void givenTrade(p, tier))
  expect(play.refusal(lend(cap))).toBeUndefined()
  expect(play.refusal(lend(cap + 1))?.params).toEqual({ why: 'aboveCap', cap })
})

test('[S19] a shortage makes it harder, a collapse halves what comes back', () => {
  const play = Play.b1().with((_p, s) => {
    s.events = [event(7), event(13)]
  })
  play.do(lend(2), { p: [15] })
  expect(play.fact('moneyLent')).toMatchObject({ check: { dc: 18, total: 18, tier: 'success' }, payout: 4 })
})

test.each([
  [20, 'veryGood', 36],
  [13, 'good', 24],
  [8, 'success', 12],
  [3, 'poor', 3],
  [1, 'fail', 0],
] as const)('[5.3] a roll of %i is %s and pays %i for three', (die, tier, payout) => {
  const play = rich(40).with((p) => {
    givenTrade(p, 'small')
    givenOrganization(p, 'collegiumTrade', 'medium')
  })
  // 14 − 1 − 4, of which four count at most.
  play.do(lend(3), { p: [die] })
  expect(play.fact('moneyLent')).toMatchObject({ check: { dc: 10, tier }, payout })
})

test.each([
  [11, 9],
  [6, 3],
  [5, 0],
] as const)('[5.3, row 31] in a boom a roll of %i pays %i for two', (die, payout) => {
  const play = rich(40).with((_p, s) => {
    s.events = [event(31, { values: [2] })]
  })
  play.do(lend(2), { p: [die] })
  expect(play.fact('moneyLent').payout).toBe(payout)
})

test('[5.3] boom and collapse: first more, then half of it, rounded down', () => {
  const play = rich(40).with((p, s) => {
    givenTrade(p, 'small')
    s.events = [event(31, { values: [2] }), event(13)]
  })
  // DC 13; three at one gold each, one more for the boom, halved.
  play.do(lend(3), { p: [6] })
  expect(play.fact('moneyLent')).toMatchObject({ check: { tier: 'poor' }, payout: 2 })
})

test('[5.0.5] a large trade collegium gives one money action without any action left', () => {
  const play = rich(40).with((p) => {
    givenOrganization(p, 'collegiumTrade', 'large')
    p.turn.actionsUsed = 2
  })
  play.do(lend(1), { p: [20] })
  expect(play.fact('moneyLent')).toMatchObject({ key: 'money.lend', bonus: true })
  expect(play.me.turn.actionKeys).toEqual(['money.lend@bonus.money.1'])
  expect(play.refusal({ type: 'moneySell', items: [{ good: 'raw.grain', count: 6 }] })?.params.why).toBe('noActions')
})

test('[5.0.5] the bonus waits until no action is left, and does not repeat a key', () => {
  const play = rich(40).with((p) => void givenOrganization(p, 'collegiumTrade', 'large'))
  play.do(lend(1), { p: [20] })
  expect(play.fact('moneyLent').bonus).toBe(false)
  expect(play.refusal(lend(1))?.params.why).toBe('keyUsed')
})

test('[5.3] two gold for each investment', () => {
  expect(rich(3).refusal(lend(2))).toEqual({ code: 'FUNDS', params: { why: 'gold', need12: 48, have12: 36 } })
})
