import { describe, expect, test } from 'vitest'
import { amountOf, listed } from '../../src/catalogue/amounts.ts'
import { descriptorOf, incomeOf, inOrderOfWish } from '../../src/catalogue/descriptors.ts'
import { holds } from '../../src/catalogue/predicates.ts'
import { scaleOf } from '../../src/catalogue/scales.ts'
import { fires, lasts } from '../../src/catalogue/timing.ts'
import type { Predicate, Scale } from '../../src/catalogue/vocabulary.ts'
import { type MaterialId, materialOf } from '../../src/data/materials.ts'
import type { Host } from '../../src/rules/holdings.ts'
import type { Player } from '../../src/state.ts'
import {
  DAMAGED,
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  settle,
} from '../givens.ts'
import { Play } from '../kit.ts'
import { has, hasRoom, nth, troops } from './full.ts'

const me = (change: (p: Player) => void = () => {}): Player =>
  Play.b0({ facilityCatalogue: 'full' }).with((p) => change(p)).me
const TROOPS: Host = { kind: 'troops' }
const PERSONAL: Host = { kind: 'personal' }

describe('descriptors', () => {
  test('[11.1 descriptor] a kind, a tier, a tag, a market group, a material, alternatives', () => {
    expect(descriptorOf('any:raw').byId).toHaveLength(47)
    expect(descriptorOf('any:special.expensive').byId.every((id) => materialOf(id).tier === 'expensive')).toBe(true)
    expect(descriptorOf('any:raw.tag.metal').byId.every((id) => materialOf(id).tags.includes('metal'))).toBe(true)
    expect(descriptorOf('any:raw.expensive.tag.animal').byId).toEqual([
      'raw.cattle',
      'raw.exoticBeasts',
      'raw.packAnimals',
    ])
    expect(descriptorOf('any:raw.expensiveBuilding').byId.map((id) => materialOf(id).group)).toEqual(
      descriptorOf('any:raw.expensiveBuilding').byId.map(() => 'rawExpensiveBuilding'),
    )
    expect(descriptorOf('any:special.furniture|special.cloth').byId).toEqual(['special.cloth', 'special.furniture'])
    expect(descriptorOf('raw.grain').byId).toEqual(['raw.grain'])
  })

  test('[11.1 descriptor] random leaves the pick to the dice', () => {
    expect(descriptorOf('random:special.expensive').pick).toBe('random')
    expect(descriptorOf('any:special.expensive').pick).toBe('any')
  })

  test('[F-03] what is named comes first, the rest by its price', () => {
    expect(inOrderOfWish('any:special.furniture|special.cloth', ['special.furniture'])[0]).toBe('special.furniture')
    const cheapest = descriptorOf('any:raw').cheapestFirst
    expect(materialOf(nth(cheapest, 0)).tier).toBe('cheap')
    expect(materialOf(nth(cheapest, cheapest.length - 1)).tier).toBe('expensive')
    expect(inOrderOfWish('any:raw', ['special.cloth'])).toEqual(cheapest)
  })

  test('[F-03] an income is the first that was named and fits, else the first by id', () => {
    expect(incomeOf('any:raw.lumber|raw.bricks', [])).toBe('raw.bricks')
    expect(incomeOf('any:raw.lumber|raw.bricks', ['raw.grain', 'raw.lumber'])).toBe('raw.lumber')
  })
})

