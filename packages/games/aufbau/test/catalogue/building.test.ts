import { describe, expect, test } from 'vitest'
import { hasSpecialSlots } from '../../src/catalogue/slots.ts'
import { hostOf } from '../../src/rules/holdings.ts'
import { slotsOf, slotsUsed } from '../../src/rules/slots.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade, starterOffice } from '../givens.ts'
import { event, type Play, QUIET, stocked } from '../kit.ts'
import { acting, has, hasRoom, hires, nth, troops } from './full.ts'

function build(host: string, facility: string, more: object = {}) {
  return { type: 'buildFacility', host, facility, ...more } as const
}
const why = (play: Play, host: string, facility: string, more: object = {}) => {
  const refusal = play.refusal(build(host, facility, more))
  return refusal && [refusal.code, refusal.params.why]
}

describe('prices', () => {
  test('[11.1 cost] gold, influence, labour, goods', () => {
    const play = acting((p) => {
      stocked(p, 'raw.lumber', 3)
      givenDomain(p, 'small')
    })
    play.do(build('domain-2', 'general.small.domain.defenses'))
    expect(play.fact('facilityBuilt').paid).toMatchObject({ gold12: 36, labor: 2 })
    expect([play.gold, play.me.turn.labor, play.stock('raw.lumber')]).toEqual([97, 38, 0])
  })

  test('[F-03] any goods: those named first, then the cheapest', () => {
    const halls = (materials: readonly string[]) => {
      const play = acting((p) => {
        givenOrganization(p, 'collegiumTrade', 'small')
        stocked(p, 'raw.furs', 1)
        stocked(p, 'raw.hardwood', 4)
      })
      return play.do(build('org-1', 'special.medium.organization.collegium.halls', { materials })).fact('facilityBuilt')
        .paid.goods
    }
    expect(halls(['raw.furs'])).toEqual([
      { material: 'raw.furs', count: 1 },
      { material: 'raw.hardwood', count: 1 },
    ])
    expect(halls([])).toHaveLength(1)
  })

  test('[11.1 cost] what is missing is refused, and nothing changes', () => {
    const play = acting((p) => {
      givenDomain(p, 'small')
      givenOrganization(p, 'collegiumTrade', 'small')
    })
    expect(why(play, 'domain-2', 'general.small.domain.defenses')).toEqual(['RESOURCES', 'anyGoods'])
    expect(why(play, 'org-1', 'special.medium.organization.collegium.halls')).toEqual(['RESOURCES', 'anyGoods'])
    play.with((p) => {
      p.gold12 = 0
    })
    expect(why(play, 'office-starter', 'general.small.office.favors')).toEqual(['FUNDS', 'gold'])
  })

  test('[7.3] rows 23, 13 and 36 count as in v1', () => {
    const paid = (row: number, host: string, facility: string) => {
      const play = acting((p, s) => {
        givenTrade(p, 'small')
        givenDomain(p, 'small')
        s.events = [event(row)]
        s.sectionStart = s.round
      })
      return play.do(build(host, facility)).told.flatMap((fact) => ('paid' in fact ? [fact.paid] : []))[0]
    }
    expect(paid(23, 'office-starter', 'general.small.office.favors')?.gold12).toBe(240)
    expect(paid(13, 'trade-1', 'general.small.trade.contracts')?.gold12).toBe(48)
    expect(paid(36, 'domain-2', 'general.small.domain.landReclamation')?.labor).toBe(4)
  })

  test('[11.1 permanentLabor] people who go for good', () => {
    const CHAMBERS = 'special.large.domain.experimentalChambers'
    const play = acting((p) => {
      has(givenDomain(p, 'large'), CHAMBERS).builtAtRound = -1
      p.permanentLabor = 1
    })
    play.do(build('domain-2', CHAMBERS))
    expect(play.me.permanentLabor).toBe(0)
    play.with((p) => {
      nth(nth(p.domains, 1).facilities, 0).upgraded = false
    })
    expect(why(play, 'domain-2', CHAMBERS)).toEqual(['RESOURCES', 'permanentLabor'])
  })
})

