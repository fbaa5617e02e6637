import { expect, test } from 'vitest'
import { FACILITY_KEYS, facilityKind, KEYS_BY_HOST } from '../../src/data/facilities.ts'
import type { HostKind } from '../../src/rules/holdings.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenDomain, givenFacility, givenOffice, givenOrganization, givenTrade } from '../givens.ts'
import { Play, stocked } from '../kit.ts'

function rich(gold: number, influence = 5): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
    p.turn.influence = influence
  })
}
const build = (host: string, facility: string) => ({ type: 'buildFacility', host, facility }) as const

/** One host of each kind, with room. */
const HOSTS: Readonly<Record<HostKind, (p: Player) => string>> = {
  domain: (p) => givenDomain(p, 'large').id,
  city: (p) => givenCity(p, 'large').id,
  office: (p) => givenOffice(p, 'large').id,
  organization: (p) => givenOrganization(p, 'spy', 'large').id,
  trade: (p) => givenTrade(p, 'large').id,
  workshop: () => 'workshop-starter',
  troops: () => 'troops',
  personal: () => 'personal',
}
const KINDS = Object.keys(KEYS_BY_HOST) as HostKind[]

test.each(KINDS)('[D-27, D-48] every key for %s can be built there, and nowhere else', (kind) => {
  for (const key of KEYS_BY_HOST[kind]) {
    const play = rich(100, 100).with((p) => {
      stocked(p, 'raw.bricks', 30)
      stocked(p, 'raw.lumber', 15)
      stocked(p, 'special.specialTools', 2)
    })
    for (const other of KINDS) {
      const host = HOSTS[other](play.me)
      const isFit = facilityKind(key)?.hosts.includes(other)
      expect([key, other, play.refusal(build(host, key))?.params.why]).toEqual([
        key,
        other,
        isFit ? undefined : 'wrongPlace',
      ])
    }
    play.do(build(HOSTS[kind](play.me), key))
  }
})

test('[D-48] 246 keys', () => {
  expect(FACILITY_KEYS).toHaveLength(246)
  expect(new Set(FACILITY_KEYS).size).toBe(246)
})

const SLOTS: readonly (readonly [string, number, (p: Player) => string, string])[] = [
  ['a starter domain', 0, () => 'domain-starter', 'special.small.refine'],
  ['a small domain', 2, (p) => givenDomain(p, 'small').id, 'special.small.refine'],
  ['a medium domain', 4, (p) => givenDomain(p, 'medium').id, 'special.small.refine'],
  ['a large domain', 6, (p) => givenDomain(p, 'large').id, 'special.small.refine'],
  ['a small city', 2, (p) => givenCity(p, 'small').id, 'special.small.refine'],
  ['a medium city', 3, (p) => givenCity(p, 'medium').id, 'special.small.refine'],
  ['a large city', 4, (p) => givenCity(p, 'large').id, 'special.small.refine'],
  ['a small office', 2, (p) => givenOffice(p, 'small').id, 'general.small.office'],
  ['a medium office', 3, (p) => givenOffice(p, 'medium').id, 'general.small.office'],
  ['a large office', 4, (p) => givenOffice(p, 'large').id, 'general.small.office'],
  ['a small organisation', 2, (p) => givenOrganization(p, 'spy', 'small').id, 'general.small.organization'],
  ['a large organisation', 6, (p) => givenOrganization(p, 'spy', 'large').id, 'general.small.organization'],
  ['a medium enterprise', 4, (p) => givenTrade(p, 'medium').id, 'general.small.tradeEnterprise'],
  ['a small workshop', 1, () => 'workshop-starter', 'general.small.workshop'],
  ['oneself', 6, () => 'personal', 'general.small.personal.baths'],
]
test.each(SLOTS)('[5.11] %s has %i slots', (_what, slots, give, key) => {
  const play = Play.b1({ freeFacilityBuildsPerRound: 3 }).with((p) => {
    p.gold12 = 12_000
  })
  const host = give(play.me)
  for (let n = 0; n < slots; n++) {
    play.me.turn.facilityBuildsUsed = 0
    play.do(build(host, key))
  }
  play.me.turn.facilityBuildsUsed = 0
  expect(play.refusal(build(host, key))).toEqual({ code: 'RULE', params: { why: 'noSlot', slots } })
})

test('[5.11] troops have no limit', () => {
  const play = rich(999)
  for (let n = 0; n < 12; n++) {
    play.me.turn.facilityBuildsUsed = 0
    play.do(build('troops', 'general.small.troops.armory'))
  }
  expect(play.me.troops.facilities).toHaveLength(12)
})

test('[5.11] workshops and storages use the slots of domains', () => {
  const play = rich(100).with((p) => {
    const domain = givenDomain(p, 'small')
    givenFacility(domain, 'special.small.refine')
  })
  play.do({ type: 'buildWorkshop', host: 'domain-2', tier: 'small' })
  expect(play.refusal(build('domain-2', 'special.small.refine'))?.params.why).toBe('noSlot')
  const full = rich(100).with((p) => {
    const domain = givenDomain(p, 'small')
    givenFacility(domain, 'special.small.refine')
    givenFacility(domain, 'special.small.refine')
  })
  expect(full.refusal({ type: 'buildStorage', host: 'domain-2', tier: 'small' })?.params.why).toBe('noSlot')
})

test('[5.11] what is being built has its slot already', () => {
  const INSULAE = 'general.medium.city.insulae'
  const play = rich(100).with((p) => {
    const city = givenCity(p, 'medium')
    givenFacility(city, 'special.small.refine')
    givenFacility(city, 'special.small.refine')
    stocked(p, 'raw.bricks', 30)
    stocked(p, 'raw.lumber', 15)
    p.turn.actionsUsed = 0
  })
  play.do(build('city-2', INSULAE))
  expect(play.me.projects).toHaveLength(1)
  expect(play.refusal(build('city-2', 'special.small.refine'))?.params).toMatchObject({ why: 'noSlot', slots: 3 })
})
