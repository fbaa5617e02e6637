import { describe, expect, test } from 'vitest'
import { troopLoyalty } from '../../src/catalogue/ops/loyalty.ts'
import { hiredLoyaltyBoost, loyaltyBoost } from '../../src/rules/boosts.ts'
import type { Player, State } from '../../src/state.ts'
import {
  DAMAGED,
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  settle,
  starterCity,
  starterOffice,
} from '../givens.ts'
import { event, QUIET, stocked } from '../kit.ts'
import { acting, full, has, hires, inSection, nth, troops } from './full.ts'

describe('[11.1 op loyalty]', () => {
  test('built: once, for all tenants', () => {
    const play = acting((p) => {
      givenOrganization(p, 'underworld', 'small')
      settle(starterCity(p).tenants, 2, 5)
      settle(givenDomain(p, 'small').tenants, 0, 3)
    })
    play.do({
      type: 'buildFacility',
      host: 'org-1',
      facility: 'special.small.organization.underworld.collectors',
    })
    expect(starterCity(play.me).tenants.loyalty).toBe(3)
    expect(nth(play.me.domains, 1).tenants.loyalty).toBe(3)
    expect(play.fact('groupsChanged')).toMatchObject({ why: 'facility' })
    play.toNextActions()
    expect(starterCity(play.me).tenants.loyalty).toBe(3)
  })

  test('built: the specialist who thinks least of the house, and again when it is improved [F-44]', () => {
    const ATRIUM = 'general.medium.city.atrium'
    const play = acting((p) => {
      givenCity(p, 'large')
      hires(p, 'cleric').loyalty = 0
      hires(p, 'artisan').loyalty = 2
      hires(p, 'enforcer').loyalty = 2
      for (const material of ['raw.buildStone', 'raw.bricks', 'raw.marbleGranite', 'special.jewelry'] as const) {
        stocked(p, material, 90)
      }
      p.gold12 = 6000
      has(nth(p.cities, 1), ATRIUM)
    })
    play.do({ type: 'buildFacility', host: 'city-2', facility: ATRIUM })
    expect(play.me.specialists.map(({ loyalty }) => loyalty)).toEqual([0, 3, 2])
    expect(nth(nth(play.me.cities, 1).facilities, 0).upgraded).toBe(true)
  })

  test('hired: new specialists, all or some kinds', () => {
    const { me } = acting((p) => {
      has(starterOffice(p), 'general.small.office.subalterns')
      has(givenOrganization(p, 'cult', 'large'), 'special.large.organization.cult.liturgy')
    })
    expect([hiredLoyaltyBoost(me, 'cleric'), hiredLoyaltyBoost(me, 'builder')]).toEqual([3, 1])
    const play = acting((p) => has(starterOffice(p), 'general.small.office.subalterns'))
    play.do({ type: 'hireSpecialist', kind: 'artisan', tier: 'simple' }, { p: [10, 3, 4, 1, 7] })
    expect(nth(play.me.specialists, 0).loyalty).toBe(1 + 2 + 1)
  })

  test('active: troops stand firmer as long as it works', () => {
    const play = acting((p) => {
      troops(p, { thug: 2 })
      has(p.troops, 'special.small.troops.thug.bloodOath')
    })
    expect(troopLoyalty(play.me)).toBe(3)
    nth(play.me.troops.facilities, 0).resting = true
    expect(troopLoyalty(play.me)).toBe(2)
  })

  test('active: tenants of a magical domain, until it rests [F-25]', () => {
    const play = acting((p) => {
      const domain = givenDomain(p, 'large')
      settle(domain.tenants, 2, 4)
      has(domain, 'special.large.domain.experimentalChambers')
      hires(p, 'wizard')
      p.magicPower = 1
    })
    play.do({ type: 'specializeDomain', domain: 'domain-2', kind: 'magic', focus: 'crypts' })
    const { tenants } = nth(play.me.domains, 1)
    expect(tenants.loyalty).toBe(3)
    play.toNextActions({ p: [20] })
    expect([tenants.loyalty, nth(play.me.domains, 1).specialty?.resting]).toEqual([3, false])
    play.with((p) => {
      p.magicPower = 0
    })
    play.toNextActions({ w: QUIET, p: [20] })
    expect([tenants.loyalty, nth(play.me.domains, 1).specialty?.resting]).toEqual([4, true])
  })
})