describe('amounts', () => {
  const p = me((me) => settle(nth(me.cities, 0).tenants, 5))
  const host: Host = { kind: 'city', post: nth(p.cities, 0) }

  test.each([
    [3, 3],
    [{ each: 2, per: 'hostLevels' }, 10],
    [{ each: 1, per: 'hostLevels', every: 2 }, 2],
    [{ each: 1, per: 'hostLevels', every: 2, round: 'ceil' }, 3],
    [{ each: 3, per: 'hostLevels', max: 4 }, 4],
    [{ table: [7, 8, 9], per: 'hostRank' }, 8],
    [{ table: [7, 8, 9], per: 'hostLevels' }, 9],
    [{ sum: [1, { each: 1, per: 'hostLevels' }] }, 6],
    [{ sum: [4, { each: 1, per: 'hostLevels' }], max: 8 }, 8],
    [{ dice: { count: 1, sides: 8 } }, 0],
  ] as const)('[11.1 amount] %j is %i', (amount, value) => {
    expect(listed(p, host, amount, 0)).toBe(value)
  })

  test('[F-41] improvements multiply, gifted specialists add one', () => {
    const source = { ref: '', spec: {} as never, host, facility: {} as never, bonus: 1 }
    expect(amountOf(p, { source, factor: 2 }, 3)).toBe(7)
    expect(amountOf(p, { source, factor: 1 }, -4)).toBe(-5)
    expect(amountOf(p, { source, factor: 1 }, 0)).toBe(0)
  })
})

describe('scales', () => {
  const p = me((me) => {
    const domain = givenDomain(me, 'medium')
    settle(domain.tenants, 3)
    settle(givenCity(me, 'large').tenants, 4)
    givenCity(me, 'large')
    settle(givenOrganization(me, 'underworld', 'medium').followers, 2)
    givenOrganization(me, 'collegiumCraft', 'small')
    givenOrganization(me, 'collegiumTrade', 'large')
    givenOrganization(me, 'cult', 'large')
    const trade = givenTrade(me, 'medium')
    has(trade, 'special.medium.trade.ship')
    has(trade, 'special.medium.trade.ship')
    has(domain, 'special.medium.domain.pylonSmall')
    has(nth(me.cities, 1), 'special.large.domain.pylonGreat')
    has(nth(me.cities, 2), 'special.large.domain.pylonGreat').damage = DAMAGED
    troops(me, { bodyguard: 2, militia: 3, thug: 1 })
    hasRoom(me, 'general.small.personal.hall')
    hasRoom(me, 'general.small.personal.baths')
  })
  const domain: Host = { kind: 'domain', post: nth(p.domains, 1) }
  const seat: Host = { kind: 'city', post: nth(p.cities, 1) }
  const other: Host = { kind: 'city', post: nth(p.cities, 2) }

  test.each([
    ['hostRank', domain, 2],
    ['hostRank', TROOPS, 2],
    ['hostRank', PERSONAL, 0],
    ['hostLevels', domain, 3],
    ['hostLevels', TROOPS, 0],
    ['domainLevels', PERSONAL, 3],
    ['cityLevels', PERSONAL, 4],
    ['allLevels', PERSONAL, 9],
    ['domains', PERSONAL, 2],
    ['cities', PERSONAL, 3],
    ['domainRanks', PERSONAL, 2],
    ['tradeRanks', PERSONAL, 2],
    ['underworldRank', PERSONAL, 2],
    ['cultRank', PERSONAL, 3],
    ['craftRank', PERSONAL, 1],
    ['guildRanks', PERSONAL, 6],
    ['hqOrganizationRanks', seat, 9],
    ['hqOrganizationRanks', other, 0],
    ['troopLevels', PERSONAL, 6],
    ['troopKinds', PERSONAL, 3],
    ['guard', PERSONAL, 2],
    ['militia', PERSONAL, 3],
    ['mercenary', PERSONAL, 0],
    ['ships', PERSONAL, 2],
    ['linkedPylons', domain, 1],
    ['bastionStep', PERSONAL, 2],
  ] as const)('[11.1 scale] %s', (scale: Scale, host: Host, value: number) => {
    expect(scaleOf(p, host, scale, 0)).toBe(value)
  })

  test.each(['workshopRank', 'targetRank', 'levelsBought', 'ownInfluence'] as const)(
    '[11.1 scale] %s is told by whoever asks',
    (scale) => {
      expect(scaleOf(p, PERSONAL, scale, 5)).toBe(5)
    },
  )

  test('[F-09] troops are small from one level, medium from four, large from eight', () => {
    const rank = (thug: number) =>
      scaleOf(
        me((one) => troops(one, { thug })),
        TROOPS,
        'hostRank',
        0,
      )
    expect([0, 1, 3, 4, 7, 8].map(rank)).toEqual([0, 1, 1, 2, 2, 3])
  })

  test('[11.1 bastionStep] a bastion has four steps at most', () => {
    const step = (rooms: number) =>
      scaleOf(
        me((one) => {
          for (let i = 0; i < rooms; i++) hasRoom(one, 'general.medium.personal.wing')
        }),
        PERSONAL,
        'bastionStep',
        0,
      )
    expect([0, 1, 2, 3, 4, 5, 6].map(step)).toEqual([1, 1, 2, 2, 3, 3, 4])
  })
})