describe('projects', () => {
  test('[11.1 build] labour and magic power round by round, options and materials kept', () => {
    const MAGO = 'special.large.city.magoManufactory'
    const play = acting((p) => {
      const city = givenCity(p, 'medium')
      has(city, 'general.medium.city.manufactory')
      p.workshops.push({ ...nth(p.workshops, 0), id: 'workshop-2', host: 'city-2', tier: 'large' })
      hires(p, 'wizard')
      stocked(p, 'special.magomechanicalParts', 8)
      p.magicPower = 14
      p.gold12 = 3000
    })
    play.do(build('city-2', MAGO))
    expect(play.fact('projectStarted').paid).toMatchObject({ magicPower: 8 + 4, labor: 2 })
    expect([play.me.magicPower, play.me.projects[0]?.remainingRounds]).toEqual([2, 3])
    play.toNextActions({ p: [20] })
    expect(play.me.projects[0]?.remainingRounds).toBe(3)
    play.with((p) => {
      p.magicPower = 20
    })
    play.toNextActions({ w: QUIET, p: [20] })
    expect(play.me.projects[0]?.remainingRounds).toBe(2)
  })

  test('[11.1 upgradeOf] what is finished takes the place of the other', () => {
    const GAMBLING = 'special.medium.city.crime.gambling'
    const GREAT = 'special.large.city.crime.gambling2'
    const play = acting((p) => {
      const city = givenCity(p, 'large', { specialization: 'crimeDistrict', focus: 'base' })
      stocked(p, 'raw.bricks', 20)
      stocked(p, 'special.cloth', 5)
      has(city, GAMBLING)
      p.permanentInfluence = 1
    })
    expect(why(play, 'city-starter', GREAT)).toEqual(['RULE', 'hostTooSmall'])
    play.do(build('city-2', GREAT))
    expect(why(play, 'city-2', GREAT)).toEqual(['RULE', 'baseMissing'])
    expect(nth(play.me.cities, 1).facilities.map(({ key }) => key)).toEqual([GAMBLING])
    play.with((p) => {
      const project = nth(p.projects, 0)
      project.remainingRounds = 1
    })
    play.toNextActions()
    expect(nth(play.me.cities, 1).facilities.map(({ key }) => key)).toEqual([GREAT])
    expect(play.me.permanentInfluence).toBe(1 - 1 + 4)
  })
})

describe('[11.1 upgrade] improvements', () => {
  const GRANARY = 'general.small.domain.granary'
  const farm = (tier: 'small' | 'medium') =>
    acting((p) => {
      has(givenDomain(p, tier), GRANARY)
      stocked(p, 'raw.bricks', 10)
      stocked(p, 'raw.lumber', 10)
    })

  test('a second building of the same key, for its cost times a factor [F-44]', () => {
    const play = farm('medium').do(build('domain-2', GRANARY))
    expect(play.fact('facilityImproved').paid).toMatchObject({
      gold12: 48,
      goods: [
        { material: 'raw.bricks', count: 4 },
        { material: 'raw.lumber', count: 4 },
      ],
    })
    expect(nth(play.me.domains, 1).facilities).toMatchObject([{ key: GRANARY, upgraded: true }])
    expect(why(play, 'domain-2', GRANARY)).toEqual(['RULE', 'limitReached'])
  })

  test('needs a larger host', () => {
    expect(why(farm('small'), 'domain-2', GRANARY)).toEqual(['RULE', 'hostTooSmall'])
  })

  test('some only after a while', () => {
    const CHAMBERS = 'special.large.domain.experimentalChambers'
    const play = acting((p) => has(givenDomain(p, 'large'), CHAMBERS))
    expect(play.refusal(build('domain-2', CHAMBERS))?.params).toEqual({ why: 'tooSoon', round: 6 })
  })
})

