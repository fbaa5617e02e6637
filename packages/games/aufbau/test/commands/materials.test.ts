import { expect, test } from 'vitest'
import type { Workshop } from '../../src/estate.ts'
import { givenDomain, givenFacility, givenOrganization, givenSpecialist, smallStarter } from '../givens.ts'
import { Play } from '../kit.ts'

const domain = (investments: number, target?: string) =>
  ({ type: 'gainMaterials', mode: 'domainAdministration', investments, ...(target && { target }) }) as const
const workshop = (investments: number, target?: string) =>
  ({ type: 'gainMaterials', mode: 'workshopOversight', investments, ...(target && { target }) }) as const

test('[S35] a good hand with the domain', () => {
  const play = Play.b1().do(domain(4), { p: [12] })
  expect(play.fact('materialsGained')).toMatchObject({
    check: { kind: 'materials', dc: 10, total: 15, tier: 'good' },
    goods: [{ material: 'raw.grain', count: 48 }],
    target: 'domain-starter',
    key: 'materials.domain',
  })
  expect([play.stock('raw.grain'), play.me.turn.labor]).toEqual([56, 1])
})

test('[S36] a poor one', () => {
  expect(
    Play.b1()
      .do(domain(4), { p: [2] })
      .stock('raw.grain'),
  ).toBe(12)
})

test.each([
  [20, 4 * 16, 'veryGood'],
  [7, 4 * 8, 'success'],
  [1, 0, 'fail'],
] as const)('[5.7] a roll of %i with the domain brings %i', (die, grain, tier) => {
  const play = Play.b1().do(domain(4), { p: [die] })
  expect([play.stock('raw.grain'), play.fact('materialsGained').check.tier]).toEqual([8 + grain, tier])
})

test.each([
  [9, 4],
  [4, 1],
])('[S37] two labour in the workshop with a roll of %i make %i', (die, made) => {
  const play = Play.b1().do(workshop(2), { p: [die] })
  expect(play.fact('materialsGained')).toMatchObject({ check: { dc: 12 }, key: 'materials.workshop' })
  expect([play.stock('special.pulpellen'), play.stock('raw.grain'), play.me.turn.labor]).toEqual([made, 8, 3])
})

test('[S38] half a special material is none', () => {
  const play = Play.b1().do(workshop(1), { p: [4] })
  expect([play.fact('materialsGained').check.tier, play.stock('special.pulpellen')]).toEqual(['poor', 0])
})

test('[S39] not in maintenance', () => {
  expect(Play.b0().refusal(domain(1))?.code).toBe('E_PHASE')
})

test.each([
  [14, 6],
  [19, 8],
])('[5.7] better results in the workshop: a roll of %i makes %i', (die, made) => {
  expect(
    Play.b1()
      .do(workshop(2), { p: [die] })
      .stock('special.pulpellen'),
  ).toBe(made)
})

test.each([
  ['starter', 4],
  ['small', 4],
  ['medium', 8],
  ['large', 12],
] as const)('[5.7] the cap of a %s domain is %i', (tier, cap) => {
  const play = Play.b1().with((p) => {
    const target = p.domains[0]
    if (target) target.tier = tier
    p.turn.labor = 20
  })
  expect(play.refusal(domain(cap))).toBeUndefined()
  expect(play.refusal(domain(cap + 1))).toEqual({ code: 'INPUT', params: { why: 'aboveCap', cap } })
})

test.each([
  ['small', 2],
  ['medium', 4],
  ['large', 6],
] as const)('[5.7] the cap of a %s workshop is %i', (tier, cap) => {
  const play = Play.b1().with((p) => {
    const target = p.workshops[0] as Workshop
    target.tier = tier
    p.turn.labor = 20
  })
  expect(play.refusal(workshop(cap))).toBeUndefined()
  expect(play.refusal(workshop(cap + 1))?.params).toEqual({ why: 'aboveCap', cap })
})

test('[5.7] the total is shared out over the picks, the rest to the first', () => {
  const play = Play.b1().with((p) => void smallStarter(p))
  // 10 − 1 for the small domain; four investments of eight.
  play.do(domain(4), { p: [9] })
  expect(play.fact('materialsGained').check.dc).toBe(9)
  expect(play.fact('materialsGained').goods).toEqual([
    { material: 'raw.grain', count: 11 },
    { material: 'raw.vegetables', count: 11 },
    { material: 'raw.buildStone', count: 10 },
  ])
})

test('[5.7] whoever has two must say which', () => {
  const play = Play.b1().with((p) => void givenDomain(p, 'medium'))
  expect(play.refusal(domain(1))).toEqual({ code: 'INPUT', params: { why: 'targetMissing' } })
  expect(play.refusal(domain(1, 'domain-9'))?.params.why).toBe('unknownTarget')
  expect(play.refusal(domain(1, 'domain-2'))).toBeUndefined()
  // A workshop is no domain.
  expect(play.refusal(domain(1, 'workshop-starter'))?.params.why).toBe('unknownTarget')
  expect(play.refusal(workshop(1, 'domain-2'))?.params.why).toBe('unknownTarget')
})

test('[5.7] improved raw materials come by fours', () => {
  const play = Play.b1().with((p) => {
    const target = p.workshops[0] as Workshop
    target.output = 'raw.bread'
  })
  expect(play.do(workshop(1), { p: [4] }).stock('raw.bread')).toBe(2)
})

test('[5.7] what the workshop makes is refined', () => {
  const play = Play.b1().with((p) => {
    givenFacility(smallStarter(p), 'special.small.refine')
  })
  expect(play.do(workshop(2), { p: [9] }).stock('special.armor')).toBe(4)
})

test('[5.7] energetic specialists add to what there is, but not to a failure', () => {
  const energetic = () => Play.b1().with((p) => void givenSpecialist(p, 'simple', [9]))
  // The bad side makes it one harder.
  expect(
    energetic()
      .do(domain(1), { p: [8] })
      .fact('materialsGained'),
  ).toMatchObject({
    check: { dc: 11 },
    goods: [{ material: 'raw.grain', count: 10 }],
  })
  expect(
    energetic()
      .do(workshop(1), { p: [5] })
      .stock('special.pulpellen'),
  ).toBe(1)
  expect(
    energetic()
      .do(domain(1), { p: [2] })
      .fact('materialsGained').goods,
  ).toEqual([])
  const baker = energetic().with((p) => {
    const target = p.workshops[0] as Workshop
    target.output = 'raw.bread'
  })
  expect(baker.do(workshop(1), { p: [5] }).stock('raw.bread')).toBe(2 + 4)
})

test('[5.0.5] a large craft collegium gives one more', () => {
  const play = Play.b1().with((p) => {
    givenOrganization(p, 'collegiumCraft', 'large')
    p.turn.actionsUsed = 2
  })
  play.do(domain(1), { p: [20] })
  expect(play.fact('materialsGained')).toMatchObject({ bonus: true, key: 'materials.domain', check: { dc: 6 } })
  expect(play.me.turn.actionKeys).toEqual(['materials.domain@bonus.materials.1'])
  expect(play.refusal(workshop(1))?.params.why).toBe('noActions')
})

test('[5.7] labour must be there', () => {
  const play = Play.b1().with((p) => {
    p.turn.labor = 2
  })
  expect(play.refusal(domain(3))).toEqual({ code: 'RESOURCES', params: { why: 'labor', need: 3, have: 2 } })
})
