import { expect, test } from 'vitest'
import { givenOffice, givenOrganization } from '../givens.ts'
import { event, Play } from '../kit.ts'

const temporary = (investments: number) => ({ type: 'gainInfluence', kind: 'temporary', investments }) as const
const permanent = (investments: number) => ({ type: 'gainInfluence', kind: 'permanent', investments }) as const

/** B1 with so much gold. */
function rich(gold: number): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
  })
}

test('[S8] three investments with the start package', () => {
  const play = Play.b1().do(temporary(3), { p: [7] })
  const { check, key, amount } = play.fact('influenceGained')
  expect(check).toMatchObject({ dc: 10, total: 10, tier: 'success' })
  expect(check.parts).toEqual([
    { why: 'base', ref: '', delta: 12 },
    { why: 'city', ref: 'city-starter', delta: -1 },
    { why: 'office', ref: 'office-starter', delta: -1 },
  ])
  expect([play.gold, play.me.turn.influence, key, amount]).toEqual([3, 17, 'influence.temp', 12])
  expect(play.me.turn).toMatchObject({ actionsUsed: 1, actionKeys: ['influence.temp'] })
})

test('[S9] a poor result gives half', () => {
  const play = Play.b1().do(temporary(6), { p: [2] })
  expect([play.gold, play.me.turn.influence, play.fact('influenceGained').check.tier]).toEqual([0, 17, 'poor'])
})

test('[S10] a failure costs all the same', () => {
  const play = Play.b1().do(temporary(6), { p: [1] })
  expect([play.gold, play.me.turn.influence, play.fact('influenceGained').check.tier]).toEqual([0, 5, 'fail'])
})

test('[S11] permanent influence counts this round, too', () => {
  const play = Play.b1().do(permanent(3), { p: [17] })
  expect(play.fact('influenceGained')).toMatchObject({ check: { total: 20, tier: 'veryGood' }, permanent: true })
  expect([play.me.permanentInfluence, play.me.turn.influence, play.gold]).toEqual([9, 14, 0])
})

test('[S12] a poor result of permanent influence is half of all, rounded up', () => {
  const play = Play.b1().do(permanent(3), { p: [5] })
  expect([play.me.permanentInfluence, play.me.turn.influence]).toEqual([2, 7])
})

test.each([
  ['temporary', 18, 24],
  ['temporary', 13, 18],
  ['permanent', 12, 6],
  ['permanent', 7, 3],
  ['permanent', 1, 0],
] as const)('[5.2] %s influence with a roll of %i: %i for three', (kind, die, amount) => {
  const play = rich(20).do({ type: 'gainInfluence', kind, investments: 3 }, { p: [die] })
  expect(play.fact('influenceGained').amount).toBe(amount)
})

test('[S13] caps of the start package', () => {
  const play = rich(20)
  expect(play.refusal(temporary(7))).toEqual({ code: 'INPUT', params: { why: 'aboveCap', cap: 6 } })
  expect(play.refusal(permanent(4))).toEqual({ code: 'INPUT', params: { why: 'aboveCap', cap: 3 } })
  expect(play.refusal(temporary(6))).toBeUndefined()
  expect(play.refusal(permanent(3))).toBeUndefined()
})

test.each([
  ['nothing', 4, 2, () => {}],
  ['a small office', 6, 3, (play: Play) => void givenOffice(play.me, 'small')],
  ['a small organisation', 6, 3, (play: Play) => void givenOrganization(play.me, 'spy', 'small')],
  ['a medium office', 8, 4, (play: Play) => void givenOffice(play.me, 'medium')],
  ['a medium organisation', 8, 4, (play: Play) => void givenOrganization(play.me, 'cult', 'medium')],
  ['a large office', 12, 5, (play: Play) => void givenOffice(play.me, 'large')],
  ['a large organisation', 12, 5, (play: Play) => void givenOrganization(play.me, 'underworld', 'large')],
])('[5.2] the caps with %s are %i and %i', (_what, temporaryCap, permanentCap, give) => {
  const play = rich(50)
  play.me.offices.length = 0
  give(play)
  expect(play.refusal(temporary(temporaryCap))).toBeUndefined()
  expect(play.refusal(temporary(temporaryCap + 1))?.params.why).toBe('aboveCap')
  expect(play.refusal(permanent(permanentCap))).toBeUndefined()
  expect(play.refusal(permanent(permanentCap + 1))?.params.why).toBe('aboveCap')
})

test('[S14] reductions beyond four are given back', () => {
  const play = rich(30).with((p, s) => {
    givenOrganization(p, 'cult', 'large')
    s.events = [event(39)]
  })
  play.do(temporary(8), { p: [9] })
  const { check } = play.fact('influenceGained')
  expect(check).toMatchObject({ dc: 12, total: 12, tier: 'success' })
  expect(check.parts).toEqual([
    { why: 'base', ref: '', delta: 12 },
    { why: 'size', ref: '', delta: 4 },
    { why: 'cult', ref: 'org-1', delta: -3 },
    { why: 'event', ref: '39', delta: -4 },
    { why: 'limit', ref: '', delta: 3 },
  ])
  expect(play.me.turn.influence).toBe(5 + 32)
})

test('[S15] a large cult gives a second, free action for influence, and no third', () => {
  const play = rich(30).with((p) => void givenOrganization(p, 'cult', 'large'))
  play.do(temporary(2), { p: [7] })
  expect(play.fact('influenceGained')).toMatchObject({ check: { dc: 8 }, key: 'influence.temp', bonus: false })
  play.do(temporary(2), { p: [7] })
  expect(play.fact('influenceGained')).toMatchObject({ key: 'influence.bonus.1', bonus: true })
  expect(play.me.turn).toMatchObject({
    actionsUsed: 1,
    actionKeys: ['influence.temp', 'influence.bonus.1@bonus.influence.1'],
  })
  expect(play.refusal(temporary(2))).toEqual({ code: 'ACTION', params: { why: 'keyUsed', key: 'influence.temp' } })
  // The other kind has a key of its own, and there is an action left for it.
  expect(play.refusal(permanent(2))).toBeUndefined()
})

test('[5.0.5] every large office gives one more, even without any action left', () => {
  const play = rich(30).with((p) => {
    givenOffice(p, 'large')
    givenOffice(p, 'large')
    p.turn.actionsUsed = 2
  })
  play.do(temporary(1), { p: [20] })
  play.do(permanent(1), { p: [20] })
  expect(play.me.turn.actionKeys).toEqual([
    'influence.bonus.1@bonus.influence.1',
    'influence.bonus.2@bonus.influence.2',
  ])
  expect(play.me.turn.actionsUsed).toBe(2)
  expect(play.refusal(temporary(1))).toEqual({ code: 'ACTION', params: { why: 'noActions', perRound: 2 } })
})

test('[5.0.5] a cult in unrest gives none', () => {
  const play = rich(30).with((p) => {
    givenOrganization(p, 'cult', 'large', { levels: 1, loyalty: 0, inUnrest: true })
    p.turn.actionsUsed = 2
  })
  expect(play.refusal(temporary(1))?.params.why).toBe('noActions')
})

test('[5.2] both costs must be there', () => {
  const play = rich(3)
  expect(play.refusal(temporary(4))).toEqual({ code: 'FUNDS', params: { why: 'gold', need12: 48, have12: 36 } })
  expect(play.refusal(permanent(2))).toEqual({ code: 'FUNDS', params: { why: 'gold', need12: 48, have12: 36 } })
})
