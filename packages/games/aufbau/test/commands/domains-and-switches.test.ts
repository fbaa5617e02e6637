import { expect, test } from 'vitest'
import { givenDomain, givenFacility, givenOffice, givenTrade, starterCity, starterOffice } from '../givens.ts'
import { NE, Play, stocked } from '../kit.ts'

const REFORMS = 'general.medium.office.administrativeReforms'

function rich(gold: number, influence = 5): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
  })
}
const build = (host: string, facility: string) => ({ type: 'buildFacility', host, facility }) as const

test('[S59] the starter domain becomes a small one', () => {
  const play = rich(10).do({ type: 'upgradeStarterDomain' })
  expect([play.gold, play.me.turn.labor, play.me.turn.facilityBuildsUsed, play.me.turn.actionsUsed]).toEqual([
    2, 1, 1, 0,
  ])
  expect(play.me.turn.actionKeys).toEqual(['facility.upgradeStarterDomain.domain-starter'])
  expect(play.me.domains[0]).toMatchObject({ id: 'domain-starter', tier: 'small' })
  play.toNextActions({ w: NE })
  expect(['raw.grain', 'raw.vegetables', 'raw.buildStone'].map((id) => play.stock(id as never))).toEqual([2, 4, 4])
  expect([play.gold, play.me.turn.labor]).toEqual([3.5, 3])
})

test('[D-17] with picks of one’s own, and only once', () => {
  const rawPicks = ['raw.wood', 'raw.clay', 'raw.honey'] as const
  const play = rich(20).do({ type: 'upgradeStarterDomain', rawPicks })
  expect(play.me.domains[0]?.rawPicks).toEqual(rawPicks)
  expect(play.refusal({ type: 'upgradeStarterDomain' })).toEqual({ code: 'RULE', params: { why: 'noStarterDomain' } })
  expect(rich(7).refusal({ type: 'upgradeStarterDomain' })?.params.why).toBe('gold')
  const idle = rich(20).with((p) => {
    p.turn.labor = 3
  })
  expect(idle.refusal({ type: 'upgradeStarterDomain' })).toEqual({
    code: 'RESOURCES',
    params: { why: 'labor', need: 4, have: 3 },
  })
  expect(rich(20).refusal({ type: 'upgradeStarterDomain', rawPicks: ['raw.salt'] })?.params.why).toBe('badPicks')
})

test.each([
  ['agriculture', 10, [['raw.grain', 2]]],
  [
    'animalHusbandry',
    15,
    [
      ['raw.pigsSheepVarken', 3],
      ['raw.cattle', 1],
    ],
  ],
  ['forestry', 6, []],
  ['mining', 20, [['raw.wood', 4]]],
] as const)('[5.11] %s costs %i gold and %o', (kind, gold, goods) => {
  const play = rich(50).with((p) => {
    givenDomain(p, 'small')
    stocked(p, 'raw.pigsSheepVarken', 3)
    stocked(p, 'raw.packAnimals', 5)
    stocked(p, 'raw.cattle', 5)
    stocked(p, 'raw.wood', 4)
  })
  play.do({ type: 'specializeDomain', domain: 'domain-2', kind })
  expect(play.fact('domainSpecialized').paid).toMatchObject({
    gold12: gold * 12,
    goods: goods.map(([material, count]) => ({ material, count })),
  })
  expect(play.me.domains[1]).toMatchObject({
    specialization: kind,
    rawPicks:
      kind === 'agriculture'
        ? ['raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey']
        : ['raw.grain', 'raw.vegetables', 'raw.buildStone'],
  })
  expect(play.refusal({ type: 'specializeDomain', domain: 'domain-2', kind: 'forestry' })).toEqual({
    code: 'RULE',
    params: { why: 'alreadySpecialized' },
  })
})

test('[5.11] details of specialising', () => {
  const play = rich(50).with((p) => {
    givenDomain(p, 'small')
    stocked(p, 'raw.vegetables', 2)
  })
  const farm = { type: 'specializeDomain', domain: 'domain-2', kind: 'agriculture' } as const
  const dig = { ...farm, kind: 'mining' } as const
  expect(play.refusal({ ...farm, costRaw: 'special.cloth' })?.params.why).toBe('badCostRaw')
  expect(play.refusal({ ...dig, costRaw: 'raw.grain' })?.params.why).toBe('badCostRaw')
  expect(play.refusal({ ...farm, rawPicks: ['raw.wood', 'raw.clay', 'raw.honey'] })?.params.why).toBe('badPicks')
  expect(play.refusal({ ...dig, rawPicks: ['raw.wood', 'raw.clay', 'raw.salt'] })?.params.why).toBe('badPicks')
  expect(play.refusal({ ...farm, focus: 'wine' })?.params.why).toBe('onlyFullCatalogue')
  expect(play.refusal({ ...farm, kind: 'magic' })?.params.why).toBe('unknownKind')
  expect(play.refusal({ ...farm, domain: 'domain-starter' })?.params.why).toBe('starterDomain')
  expect(play.refusal({ ...farm, kind: 'animalHusbandry' })).toEqual({
    code: 'RESOURCES',
    params: { why: 'animals', need: 4, have: 0 },
  })
  expect(play.refusal(dig)?.params).toMatchObject({ why: 'goods', material: 'raw.wood' })
  const rawPicks = ['raw.grain', 'raw.bread', 'raw.salt', 'raw.honey'] as const
  play.do({ ...farm, costRaw: 'raw.vegetables', rawPicks })
  expect([play.stock('raw.vegetables'), play.me.domains[1]?.rawPicks]).toEqual([0, rawPicks])
})