describe('[11.1 op roll, loyalty checks]', () => {
  test('help groups when their loyalty is tested', () => {
    const rising = (change: (p: Player) => void) =>
      full((p, s) => {
        settle(starterCity(p).tenants, 2, 3)
        change(p)
        inSection(s, [event(5, { values: [1] })], 'now')
      })
    expect(starterCity(rising(() => {}).advance({ p: [4] }).me).tenants.loyalty).toBe(2)
    const consoled = rising((p) => hires(p, 'cleric')).advance({ p: [4] })
    expect(starterCity(consoled.me).tenants.loyalty).toBe(3)
    expect(loyaltyBoost(consoled.me)).toBe(1)
  })
})

describe('[F-18] the test of the troops', () => {
  const tested = (change: (p: Player) => void, p: readonly number[], begun: 'now' | 'before' = 'now') =>
    full((me, s: State) => {
      me.permanentInfluence = 20
      change(me)
      inSection(s, [event(31, { values: [1] })], begun)
    }).advance({ p })

  test('in the first round of a section, a d6 against their loyalty', () => {
    const mixed = (p: Player) => troops(p, { mercenary: 1, militia: 2, thug: 1 })
    const loyal = tested(mixed, [2])
    expect(loyal.fact('troopsTested')).toMatchObject({ rolls: [2], loyalty: 2, deserted: null })
    const disloyal = tested(mixed, [3])
    expect(disloyal.fact('troopsTested').deserted).toBe('thug')
    expect(disloyal.me.troops.levels).toEqual({ bodyguard: 0, militia: 2, mercenary: 1, thug: 0 })
  })

  test('not in later rounds, and not without troops', () => {
    expect(
      tested((p) => troops(p, { militia: 2 }), [], 'before').told.some(({ type }) => type === 'troopsTested'),
    ).toBe(false)
    expect(tested(() => {}, []).told.some(({ type }) => type === 'troopsTested')).toBe(false)
  })

  test('thugs go first, then mercenaries, militia, bodyguards', () => {
    const gone = (levels: Parameters<typeof troops>[1]) =>
      tested((p) => troops(p, levels), [6]).fact('troopsTested').deserted
    expect(gone({ bodyguard: 1, militia: 1, mercenary: 1 })).toBe('mercenary')
    expect(gone({ bodyguard: 1, militia: 1 })).toBe('militia')
    expect(gone({ bodyguard: 1 })).toBe('bodyguard')
  })

  test('oaths and pensions help', () => {
    const sworn = tested(
      (p) => {
        troops(p, { bodyguard: 1 })
        has(p.troops, 'special.small.troops.guard.oaths')
      },
      [4],
    )
    expect(sworn.fact('troopsTested')).toMatchObject({ loyalty: 4, deserted: null })
  })

  test('[F-19] surgeons give them a second chance', () => {
    const nursed = tested(
      (p) => {
        troops(p, { mercenary: 4 })
        stocked(p, 'special.potions', 2)
        has(p.troops, 'general.medium.troops.surgeons')
      },
      [5, 1],
    )
    expect(nursed.fact('troopsTested')).toMatchObject({ rolls: [5, 1], deserted: null })
  })

  test('[F-17] what was promised for the round lasts through the next test, and is gone', () => {
    const SECURE = 'general.small.troops.secureLoyalty'
    const play = tested(
      (p) => {
        troops(p, { mercenary: 1 })
        p.troops.loyalty = 3
        has(p.troops, SECURE)
      },
      [3],
    )
    expect(play.fact('troopsTested').deserted).toBeNull()
    expect([play.me.troops.loyalty, play.me.troops.facilities]).toEqual([2, []])
    expect(play.fact('facilityGone')).toMatchObject({ facility: SECURE, why: 'usedUp' })
    const built = acting((p) => troops(p, { mercenary: 1 })).do({
      type: 'buildFacility',
      host: 'troops',
      facility: SECURE,
    })
    expect(built.me.troops.loyalty).toBe(3)
  })
})