describe('places', () => {
  test('the host must be of the right kind and size', () => {
    const play = acting((p) => givenDomain(p, 'small'))
    expect(why(play, 'city-starter', 'general.small.domain.granary')).toEqual(['RULE', 'wrongPlace'])
    expect(why(play, 'domain-2', 'general.medium.domain.marketplace')).toEqual(['RULE', 'hostTooSmall'])
    expect(why(play, 'domain-starter', 'general.small.domain.workerQuarters')).toEqual(['RULE', 'hostTooSmall'])
    expect(why(play, 'troops', 'general.small.troops.secureLoyalty')).toEqual(['RULE', 'hostTooSmall'])
    expect(why(play, 'nowhere', 'general.small.domain.granary')).toEqual(['INPUT', 'unknownHost'])
    play.with((p) => troops(p, { thug: 3 }))
    expect(why(play, 'troops', 'general.medium.troops.barracks')).toEqual(['RULE', 'hostTooSmall'])
  })

  test('[11.1 requires] an unmet requirement is named', () => {
    const play = acting((p) => givenDomain(p, 'medium', { specialization: 'mining', focus: 'quarry' }))
    expect(play.refusal(build('domain-2', 'special.medium.domain.mining.smeltery'))?.params).toEqual({
      why: 'unmetRequirement',
      of: 'special.medium.domain.mining.smeltery',
      index: 0,
    })
    expect(play.refusal(build('domain-2', 'special.medium.domain.mining.shaft'))?.params.index).toBe(1)
  })

  test('[F-43] slots: two pools for cities, offices and enterprises, three per rank for organisations', () => {
    const { me } = acting((p) => {
      givenCity(p, 'medium')
      givenOffice(p, 'large')
      givenTrade(p, 'medium')
      givenOrganization(p, 'spy', 'medium')
    })
    const slots = (id: string) => {
      const host = hostOf(me, id)
      if (!host) throw new Error(id)
      return hasSpecialSlots(host) ? [slotsOf(me, host), slotsOf(me, host, 'special')] : [slotsOf(me, host)]
    }
    expect(slots('city-starter')).toEqual([2, 1])
    expect(slots('city-2')).toEqual([3 + 2, 2])
    expect(slots('office-2')).toEqual([4, 3])
    expect(slots('trade-1')).toEqual([4, 6])
    expect(slots('org-1')).toEqual([6])
    expect(slots('personal')).toEqual([6])
  })

  test('[F-43] special keys fill special slots, general keys the others', () => {
    const play = acting((p) => {
      has(starterOffice(p), 'general.small.office')
      has(starterOffice(p), 'general.small.office')
    })
    expect(why(play, 'office-starter', 'general.small.office.favors')).toEqual(['RULE', 'noSlot'])
    expect(why(play, 'office-starter', 'general.small.office')).toEqual(['RULE', 'noSlot'])
    expect(why(play, 'office-starter', 'special.small.office.cityAdmin.permits')).toBeUndefined()
    play.with((p) => has(starterOffice(p), 'special.small.office.cityAdmin.permits'))
    expect(why(play, 'office-starter', 'special.small.office.cityAdmin.labourService')).toEqual(['RULE', 'noSlot'])
  })

  test('[11.1 slots] some need none', () => {
    const play = acting((p) => {
      const domain = givenDomain(p, 'small', { specialization: 'agriculture' })
      for (let i = 0; i < 2; i++) has(domain, 'general.small.domain.landGrants')
      has(domain, 'special.small.domain.agri.mill')
      stocked(p, 'raw.lumber', 3)
    })
    const host = hostOf(play.me, 'domain-2')
    expect(host && slotsUsed(play.me, host)).toBe(2)
    expect(why(play, 'domain-2', 'general.small.domain.defenses')).toEqual(['RULE', 'noSlot'])
  })
})

describe('[11.1 limitRule]', () => {
  const full = (change: (p: Player) => void, host: string, key: string) => why(acting(change), host, key)
  const LIMIT = ['RULE', 'limitReached']

  test('[F-10] once at each host where nothing else is said', () => {
    const change = (p: Player) => has(starterOffice(p), 'general.small.office.favors')
    expect(full(change, 'office-starter', 'general.small.office.favors')).toEqual(LIMIT)
  })

  test('perHost: a number, by size, or as often as one likes', () => {
    const initiation = 'special.small.organization.cult.initiation'
    const cult = (times: number) => (p: Player) => {
      const organization = givenOrganization(p, 'cult', 'medium')
      for (let i = 0; i < times; i++) has(organization, initiation)
    }
    expect([full(cult(1), 'org-1', initiation), full(cult(2), 'org-1', initiation)]).toEqual([undefined, LIMIT])
    const settlement = 'general.small.domain.tenantSettlement'
    const village = (tier: 'small' | 'medium') => (p: Player) => has(givenDomain(p, tier), settlement)
    expect(full(village('small'), 'domain-2', settlement)).toEqual(LIMIT)
    expect(full(village('medium'), 'domain-2', settlement)).toBeUndefined()
    const grants = 'general.small.domain.landGrants'
    expect(full((p) => has(givenDomain(p, 'small'), grants), 'domain-2', grants)).toBeUndefined()
  })

  test('perHostRank, with projects', () => {
    const reclamation = 'general.small.domain.landReclamation'
    const play = acting((p) => givenDomain(p, 'small')).do(build('domain-2', reclamation))
    play.with((p) => {
      p.turn.facilityBuildsUsed = 0
    })
    expect(why(play, 'domain-2', reclamation)).toEqual(LIMIT)
  })

  test('perPlayer', () => {
    const reforms = 'general.medium.office.administrativeReforms'
    const change = (p: Player) => {
      has(givenOffice(p, 'medium'), reforms)
      givenOffice(p, 'medium')
    }
    expect(full(change, 'office-3', reforms)).toEqual(LIMIT)
  })

  test('max: by what there is', () => {
    const mounted = 'special.medium.troops.guard.mounted'
    const guard = (bodyguard: number, horsemen: number) => (p: Player) => {
      troops(p, { bodyguard, thug: 3 })
      stocked(p, 'special.horses', 2)
      for (let i = 0; i < horsemen; i++) has(p.troops, mounted)
    }
    expect([full(guard(2, 1), 'troops', mounted), full(guard(2, 2), 'troops', mounted)]).toEqual([undefined, LIMIT])
  })

  test('group: keys that share a limit', () => {
    const change = (p: Player) => has(givenDomain(p, 'small'), 'special.medium.domain.pylonSmall')
    expect(full(change, 'domain-2', 'special.large.domain.pylonGreat')).toEqual(LIMIT)
  })

  test('usesPlace: the place of a workshop, the largest there is [F-10]', () => {
    const mercatoria = 'general.medium.city.mercatoria'
    const withWorkshop = (tier: 'small' | 'medium') => (p: Player) => {
      givenCity(p, 'medium')
      p.workshops.push({ ...nth(p.workshops, 0), id: 'workshop-2', host: 'city-2', tier })
    }
    expect(full(withWorkshop('small'), 'city-2', mercatoria)).toBeUndefined()
    expect(full(withWorkshop('medium'), 'city-2', mercatoria)).toEqual(['RULE', 'placesFull'])
    const play = acting((p) => {
      has(givenCity(p, 'medium', { mode: 'production' }), mercatoria)
      hires(p, 'artisan')
    })
    expect(play.refusal({ type: 'buildWorkshop', host: 'city-2', tier: 'medium' })?.params.why).toBe('placesFull')
    expect(play.refusal({ type: 'buildWorkshop', host: 'city-2', tier: 'small' })).toBeUndefined()
  })
})