test('[S94] repairs cost what the damage says, and no action', () => {
  const play = rich(10).with((p) => {
    const damage = { damagedAtRound: 1, repairGold: 5, event: 27 }
    for (const thing of [p.workshops[0], p.storages[0], givenTrade(p, 'small')]) if (thing) thing.damage = damage
    const facility = givenFacility(starterCity(p), 'special.small.refine')
    facility.damage = damage
  })
  play.do({ type: 'repairDamage', target: 'workshop-starter' })
  expect([play.gold, play.me.workshops[0]?.damage, play.me.turn.actionsUsed]).toEqual([5, null, 0])
  expect(play.fact('repaired')).toMatchObject({ target: 'workshop-starter', gold: 5 })
  expect(play.refusal({ type: 'repairDamage', target: 'workshop-starter' })).toEqual({
    code: 'INPUT',
    params: { why: 'notDamaged' },
  })
  play.do({ type: 'repairDamage', target: starterCity(play.me).facilities[0]?.id as string })
  expect(play.refusal({ type: 'repairDamage', target: 'trade-1' })?.code).toBe('FUNDS')
  expect(play.refusal({ type: 'repairDamage', target: 'storage-starter' })?.code).toBe('FUNDS')
  expect(play.refusal({ type: 'repairDamage', target: 'nothing' })?.params.why).toBe('unknownTarget')
})

test('[S61] reforms allow to split the yield of offices', () => {
  const play = rich(60, 45).with((p) => void givenOffice(p, 'medium', null, { yieldMode: 'gold' }))
  const split = { type: 'setOfficeYield', office: 'office-2', mode: 'split' } as const
  expect(play.refusal(split)).toEqual({ code: 'RULE', params: { why: 'reformsNeeded' } })
  play.do(build('office-2', REFORMS)).do(split)
  expect([play.gold, play.me.turn.influence]).toEqual([40, 5])
  expect(play.fact('officeYieldSet')).toMatchObject({ office: 'office-2', mode: 'split' })
  play.toNextActions({ w: NE })
  expect([play.gold, play.me.turn.influence]).toEqual([47.5, 9])
})

test('[S67, D-18] a city in use cannot be leased', () => {
  const play = rich(40).do({ type: 'setCityMode', city: 'city-starter', mode: 'production' })
  expect(play.fact('cityModeSet')).toMatchObject({ city: 'city-starter', mode: 'production' })
  play.do({ type: 'buildStorage', host: 'city-starter', tier: 'small' })
  expect(play.refusal({ type: 'setCityMode', city: 'city-starter', mode: 'leased' })).toEqual({
    code: 'RULE',
    params: { why: 'cityInUse' },
  })
  play.me.storages.pop()
  play.do({ type: 'setCityMode', city: 'city-starter', mode: 'leased' })
  play.do({ type: 'setCityMode', city: 'city-starter', mode: 'production' })
  play.do({ type: 'buildWorkshop', host: 'city-starter', tier: 'small' })
  expect(play.refusal({ type: 'setCityMode', city: 'city-starter', mode: 'leased' })?.params.why).toBe('cityInUse')
})

test('[5.8] switches of offices and enterprises', () => {
  const play = rich(10).with((p) => void givenTrade(p, 'small'))
  play.do({ type: 'setOfficeYield', office: 'office-starter', mode: 'gold' })
  expect(starterOffice(play.me).yieldMode).toBe('gold')
  play.do({ type: 'setTradeMode', trade: 'trade-1', mode: 'trade' })
  expect(play.me.trades[0]?.mode).toBe('trade')
  expect(play.refusal({ type: 'setTradeMode', trade: 'trade-1', mode: 'trade' })?.params.why).toBe('sameMode')
  expect(play.me.turn).toMatchObject({ actionsUsed: 0, facilityBuildsUsed: 0 })
})

test('[D-38] enterprises may change their mode in maintenance, too', () => {
  const play = Play.b2().with((p) => void givenTrade(p, 'small'))
  play.do({ type: 'setTradeMode', trade: 'trade-1', mode: 'trade' })
  expect(play.me.trades[0]?.mode).toBe('trade')
  expect(play.refusal({ type: 'setOfficeYield', office: 'office-starter', mode: 'gold' })?.code).toBe('E_PHASE')
})

test('[D-21] damaged reforms allow no new splitting', () => {
  const play = rich(10).with((p) => {
    const facility = givenFacility(givenOffice(p, 'medium'), REFORMS)
    facility.damage = { damagedAtRound: 1, repairGold: 5, event: 15 }
  })
  const split = { type: 'setOfficeYield', office: 'office-starter', mode: 'split' } as const
  expect(play.refusal(split)?.params.why).toBe('reformsNeeded')
})
