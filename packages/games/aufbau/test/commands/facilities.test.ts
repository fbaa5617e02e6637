import { expect, test } from 'vitest'
import type { Tier } from '../../src/estate.ts'
import { givenCity, givenFacility, givenOffice, givenOrganization, givenTrade, starterOffice } from '../givens.ts'
import { event, NE, Play, stocked } from '../kit.ts'

const REFORMS = 'general.medium.office.administrativeReforms'
const INSULAE = 'general.medium.city.insulae'
const ALLEY = 'special.medium.artisanAlley'

function rich(gold: number, influence = 5): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
  })
}
const build = (host: string, facility: string) => ({ type: 'buildFacility', host, facility }) as const

test('[S60] a facility at the office', () => {
  const play = rich(10).do(build('office-starter', 'general.small.office'))
  expect(play.gold).toBe(2)
  expect(starterOffice(play.me).facilities).toMatchObject([
    { id: 'office-office-starter-facility-1', key: 'general.small.office', builtAtRound: 1, damage: null },
  ])
  expect(play.fact('facilityBuilt')).toMatchObject({ free: true, host: 'office-starter' })
  play.toNextActions({ w: NE })
  expect([play.me.turn.influence, play.gold]).toEqual([6, 6.5])
})

test('[5.11] reforms: a medium office, two offices, once', () => {
  const play = rich(200, 200)
  expect(play.refusal(build('office-starter', REFORMS))).toEqual({
    code: 'RULE',
    params: { why: 'hostTooSmall', tier: 'medium' },
  })
  play.me.offices.length = 0
  givenOffice(play.me, 'medium')
  expect(play.refusal(build('office-1', REFORMS))?.params).toEqual({ why: 'officesNeeded', need: 2 })
  givenOffice(play.me, 'large')
  play.do(build('office-1', REFORMS))
  expect(play.refusal(build('office-2', REFORMS))?.params.why).toBe('onlyOnce')
})

test('[S62] insulae are a project of four rounds', () => {
  const play = rich(100).with((p) => {
    stocked(p, 'raw.bricks', 30)
    stocked(p, 'raw.lumber', 15)
    givenCity(p, 'medium')
  })
  play.do(build('city-2', INSULAE))
  expect([play.gold, play.me.turn.labor, play.stock('raw.bricks'), play.stock('raw.lumber')]).toEqual([86, 3, 0, 0])
  expect(play.fact('projectStarted')).toMatchObject({ id: 'project-1', facility: INSULAE, rounds: 4 })
  expect(play.me.projects).toMatchObject([{ host: 'city-2', startedAtRound: 1, totalRounds: 4, remainingRounds: 3 }])
})

test('[5.11] insulae: labour is double in row 36, cities hold two or four', () => {
  const builder = (tier: Tier) =>
    rich(100).with((p) => {
      stocked(p, 'raw.bricks', 300)
      stocked(p, 'raw.lumber', 150)
      givenCity(p, tier)
    })
  const dear = builder('medium').with((p, s) => {
    s.events = [event(36, { values: [4] })]
    p.turn.labor = 4
  })
  expect(dear.do(build('city-2', INSULAE)).me.turn.labor).toBe(0)
  expect(dear.me.projects[0]?.laborPerRound).toBe(2)
  expect(builder('small').refusal(build('city-2', INSULAE))?.params.why).toBe('hostTooSmall')
  const two = builder('medium')
  givenFacility(two.me.cities[1] as never, INSULAE)
  two.do(build('city-2', INSULAE))
  expect(two.refusal(build('city-2', INSULAE))?.params).toEqual({ why: 'insulaeFull', max: 2 })
  const four = builder('large')
  for (let n = 0; n < 4; n++) givenFacility(four.me.cities[1] as never, INSULAE)
  expect(four.refusal(build('city-2', INSULAE))?.params).toEqual({ why: 'insulaeFull', max: 4 })
})

