import { expect, test } from 'vitest'
import type { City, OrganizationKind, Tier } from '../../src/estate.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade } from '../givens.ts'
import { event, Play } from '../kit.ts'

function rich(gold: number, influence = 5): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
  })
}
const domain = (tier: Tier, ...rawPicks: string[]) =>
  ({ type: 'acquireDomain', tier, ...(rawPicks.length > 0 && { rawPicks }) }) as never
const city = (tier: Tier, tenure?: City['tenure']) =>
  ({ type: 'acquireCity', tier, ...(tenure && { tenure }) }) as const
const office = (tier: Tier, payment: 'goldFirst' | 'influenceFirst') =>
  ({ type: 'acquireOffice', tier, payment }) as const
const organization = (kind: OrganizationKind) => ({ type: 'acquireOrganization', kind }) as const
const trade = (tier: Tier) => ({ type: 'acquireTrade', tier }) as const

test.each([
  [17, 9],
  [12, 11],
  [7, 12],
  [2, 15],
  [1, 0],
])('[S40] a small city with a roll of %i costs %i', (die, price) => {
  const play = rich(20).do(city('small'), { p: [die] })
  const { check, id, lapsed, paid } = play.fact('postAcquired')
  expect(check.dc).toBe(10)
  expect([play.gold, paid.gold12, id, lapsed]).toEqual([20 - price, price * 12, price ? 'city-2' : '', false])
  expect(play.me.cities.map((owned) => owned.id)).toEqual(price ? ['city-starter', 'city-2'] : ['city-starter'])
  expect(play.me.turn.actionKeys).toEqual(['acquire.cityProperty'])
})

test('[S41, D-09] a surcharge that cannot be paid lapses the deal', () => {
  const play = rich(12).do(city('small'), { p: [2] })
  expect(play.fact('postAcquired')).toMatchObject({
    check: { tier: 'poor' },
    lapsed: true,
    id: '',
    paid: { gold12: 0 },
  })
  expect([play.gold, play.me.cities.length, play.me.turn.actionsUsed]).toEqual([12, 1, 1])
})

test('[S42] a leasehold costs half, rounded down', () => {
  const play = rich(20).do(city('medium', 'pacht'), { p: [9] })
  expect(play.fact('postAcquired')).toMatchObject({ check: { dc: 12, tier: 'success' }, post: 'city', tier: 'medium' })
  expect(play.gold).toBe(8)
  expect(play.me.cities[1]).toMatchObject({ id: 'city-2', tenure: 'pacht', mode: 'leased', tier: 'medium' })
})

test('[S43] a small domain with picks of one’s own', () => {
  const play = rich(40).do(domain('small', 'raw.wood', 'raw.clay', 'raw.honey'), { p: [7] })
  expect(play.fact('postAcquired')).toMatchObject({ check: { dc: 10 }, post: 'domain', id: 'domain-2' })
  expect(play.gold).toBe(10)
  expect(play.me.domains[1]).toMatchObject({ tier: 'small', rawPicks: ['raw.wood', 'raw.clay', 'raw.honey'] })
})

test('[S44] salt has a bonus, so a small domain has none', () => {
  expect(rich(40).refusal(domain('small', 'raw.wood', 'raw.clay', 'raw.salt'))).toEqual({
    code: 'INPUT',
    params: { why: 'badPicks', tier: 'small', agriculture: false },
  })
})

test.each([
  ['small', ['raw.wood', 'raw.clay'], false],
  ['small', ['raw.wood', 'raw.wood', 'raw.honey'], false],
  ['small', ['raw.wood', 'raw.clay', 'raw.fruit'], false],
  ['small', ['raw.wood', 'raw.clay', 'special.cloth'], false],
  ['medium', ['raw.wood', 'raw.clay', 'raw.fruit', 'raw.honey', 'raw.salt'], true],
  ['medium', ['raw.wood', 'raw.clay', 'raw.bread', 'raw.honey', 'raw.salt'], false],
  ['medium', ['raw.wood', 'raw.clay', 'raw.fruit', 'raw.honey', 'raw.hardwood'], false],
  ['large', ['raw.wood', 'raw.clay', 'raw.fruit', 'raw.grain', 'raw.honey', 'raw.ironOre', 'raw.leather'], true],
  ['large', ['raw.wood', 'raw.clay', 'raw.fruit', 'raw.grain', 'raw.honey', 'raw.ironOre', 'raw.hardwood'], true],
  ['large', ['raw.wood', 'raw.clay', 'raw.fruit', 'raw.grain', 'raw.honey', 'raw.furs', 'raw.hardwood'], false],
  ['large', ['raw.wood', 'raw.clay', 'raw.fruit', 'raw.grain', 'raw.honey', 'raw.salt', 'raw.cattle'], false],
] as const)('[5.8] picks of a %s domain: %o are in order: %s', (tier, picks, fit) => {
  const play = rich(200)
  expect(play.refusal(domain(tier, ...picks))?.params.why).toBe(fit ? undefined : 'badPicks')
})

