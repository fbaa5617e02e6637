import { expect, test } from 'vitest'
import type { OrganizationKind, Tier, TroopKind } from '../../src/estate.ts'
import type { Player } from '../../src/state.ts'
import {
  givenCity,
  givenDomain,
  givenFacility,
  givenOffice,
  givenOrganization,
  settle,
  starterCity,
} from '../givens.ts'
import { event, Play, stocked } from '../kit.ts'

function rich(gold: number, influence = 5): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
  })
}
const tenants = (host: string, levels: number) => ({ type: 'acquireTenants', host, levels }) as const
const troops = (kind: TroopKind, levels: number) => ({ type: 'recruitTroops', kind, levels }) as const

test('[S53] tenants cost twelve gold and four influence a level', () => {
  const play = rich(40, 10).do(tenants('city-starter', 2), { p: [11] })
  expect(play.fact('tenantsAcquired')).toMatchObject({ check: { dc: 14 }, levels: 2, key: 'acquire.tenants' })
  expect([play.gold, play.me.turn.influence]).toEqual([16, 2])
  expect(starterCity(play.me).tenants).toEqual({ levels: 2, loyalty: 3, inUnrest: false })
})

test('[S54] no more than there is room for', () => {
  const play = rich(60, 30)
  expect(play.refusal(tenants('city-starter', 3))).toEqual({ code: 'RULE', params: { why: 'hostFull', cap: 2 } })
  expect(play.refusal(tenants('domain-starter', 1))).toEqual({ code: 'RULE', params: { why: 'hostFull', cap: 0 } })
})

test.each([
  ['small', 2],
  ['medium', 4],
  ['large', 8],
] as const)('[5.9] a %s domain holds %i levels', (tier, cap) => {
  expectCap(tenants, cap, (p) => givenDomain(p, tier).id)
})

test.each([
  ['small', 0, 2],
  ['medium', 0, 3],
  ['large', 0, 4],
  ['medium', 2, 7],
] as const)('[5.9] a %s city with %i insulae holds %i levels', (tier, insulae, cap) => {
  expectCap(tenants, cap, (p) => {
    const city = givenCity(p, tier)
    for (let n = 0; n < insulae; n++) givenFacility(city, 'general.medium.city.insulae')
    return city.id
  })
})

const FOLLOWER_CAPS: readonly (readonly [OrganizationKind, Tier, number])[] = [
  ['underworld', 'small', 2],
  ['underworld', 'medium', 4],
  ['underworld', 'large', 6],
  ['cult', 'small', 2],
  ['cult', 'medium', 4],
  ['cult', 'large', 8],
  ['collegiumTrade', 'small', 1],
  ['collegiumTrade', 'large', 3],
  ['collegiumCraft', 'medium', 2],
  ['spy', 'large', 0],
]
test.each(FOLLOWER_CAPS)('[5.9] %s, %s: %i levels', (kind, tier, cap) => {
  expectCap(tenants, cap, (p) => givenOrganization(p, kind, tier).id)
})

function expectCap(move: (host: string, levels: number) => object, cap: number, give: (p: Player) => string): void {
  const play = rich(999, 999)
  const host = give(play.me)
  if (cap > 0) expect(play.refusal(move(host, cap))).toBeUndefined()
  expect(play.refusal(move(host, cap + 1))).toEqual({ code: 'RULE', params: { why: 'hostFull', cap } })
}

test('[5.9] followers of a cult cost eight and eight', () => {
  const play = rich(40, 20).with((p) => void givenOrganization(p, 'cult', 'small'))
  play.do(tenants('org-1', 2), { p: [11] })
  expect(play.fact('tenantsAcquired').paid).toMatchObject({ gold12: 16 * 12, influence: 16 })
})

test('[5.9, row 11] a good harvest halves the sum, not for organisations', () => {
  const harvest = () =>
    rich(80, 40).with((p, s) => {
      s.events = [event(11)]
      givenDomain(p, 'small')
      givenOrganization(p, 'underworld', 'small')
    })
  expect(
    harvest()
      .do(tenants('domain-2', 1), { p: [11] })
      .fact('tenantsAcquired').paid,
  ).toMatchObject({
    gold12: 72,
    influence: 2,
  })
  expect(
    harvest()
      .do(tenants('org-1', 1), { p: [11] })
      .fact('tenantsAcquired').paid,
  ).toMatchObject({
    gold12: 144,
    influence: 4,
  })
})

test('[5.9] four levels are a medium action, eight a large one', () => {
  const play = rich(300, 100).with((p) => void givenDomain(p, 'large'))
  expect(play.do(tenants('domain-2', 4), { p: [15] }).fact('tenantsAcquired').check.dc).toBe(18)
  const all = rich(300, 100).with((p) => void givenDomain(p, 'large'))
  expect(all.do(tenants('domain-2', 8), { p: [19] }).fact('tenantsAcquired').check.dc).toBe(22)
})