test('[5.11] an artisan alley costs tools, not gold', () => {
  const play = rich(0).with((p) => stocked(p, 'special.specialTools', 2))
  play.do(build('city-starter', ALLEY))
  expect([play.gold, play.stock('special.specialTools')]).toEqual([0, 0])
  expect(rich(9).refusal(build('city-starter', ALLEY))?.params).toEqual({
    why: 'goods',
    material: 'special.specialTools',
    need: 2,
    have: 0,
  })
})

test.each([
  ['general.small.office', 8],
  ['general.medium.office', 12],
  ['general.large.office', 30],
  ['special.small.office', 10],
  ['special.medium.office', 20],
  ['special.large.office', 40],
])('[5.11] %s costs %i, whatever the host', (key, gold) => {
  expect(rich(50).do(build('office-starter', key)).fact('facilityBuilt').paid.gold12).toBe(gold * 12)
})

test('[5.11, row 23] general facilities at offices cost double gold', () => {
  const taxed = () =>
    rich(100, 50).with((p, s) => {
      s.events = [event(23, { riot: 20 })]
      givenOffice(p, 'medium')
      givenTrade(p, 'small')
    })
  expect(taxed().do(build('office-starter', 'general.small.office')).gold).toBe(84)
  expect(taxed().do(build('office-starter', 'special.small.office')).gold).toBe(90)
  expect(taxed().do(build('trade-1', 'general.small.tradeEnterprise')).gold).toBe(92)
  const reformed = taxed().do(build('office-2', REFORMS))
  expect([reformed.gold, reformed.me.turn.influence]).toEqual([60, 10])
})

test('[5.11, row 13] after a collapse enterprises are furnished at half price, in the first round', () => {
  const collapse = (sectionStart: number) =>
    rich(100).with((p, s) => {
      s.events = [event(13)]
      s.sectionStart = sectionStart
      givenTrade(p, 'small')
    })
  expect(collapse(1).do(build('trade-1', 'general.small.tradeEnterprise')).gold).toBe(96)
  expect(collapse(0).do(build('trade-1', 'general.small.tradeEnterprise')).gold).toBe(92)
  expect(collapse(1).do(build('office-starter', 'general.small.office')).gold).toBe(92)
})

test('[5.0.4] the free facility action first, then standard ones', () => {
  const play = rich(100).do(build('office-starter', 'general.small.office'))
  play.do(build('office-starter', 'general.small.office'))
  expect(play.fact('facilityBuilt').free).toBe(false)
  expect(play.me.turn).toMatchObject({ facilityBuildsUsed: 1, actionsUsed: 1, actionKeys: [] })
  play.do(build('personal', 'general.small.personal.baths'))
  expect(play.me.turn.actionsUsed).toBe(2)
  expect(play.refusal(build('personal', 'general.small.personal.hall'))).toEqual({
    code: 'ACTION',
    params: { why: 'noFacilityActions' },
  })
})

test('[2.8, D-33] actions and free facility actions are counted', () => {
  const play = Play.b1({ freeFacilityBuildsPerRound: 2, actionsPerRound: 1 }).with((p) => {
    p.gold12 = 1200
  })
  const built = (key: string) => play.do(build('personal', key)).fact('facilityBuilt').free
  expect(['general.small.personal.baths', 'general.small.personal.hall'].map(built)).toEqual([true, true])
  expect(built('general.small.personal.kitchen')).toBe(false)
  expect(play.refusal({ type: 'moneyLend', investments: 1 })?.params).toEqual({ why: 'noActions', perRound: 1 })
})

test('[D-49] unrest or damage does not forbid building', () => {
  const play = rich(100).with((p) => {
    const trade = givenTrade(p, 'small')
    trade.damage = { damagedAtRound: 1, repairGold: 5, event: 16 }
    givenOrganization(p, 'cult', 'small', { levels: 1, loyalty: 0, inUnrest: true })
  })
  expect(play.refusal(build('trade-1', 'general.small.tradeEnterprise'))).toBeUndefined()
  expect(play.refusal(build('org-1', 'general.small.organization'))).toBeUndefined()
})