test.each([
  ['small', 30, 10],
  ['medium', 80, 14],
  ['large', 140, 18],
] as const)('[5.8] a %s domain costs %i at DC %i, with the usual picks', (tier, price, dc) => {
  const play = rich(200).do(domain(tier), { p: [dc - 3] })
  expect(play.fact('postAcquired')).toMatchObject({ check: { dc, tier: 'success' }, paid: { gold12: price * 12 } })
  expect(play.me.domains[1]?.rawPicks).toHaveLength({ small: 3, medium: 5, large: 7 }[tier])
})

test.each([
  ['small', 12, 6, 10],
  ['medium', 25, 12, 14],
  ['large', 60, 30, 18],
] as const)('[5.8] a %s city costs %i, leased %i', (tier, owned, pacht, dc) => {
  expect(
    rich(100)
      .do(city(tier, 'owned'), { p: [dc - 3] })
      .fact('postAcquired'),
  ).toMatchObject({
    check: { dc },
    paid: { gold12: owned * 12 },
  })
  expect(
    rich(100)
      .do(city(tier, 'pacht'), { p: [dc - 5] })
      .fact('postAcquired'),
  ).toMatchObject({
    check: { dc: dc - 2 },
    paid: { gold12: pacht * 12 },
  })
})

test.each([
  ['small', 20, 10],
  ['medium', 40, 14],
  ['large', 80, 18],
] as const)('[5.8] a %s enterprise costs %i at DC %i', (tier, price, dc) => {
  const play = rich(100).do(trade(tier), { p: [dc - 3] })
  expect(play.fact('postAcquired')).toMatchObject({ check: { dc }, paid: { gold12: price * 12 }, id: 'trade-1' })
  expect(play.me.trades[0]).toEqual({ id: 'trade-1', tier, mode: 'produce', facilities: [], damage: null })
})

const GIVE: Readonly<Record<string, (p: Player, tier: Tier) => unknown>> = {
  acquireDomain: givenDomain,
  acquireCity: givenCity,
  acquireTrade: givenTrade,
}
test.each(
  Object.keys(GIVE).flatMap((type) => (['small', 'medium', 'large'] as const).map((tier) => [type, tier] as const)),
)('[5.8] %s: four of the %s ones at most', (type, tier) => {
  const play = rich(200)
  const move = { type, tier }
  while (!play.refusal(move)) {
    GIVE[type]?.(play.me, tier)
  }
  expect(play.refusal(move)).toEqual({ code: 'RULE', params: { why: 'tierFull', max: 4 } })
  const posts = { acquireDomain: play.me.domains, acquireCity: play.me.cities, acquireTrade: play.me.trades }
  expect(posts[type as keyof typeof posts].filter((post) => post.tier === tier)).toHaveLength(4)
})

test('[S45] a small office for influence', () => {
  const play = rich(6, 12).do(office('small', 'influenceFirst'), { p: [11] })
  expect(play.fact('postAcquired')).toMatchObject({ check: { dc: 14, tier: 'success' }, id: 'office-2' })
  expect([play.gold, play.me.turn.influence]).toEqual([2, 2])
  expect(play.me.offices[1]).toMatchObject({ tier: 'small', yieldMode: 'influence', specialization: null })
})

test('[S46] a medium office needs two small ones', () => {
  expect(rich(60, 100).refusal(office('medium', 'goldFirst'))).toEqual({
    code: 'RULE',
    params: { why: 'ladder', need: 2, tier: 'small' },
  })
})

test('[S47] and is easier for who holds one', () => {
  const play = rich(60, 20).with((p) => void givenOffice(p, 'small'))
  play.do(office('medium', 'goldFirst'), { p: [12] })
  const { check, paid } = play.fact('postAcquired')
  expect(check).toMatchObject({ dc: 15, tier: 'success' })
  expect(check.parts).toContainEqual({ why: 'ladder', ref: 'office-starter', delta: -1 })
  expect(paid).toMatchObject({ gold12: 240, influence: 10 })
})

test.each([
  ['small', 'goldFirst', 10, 4],
  ['medium', 'goldFirst', 20, 10],
  ['large', 'goldFirst', 80, 20],
  ['small', 'influenceFirst', 4, 10],
  ['medium', 'influenceFirst', 10, 20],
  ['large', 'influenceFirst', 20, 80],
] as const)('[5.8, D-28] a %s office, %s: %i gold and %i influence', (tier, payment, gold, influence) => {
  const play = rich(100, 100).with((p) => {
    givenOffice(p, 'small')
    givenOffice(p, 'medium')
    givenOffice(p, 'medium')
  })
  const dc = { small: 14, medium: 15, large: 17 }[tier]
  play.do({ ...office(tier, payment), specialization: 'courtOffice' }, { p: [dc - 3] })
  expect(play.fact('postAcquired')).toMatchObject({ check: { dc }, paid: { gold12: gold * 12, influence } })
  expect(play.me.offices.at(-1)?.specialization).toBe('courtOffice')
})