test('[D-29] a group that was empty begins anew, others stay as they are', () => {
  const play = rich(80, 40).with((p) => settle(starterCity(p).tenants, 0, 1, false))
  play.do(tenants('city-starter', 1), { p: [11] })
  expect(starterCity(play.me).tenants).toEqual({ levels: 1, loyalty: 3, inUnrest: false })
  const grumbling = rich(80, 40).with((p) => settle(starterCity(p).tenants, 1, 1, true))
  grumbling.do(tenants('city-starter', 1), { p: [11] })
  expect(starterCity(grumbling.me).tenants).toEqual({ levels: 2, loyalty: 1, inUnrest: true })
})

test('[5.9] a surcharge may lapse in influence, too', () => {
  const play = rich(100, 4).do(tenants('city-starter', 1), { p: [6] })
  expect(play.fact('tenantsAcquired')).toMatchObject({ lapsed: true, check: { tier: 'poor' } })
  expect([play.gold, play.me.turn.influence, starterCity(play.me).tenants.levels]).toEqual([100, 4, 0])
})

test('[S55] four levels of mercenaries', () => {
  const play = rich(40).do(troops('mercenary', 4), { p: [11] })
  expect(play.fact('troopsRecruited')).toMatchObject({ check: { dc: 14 }, key: 'troops.mercenary', lapsed: false })
  expect([play.gold, play.me.troops.levels.mercenary]).toEqual([8, 4])
})

test('[S56, D-22] marauding mercenaries: one level at half price', () => {
  const play = rich(40).with((_p, s) => {
    s.events = [event(17)]
  })
  expect(play.do(troops('mercenary', 2), { p: [7] }).gold).toBe(28)
})

test('[S57] a muster doubles the price before the result', () => {
  const play = rich(40).with((_p, s) => {
    s.events = [event(25, { values: [1] })]
  })
  play.do(troops('thug', 1), { p: [4] })
  expect(play.fact('troopsRecruited')).toMatchObject({ check: { tier: 'poor' }, paid: { gold12: 120, influence: 5 } })
  expect([play.gold, play.me.turn.influence]).toEqual([30, 0])
})

test('[5.10] half price first, then double', () => {
  const play = rich(60).with((_p, s) => {
    s.events = [event(17), event(25, { values: [1] })]
  })
  expect(play.do(troops('mercenary', 2), { p: [7] }).fact('troopsRecruited').paid.gold12).toBe(24 * 12)
})

test('[5.10] guards and militia need arms, which no result changes', () => {
  const armed = () =>
    rich(60, 20).with((p) => {
      stocked(p, 'special.armor', 2)
      stocked(p, 'special.weaponsShields', 3)
      givenDomain(p, 'small')
    })
  const guards = armed().do(troops('bodyguard', 2), { p: [2] })
  expect(guards.fact('troopsRecruited')).toMatchObject({
    check: { tier: 'poor' },
    paid: {
      gold12: 29 * 12,
      influence: 10,
      goods: [
        { material: 'special.armor', count: 2 },
        { material: 'special.weaponsShields', count: 2 },
      ],
    },
  })
  expect([guards.stock('special.armor'), guards.stock('special.weaponsShields')]).toEqual([0, 1])
  const militia = armed().do(troops('militia', 2), { p: [7] })
  expect([militia.gold, militia.stock('special.weaponsShields'), militia.stock('special.armor')]).toEqual([48, 1, 2])
  const failed = armed().do(troops('bodyguard', 2), { p: [1] })
  expect([failed.gold, failed.stock('special.armor')]).toEqual([60, 2])
  expect(armed().refusal(troops('bodyguard', 3))).toEqual({
    code: 'RESOURCES',
    params: { why: 'goods', material: 'special.armor', need: 3, have: 2 },
  })
})

const TROOP_CAPS: readonly (readonly [TroopKind, number, (p: Player) => unknown])[] = [
  ['bodyguard', 4, () => {}],
  ['bodyguard', 11, (p) => [givenOffice(p, 'medium'), givenOffice(p, 'large')]],
  ['militia', 0, () => {}],
  ['militia', 14, (p) => [givenDomain(p, 'small'), givenDomain(p, 'medium'), givenDomain(p, 'large')]],
  ['mercenary', 4, () => {}],
  ['thug', 1, () => {}],
  ['thug', 6, (p) => [givenCity(p, 'medium'), givenCity(p, 'large')]],
  ['thug', 9, (p) => [givenOrganization(p, 'underworld', 'large'), givenOrganization(p, 'cult', 'small')]],
]
test.each(TROOP_CAPS)('[5.10] %s: at most %i', (kind, cap, give) => {
  const play = rich(999, 999).with((p) => {
    stocked(p, 'special.armor', 50)
    stocked(p, 'special.weaponsShields', 50)
    give(p)
  })
  if (cap > 0) expect(play.refusal(troops(kind, cap))).toBeUndefined()
  expect(play.refusal(troops(kind, cap + 1))).toEqual({ code: 'RULE', params: { why: 'troopsFull', cap } })
})