describe('wishes', () => {
  test('[F-03] only materials that something leaves open', () => {
    const play = acting((p) => givenOffice(p, 'small', 'militaryOffice'))
    const DIVERSION = 'special.small.office.military.diversion'
    expect(why(play, 'office-2', DIVERSION, { materials: ['raw.salt'] })).toBeUndefined()
    expect(why(play, 'office-2', DIVERSION, { materials: ['raw.grain'] })).toEqual(['INPUT', 'badMaterials'])
    expect(why(play, 'office-2', DIVERSION, { materials: ['raw.cheese'] })).toEqual(['INPUT', 'unknownGood'])
    expect(why(play, 'office-2', DIVERSION, { materials: 'raw.salt' })?.[0]).toBeDefined()
  })

  test('[F-04] only alternatives there are', () => {
    const play = acting((p) => givenOrganization(p, 'spy', 'small'))
    const STORE = 'general.small.organization.sharedStore'
    expect(why(play, 'org-1', STORE, { options: [1] })).toBeUndefined()
    expect(why(play, 'org-1', STORE, { options: [2] })).toEqual(['INPUT', 'badOption'])
    expect(why(play, 'org-1', STORE, { options: [0, 0] })).toEqual(['INPUT', 'badOption'])
    expect(why(play, 'org-1', STORE, { options: [-1] })?.[0]).toBeDefined()
  })

  test('[F-02] keys outside the catalogue have none', () => {
    const play = acting()
    expect(why(play, 'office-starter', 'general.small.office', { options: [0] })?.[0]).toBeDefined()
  })
})

test('[5.12, F-02] private rooms are built like all others, six at most', () => {
  const play = acting((p) => stocked(p, 'raw.lumber', 9))
  play.do(build('personal', 'general.small.personal.herbGarden'))
  expect(play.me.personal).toMatchObject([{ key: 'general.small.personal.herbGarden' }])
  play.with((p) => {
    for (let i = 0; i < 5; i++) hasRoom(p, 'general.medium.personal.wing')
  })
  expect(why(play, 'personal', 'general.small.personal.huntingHall')).toEqual(['RULE', 'noSlot'])
})

test('[D-49, F-45] what an office was given goes with it', () => {
  const TITLES = 'special.medium.office.court.stateRooms'
  const play = acting((p) => {
    givenOffice(p, 'small', 'courtOffice')
    stocked(p, 'raw.furs', 2)
    stocked(p, 'special.jewelry', 2)
  })
  play.do(build('office-2', TITLES))
  expect(play.me.permanentInfluence).toBe(2)
  play.with((_p, s) => {
    s.events = [event(12)]
    s.sectionStart = s.round
  })
  play.toNextActions({ p: [4] })
  expect(play.fact('lost').target).toBe('office-2')
  expect(play.me.permanentInfluence).toBe(0)
})
