import { expect, test } from 'vitest'
import { FACILITY_KEYS, facilityKind, KEYS_BY_HOST } from '../../src/data/facilities.ts'
import { specialistCap } from '../../src/rules/caps.ts'
import type { HostKind } from '../../src/rules/holdings.ts'
import { scoreOf } from '../../src/rules/score.ts'
import { newFacility } from '../../src/setup.ts'
import type { Player } from '../../src/state.ts'
import { de } from '../../src/text/de.ts'
import { givenCity, givenDomain, givenFacility, givenOffice, givenOrganization, givenTrade } from '../givens.ts'
import { NE, Play, stocked } from '../kit.ts'
import { expectWords, names } from '../text/sound.ts'

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

/** [5.11] As the seed has it: `general.<tier>.personal.*` or `special.<tier>.personal.*`. */
const WELL_FORMED = [
  'general.small.personal.aviary',
  'general.medium.personal.wineCellar',
  'special.large.personal.throne.gilded',
  'special.small.personal.Küche-2',
  'general.large.personal.constructor',
  'general.small.personal.toString',
  `general.small.personal.${'x'.repeat(64 - 'general.small.personal.'.length)}`,
]
const ILL_FORMED = [
  'general.small.personal',
  'general.small.personal.',
  'general.tiny.personal.aviary',
  'private.small.personal.aviary',
  'GENERAL.small.personal.aviary',
  'general.small.personal..aviary',
  'general.small.personal.-aviary',
  'general.small.personal.__proto__',
  'general.small.personal.two words',
  'general.small.personal.<b>',
  'general.small.personal.aviary\n',
  'x general.small.personal.aviary',
  `general.small.personal.${'x'.repeat(65 - 'general.small.personal.'.length)}`,
]

test.each(WELL_FORMED)('[5.11, seed] %s is a private room like any other', (key) => {
  const play = rich(100).do(build('personal', key))
  const { category, tier } = facilityKind(key) as NonNullable<ReturnType<typeof facilityKind>>
  const like = rich(100).do(build('personal', category === 'general' ? PLAIN[tier] : FINE[tier]))
  expect(play.gold).toBe(like.gold)
  expect(scoreOf(play.state, play.me)).toBe(scoreOf(like.state, like.me))
  expect(specialistCap(play.state, play.me)).toBe(specialistCap(like.state, like.me))
  for (const each of [play, like]) each.toNextActions({ w: NE })
  expect(play.me.turn.influence).toBe(like.me.turn.influence)
  expectWords(de.value('buildFacility', 'facility', 'general.small.personal.weinkeller', names))
})
const PLAIN = {
  small: 'general.small.personal.kitchen',
  medium: 'general.medium.personal.wing',
  large: 'general.large.personal.wing',
} as const
const FINE = {
  small: 'special.small.personal.residence',
  medium: 'special.medium.personal.residence',
  large: 'special.large.personal.residence',
} as const

test.each(ILL_FORMED)('[5.11] %j is no key', (key) => {
  expect(rich(100).refusal(build('personal', key))).toMatchObject({ code: 'INPUT', params: { why: 'unknownFacility' } })
})

test('[5.11] private rooms stand in private, are six at most, and need no list with the full catalogue either', () => {
  const key = 'special.medium.personal.aviary'
  expect(rich(100).refusal(build('office-starter', key))?.params.why).toBe('wrongPlace')
  const full = Play.b1({ facilityCatalogue: 'full' }).with((p) => {
    p.gold12 = 1200
  })
  const before = specialistCap(full.state, full.me)
  full.do(build('personal', key))
  // [F-02] What is on no list keeps the rules of v1.
  expect(full.gold).toBe(80)
  expect(specialistCap(full.state, full.me)).toBe(before + 1)
  const crowded = rich(100).with((p) => {
    for (let i = 0; i < 6; i++) p.personal.push(newFacility(`x${i}`, key, 1))
  })
  expect(crowded.refusal(build('personal', key))?.params.why).toBe('noSlot')
})

test('[5.11] a room that somebody has made up is called by its name', () => {
  const name = (key: string) => de.value('buildFacility', 'facility', key, names)
  expect(name('general.small.personal.weinkeller')).toBe('Eigener Raum: Weinkeller (klein)')
  expect(name('special.large.personal.Große-Küche')).toBe('Eigener Prunkraum: Große Küche (groß)')
  expect(name('general.small.personal.kitchen')).toBe('Große Küche und Weinkeller')
})