describe('[11.1 op followers]', () => {
  test('next round: they move in with P2, as far as there is room [F-46]', () => {
    const SETTLEMENT = 'general.small.domain.tenantSettlement'
    const settled = (levels: number) => {
      const play = full((p) => {
        const domain = givenDomain(p, 'small')
        settle(domain.tenants, levels)
        has(domain, SETTLEMENT)
      }).advance()
      return nth(play.me.domains, 1).tenants.levels
    }
    expect([settled(0), settled(1), settled(2)]).toEqual([1, 2, 2])
  })

  test('nobody moves in where something is damaged [F-46]', () => {
    const play = full((p) => {
      has(givenDomain(p, 'small'), 'general.small.domain.tenantSettlement').damage = DAMAGED
    }).advance()
    expect(nth(play.me.domains, 1).tenants.levels).toBe(0)
  })

  test('insulae bring two levels', () => {
    const play = full((p) => has(givenCity(p, 'medium'), 'general.medium.city.insulae')).advance()
    expect(nth(play.me.cities, 1).tenants.levels).toBe(2)
    expect(play.fact('groupsChanged')).toMatchObject({ why: 'insulae' })
  })

  test('built: to a domain of choice', () => {
    const play = acting((p) => {
      givenOffice(p, 'small', 'provinceAdministration')
      givenDomain(p, 'medium')
      givenDomain(p, 'medium')
    })
    const facility = 'special.small.office.province.resettlement'
    expect(play.refusal({ type: 'buildFacility', host: 'office-2', facility, options: [3] })?.params.why).toBe(
      'badOption',
    )
    play.do({ type: 'buildFacility', host: 'office-2', facility, options: [2] })
    expect(play.me.domains.map(({ tenants }) => tenants.levels)).toEqual([0, 0, 1])
  })

  test('section start: with each of its events', () => {
    const play = full((p, s) => {
      const cult = givenOrganization(p, 'cult', 'small', { levels: 1 })
      has(cult, 'special.small.organization.cult.soupKitchens')
      inSection(s, [event(17), event(31, { values: [1] })], 'now')
    }).advance()
    expect(nth(play.me.organizations, 0).followers.levels).toBe(2)
  })
})

describe('[11.1 op specialist]', () => {
  test('somebody simple joins every fourth round, if there is room [F-27]', () => {
    const liturgy = (change: (p: Player) => void = () => {}) =>
      full((p) => {
        p.permanentInfluence = 10
        has(givenOrganization(p, 'cult', 'large'), 'special.large.organization.cult.liturgy').builtAtRound = -1
        change(p)
      })
    const play = liturgy().advance({ p: [7] })
    expect(nth(play.me.specialists, 0)).toMatchObject({ kind: 'cleric', tier: 'simple', loyalty: 5 })
    expect(play.fact('specialistJoined')).toMatchObject({ gold: 0 })
    const crowded = liturgy((p) => {
      for (let n = 0; n < 3; n++) hires(p, 'artisan')
    }).advance()
    expect(crowded.me.specialists).toHaveLength(3)
  })

  test('some come only when the dice say so', () => {
    const veterans = (die: number) =>
      full((p) => {
        troops(p, { militia: 4 })
        has(p.troops, 'general.medium.troops.veterans')
      }).advance({ p: die <= 2 ? [die, 7] : [die] })
    expect([veterans(2).me.specialists.length, veterans(3).me.specialists.length]).toEqual([1, 0])
  })

  test('an offer: at half price and without a check; unused ones do not add up', () => {
    const RECRUITING = 'special.medium.organization.collegium.recruiting'
    const play = full((p) => {
      has(givenOrganization(p, 'collegiumCraft', 'small'), RECRUITING).builtAtRound = -1
    }).advance()
    expect(play.me.works?.offers).toMatchObject([{ tier: 'simple', pricePercent: 50 }])
    const { gold12 } = play.me
    play.do({ type: 'hireSpecialist', kind: 'workshop', tier: 'simple' }, { p: [7] })
    expect((gold12 - play.me.gold12) / 12).toBe(5)
    expect(play.fact('specialistJoined')).toMatchObject({ facility: RECRUITING, gold: 5 })
    expect(play.me.works?.offers).toEqual([])
    expect(play.me.turn.facilityBuildsUsed).toBe(1)
  })

  test('an offer stays until it is used, and there is one at most', () => {
    const play = full((p) => {
      const collegium = givenOrganization(p, 'collegiumCraft', 'small')
      has(collegium, 'special.medium.organization.collegium.recruiting').builtAtRound = -1
    }).advance()
    play.toNextActions().toNextActions({ w: QUIET })
    expect(play.me.works?.offers).toHaveLength(1)
  })
})