describe('predicates', () => {
  const play = Play.b0({ facilityCatalogue: 'full' }).with((p) => {
    givenDomain(p, 'small', { specialization: 'mining', focus: 'oreMine' })
    givenCity(p, 'medium', { specialization: 'foodProduction', focus: 'brewers' })
    givenOffice(p, 'small', 'courtOffice')
    settle(givenOrganization(p, 'cult', 'small').followers, 2)
    givenSpecialist(p, 'simple', [], { kind: 'wizard', secondaryKind: 'enforcer' })
    givenSpecialist(p, 'simple', [], { kind: 'builder', loyalty: 0 })
    troops(p, { militia: 2 })
    has(nth(p.cities, 1), 'general.medium.city.manufactory')
    p.workshops.push({ ...nth(p.workshops, 0), id: 'workshop-2', host: 'city-2', tier: 'medium' })
  })
  const p = play.me
  const domain: Host = { kind: 'domain', post: nth(p.domains, 1) }
  const city: Host = { kind: 'city', post: nth(p.cities, 1) }
  const office: Host = { kind: 'office', post: nth(p.offices, 1) }
  const cult: Host = { kind: 'organization', post: nth(p.organizations, 0) }

  const CASES: readonly (readonly [string, Host, Predicate, boolean])[] = [
    ['a domain of that kind', domain, { is: 'domain', kind: 'mining' }, true],
    ['another kind of domain', domain, { is: 'domain', kind: 'forestry' }, false],
    ['a focus it has', domain, { is: 'domain', kind: 'mining', focus: 'oreMine' }, true],
    ['a focus it has not', domain, { is: 'domain', kind: 'mining', focus: 'quarry' }, false],
    ['any focus but one', domain, { is: 'domain', kind: 'mining', notFocus: 'quarry' }, true],
    ['any focus but its own', domain, { is: 'domain', kind: 'mining', notFocus: 'oreMine' }, false],
    ['a city of that kind', city, { is: 'city', kind: 'foodProduction', focus: 'brewers' }, true],
    ['a city with another focus', city, { is: 'city', kind: 'foodProduction', focus: 'butchers' }, false],
    ['an office of that kind', office, { is: 'office', kind: 'courtOffice' }, true],
    ['another kind of office', office, { is: 'office', kind: 'militaryOffice' }, false],
    ['this organisation', cult, { is: 'hostOrganization', kinds: ['cult', 'spy'] }, true],
    ['another organisation', cult, { is: 'hostOrganization', kinds: ['spy'] }, false],
    ['an organisation that is owned', PERSONAL, { is: 'organization', kind: 'cult' }, true],
    ['an organisation that is not', PERSONAL, { is: 'organization', kind: 'underworld' }, false],
    ['an active specialist', PERSONAL, { is: 'specialist', kinds: ['wizard'] }, true],
    ['a second field', PERSONAL, { is: 'specialist', kinds: ['enforcer'] }, true],
    ['one who is not on duty', PERSONAL, { is: 'specialist', kinds: ['builder'] }, false],
    ['anybody', PERSONAL, { is: 'specialist', kinds: [] }, true],
    ['two of them', PERSONAL, { is: 'specialist', kinds: ['wizard', 'builder'], count: 2 }, false],
    ['enough troops', TROOPS, { is: 'troops', kind: 'militia', levels: 2 }, true],
    ['too few troops', TROOPS, { is: 'troops', kind: 'militia', levels: 3 }, false],
    ['a facility there', city, { is: 'hostFacility', key: 'general.medium.city.manufactory' }, true],
    ['a facility elsewhere', domain, { is: 'hostFacility', key: 'general.medium.city.manufactory' }, false],
    ['a workshop of that size', city, { is: 'hostWorkshop', tier: 'small' }, true],
    ['a larger workshop', city, { is: 'hostWorkshop', tier: 'large' }, false],
    ['followers', PERSONAL, { is: 'followerLevels', count: 2 }, true],
    ['more followers', PERSONAL, { is: 'followerLevels', count: 3 }, false],
    ['offices', PERSONAL, { is: 'offices', count: 2 }, true],
    ['more offices', PERSONAL, { is: 'offices', count: 3 }, false],
    ['what a workshop makes', PERSONAL, { is: 'produces', material: 'special.pulpellen' }, true],
    ['what nobody makes', PERSONAL, { is: 'produces', material: 'special.undeadLabor' }, false],
    ['a religious player', PERSONAL, { is: 'religious' }, true],
    ['a market nobody looked at', PERSONAL, { is: 'localMarketPositive', group: 'specialBasicCraft' }, false],
  ]
  test.each(CASES)('[11.1 requires] %s', (_, host, predicate, value) => {
    expect(holds(p, host, predicate)).toBe(value)
  })

  test('[11.1 localMarketPositive] a market where prices are up', () => {
    const { market } = play.state
    const dear = { ...market, modifiers: { ...market.modifiers, specialBasicCraft: 1 } }
    const predicate: Predicate = { is: 'localMarketPositive', group: 'specialBasicCraft' }
    expect(holds(p, PERSONAL, predicate, dear)).toBe(true)
    expect(holds(p, PERSONAL, predicate, market)).toBe(false)
  })

  test('[D-21] damaged facilities open nothing', () => {
    const ruined = me((one) => {
      const at = givenCity(one, 'medium')
      has(at, 'general.medium.city.manufactory').damage = DAMAGED
    })
    const there: Host = { kind: 'city', post: nth(ruined.cities, 1) }
    expect(holds(ruined, there, { is: 'hostFacility', key: 'general.medium.city.manufactory' })).toBe(false)
  })

  test('[F-07] a facility that brings something produces it, by what was chosen for it', () => {
    const CHAMBERS = 'special.large.domain.experimentalChambers'
    const undead = (options: readonly number[], named: readonly MaterialId[]) =>
      holds(
        me((one) => has(givenDomain(one, 'large'), CHAMBERS, options, named)),
        PERSONAL,
        { is: 'produces', material: 'special.undeadLabor' },
      )
    expect(undead([1], ['special.undeadLabor'])).toBe(true)
    expect(undead([1], [])).toBe(false)
    expect(undead([0], ['special.undeadLabor'])).toBe(false)
  })
})

describe('time', () => {
  test('[11.1 everyRounds] first after so many rounds, then again and again', () => {
    const rounds = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(rounds.filter((round) => fires(round, 2, 4))).toEqual([6, 10])
    expect(rounds.filter((round) => fires(round, 2))).toEqual(rounds.slice(1))
  })

  test('[11.1 rounds] what lasts some rounds each time', () => {
    const rounds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    expect(rounds.filter((round) => lasts(round, 2, 5, 2))).toEqual([7, 8, 12, 13])
    expect(rounds.every((round) => lasts(round, 2, undefined))).toBe(true)
  })
})