test.each([
  ['small', 8, 0, 0],
  ['small', 10, 1, 0],
  ['small', 12, 0, 1],
  ['medium', 4, 0, 0],
  ['large', 4, 2, 0],
] as const)('[5.8] %s offices: %i at most with %i medium and %i large ones more', (tier, max, medium, large) => {
  const play = rich(200, 200).with((p) => {
    if (tier !== 'small') for (let n = 0; n < 2; n++) givenOffice(p, 'small')
    for (let n = 0; n < medium; n++) givenOffice(p, 'medium')
    for (let n = 0; n < large; n++) givenOffice(p, 'large')
    while (p.offices.filter((owned) => owned.tier === tier).length < max) givenOffice(p, tier)
  })
  expect(play.refusal(office(tier, 'goldFirst'))).toEqual({ code: 'RULE', params: { why: 'officesFull', max } })
  play.me.offices.pop()
  expect(play.refusal(office(tier, 'goldFirst'))).toBeUndefined()
})

test('[S48] the underworld', () => {
  const play = rich(40).do(organization('underworld'), { p: [11] })
  expect(play.fact('organizationAcquired')).toMatchObject({ check: { dc: 14 }, tier: 'small', id: 'org-1' })
  expect([play.gold, play.me.turn.influence]).toEqual([28, 1])
  expect(play.me.organizations).toEqual([
    {
      id: 'org-1',
      kind: 'underworld',
      tier: 'small',
      facilities: [],
      followers: { levels: 0, loyalty: 3, inUnrest: false },
    },
  ])
  expect(play.me.turn.actionKeys).toEqual(['acquire.org.underworld'])
})

test('[S49] grows no larger than the city', () => {
  const play = rich(40, 20).with((p) => void givenOrganization(p, 'underworld', 'small'))
  expect(play.refusal(organization('underworld'))).toEqual({
    code: 'RULE',
    params: { why: 'cityTooSmall', tier: 'medium' },
  })
})

test('[S50] prices are rounded up', () => {
  const play = rich(40, 10).do(organization('spy'), { p: [16] })
  expect(play.fact('organizationAcquired')).toMatchObject({
    check: { tier: 'good' },
    paid: { gold12: 180, influence: 6 },
  })
})

test.each([
  ['underworld', 12, 4],
  ['spy', 16, 6],
  ['cult', 8, 8],
  ['collegiumTrade', 20, 2],
  ['collegiumCraft', 20, 2],
] as const)('[5.8] %s: %i gold and %i influence a rank, one step at a time', (kind, gold, influence) => {
  const play = rich(300, 300).with((p) => void givenCity(p, 'large'))
  for (const [step, tier] of (['small', 'medium', 'large'] as const).entries()) {
    const dc = 14 + 2 * step
    play.do(organization(kind), { p: [dc - 3] })
    expect(play.fact('organizationAcquired')).toMatchObject({
      check: { dc, tier: 'success' },
      tier,
      id: 'org-1',
      paid: { gold12: 12 * gold * (step + 1), influence: influence * (step + 1) },
    })
    play.me.turn.actionKeys.length = 0
    play.me.turn.actionsUsed = 0
  }
  expect(play.me.organizations).toHaveLength(1)
  expect(play.refusal(organization(kind))).toEqual({ code: 'RULE', params: { why: 'organizationComplete' } })
})

test('[5.8] a failed step changes nothing', () => {
  const play = rich(300, 300).with((p) => {
    givenCity(p, 'large')
    givenOrganization(p, 'cult', 'small')
  })
  play.do(organization('cult'), { p: [1] })
  expect(play.fact('organizationAcquired')).toMatchObject({ check: { tier: 'fail' }, tier: 'medium', id: '' })
  expect(play.me.organizations[0]?.tier).toBe('small')
})

test.each([
  [5, 'owned', 12],
  [5, 'pacht', 6],
  [6, 'owned', 25],
  [6, 'pacht', 12],
] as const)('[5.8, row 30] after the fire a die of %i makes a medium city, %s, cost %i', (die, tenure, price) => {
  const play = rich(40).with((_p, s) => {
    s.events = [event(30, { values: [2], riot: 20 })]
    s.sectionStart = 1
  })
  play.do(city('medium', tenure), { p: [die, tenure === 'pacht' ? 9 : 11] })
  expect(play.fact('postAcquired')).toMatchObject({
    check: { tier: 'success' },
    discountRoll: die,
    paid: { gold12: price * 12 },
  })
})

test('[5.8, row 30] only in the first round of the section, and the full price must be there', () => {
  const later = rich(40).with((_p, s) => {
    s.events = [event(30, { values: [2], riot: 20 })]
    s.sectionStart = 0
  })
  expect(later.do(city('small'), { p: [7] }).fact('postAcquired').discountRoll).toBe(0)
  const poor = rich(11).with((_p, s) => {
    s.events = [event(30, { values: [2], riot: 20 })]
    s.sectionStart = 1
  })
  expect(poor.refusal(city('small'))?.code).toBe('FUNDS')
})
