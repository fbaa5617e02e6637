import { describe, expect, test } from 'vitest'
import type { Tier } from '../../src/estate.ts'
import type { Move } from '../../src/moves.ts'
import { boostedPrice, capBoost, dcBoosts, rollBoost } from '../../src/rules/boosts.ts'
import { lendCap, marketCap, oversightCap, specialistCap, troopCap } from '../../src/rules/caps.ts'
import { cityTenantCap, domainTenantCap, followerCap } from '../../src/rules/groups.ts'
import { NO_PRICE, priceOf } from '../../src/rules/prices.ts'
import type { Player } from '../../src/state.ts'
import {
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenTrade,
  settle,
  starterCity,
  starterOffice,
} from '../givens.ts'
import { type Play, QUIET, stocked } from '../kit.ts'
import { acting, balance, full, has, hasRoom, hires, nth, troops } from './full.ts'

/** All that facilities do to a DC. */
function dc({ state, me }: Play, action: Move['type'], mode: string, size: Tier): number {
  return dcBoosts(state, me, action, mode, size).reduce((sum, { delta }) => sum + delta, 0)
}

describe('[11.1 op dc]', () => {
  test('the named actions, in the named sizes', () => {
    const play = acting((p) => has(starterCity(p), 'general.small.city.marketStalls'))
    expect(dc(play, 'moneySell', '', 'small')).toBe(-1)
    expect(dc(play, 'moneySell', '', 'medium')).toBe(0)
    expect(dc(play, 'moneyLend', '', 'small')).toBe(0)
  })

  test('one mode of an action alone', () => {
    const play = acting((p) => has(givenOffice(p, 'small', 'churchOversight'), 'special.small.office.church.credits'))
    expect(dc(play, 'gainInfluence', 'temporary', 'small')).toBe(-1 - 1)
    expect(dc(play, 'gainInfluence', 'permanent', 'small')).toBe(-1)
  })

  test('only for organisations or specialists of a kind', () => {
    const play = acting((p) => {
      has(givenCity(p, 'medium'), 'general.medium.city.shrine', [1])
      has(givenOrganization(p, 'collegiumCraft', 'small'), 'special.medium.organization.collegium.recruiting')
    })
    expect(dc(play, 'acquireOrganization', 'cult', 'small')).toBe(-2)
    expect(dc(play, 'acquireOrganization', 'spy', 'small')).toBe(0)
    expect(dc(play, 'hireSpecialist', 'artisan', 'small')).toBe(-4)
    expect(dc(play, 'hireSpecialist', 'cleric', 'small')).toBe(0)
  })

  test('only in the round after it was built', () => {
    const play = acting((p) => givenOrganization(p, 'spy', 'small'))
    play.do({ type: 'buildFacility', host: 'org-1', facility: 'general.small.organization.levy' })
    expect(dc(play, 'manipulate', '', 'small')).toBe(-1)
    play.toNextActions()
    expect(dc(play, 'manipulate', '', 'small')).toBe(-1 + 4)
    expect(dc(play, 'gainInfluence', 'temporary', 'small')).toBe(4)
    play.toNextActions({ w: QUIET })
    expect(dc(play, 'manipulate', '', 'small')).toBe(-1)
  })

  test('counts under the limit of reductions, and says whose it is', () => {
    const play = acting((p) => hires(p, 'politician', 'master'))
    play.do({ type: 'gainInfluence', kind: 'temporary', investments: 2 }, { p: [5] })
    const { check } = play.fact('influenceGained')
    expect(check.parts).toContainEqual({ why: 'facility', ref: 'spec-1', delta: -4 })
    expect(check.dc).toBe(12 - 4)
  })

  test('improved ones count twice', () => {
    const play = acting((p) => {
      has(givenDomain(p, 'large'), 'general.medium.domain.villa').upgraded = true
    })
    expect(dc(play, 'gainInfluence', 'permanent', 'medium')).toBe(-2)
  })
})

describe('[11.1 op roll]', () => {
  test('is added to the total of the check', () => {
    const play = acting((p) => has(givenOrganization(p, 'spy', 'small'), 'general.small.organization.messengers'))
    expect(rollBoost(play.state, play.me, 'manipulate', '')).toBe(1)
    expect(rollBoost(play.state, play.me, 'gainInfluence', 'temporary')).toBe(0)
    play.do({ type: 'manipulate', size: 'small', investments: 1, payment: 'influenceFirst', infoSpent: 0 }, { p: [12] })
    expect(play.fact('politicsDone').check).toMatchObject({ extra: 1, total: 16 })
  })

  test('only for specialists of a kind', () => {
    const play = acting((p) => has(givenOrganization(p, 'cult', 'small'), 'special.medium.organization.cult.mystics'))
    expect(rollBoost(play.state, play.me, 'hireSpecialist', 'wizard')).toBe(2)
    expect(rollBoost(play.state, play.me, 'hireSpecialist', 'builder')).toBe(0)
  })
})

describe('[11.1 op cap]', () => {
  const raised = (change: (p: Player) => void, ask: (play: Play) => number) => ask(acting(change)) - ask(acting())

  test('selling and buying, lending, looking after workshops', () => {
    expect(
      raised(
        (p) => has(starterCity(p), 'general.small.city.marketStalls'),
        ({ state, me }) => marketCap(state, me),
      ),
    ).toBe(1)
    const lent = ({ state, me }: Play) => capBoost(state, me, 'lend')
    expect(raised((p) => has(givenTrade(p, 'medium'), 'general.medium.trade.syndicate'), lent)).toBe(2)
    const play = acting((p) => has(givenTrade(p, 'medium'), 'general.medium.trade.syndicate'))
    expect(lendCap(play.state, play.me)).toBe(6 + 2)
    const overseen = ({ state, me }: Play) => oversightCap(state, me, nth(me.workshops, 0))
    expect(raised((p) => has(givenCity(p, 'medium'), 'general.medium.city.manufactory'), overseen)).toBe(1)
  })

  test('troops of a kind', () => {
    const cap =
      (kind: 'mercenary' | 'militia' | 'bodyguard') =>
      ({ state, me }: Play) =>
        troopCap(state, me, kind)
    expect(raised((p) => has(p.troops, 'special.medium.troops.merc.paymaster'), cap('mercenary'))).toBe(2)
    expect(
      raised((p) => {
        settle(starterCity(p).tenants, 2)
        has(p.troops, 'special.small.troops.militia.duty')
      }, cap('militia')),
    ).toBe(2)
    expect(raised((p) => hasRoom(p, 'general.small.personal.armory'), cap('bodyguard'))).toBe(2)
  })

  test('specialists: a room says so itself, and not while it rests [F-02]', () => {
    const cap = ({ state, me }: Play) => specialistCap(state, me)
    expect(raised((p) => hasRoom(p, 'general.small.personal.armory'), cap)).toBe(1)
    expect(raised((p) => hasRoom(p, 'general.medium.personal.wing'), cap)).toBe(1)
    expect(
      raised((p) => {
        hasRoom(p, 'general.small.personal.armory').resting = true
      }, cap),
    ).toBe(0)
  })

  test('markets of one enterprise', () => {
    const play = acting((p) => {
      has(givenTrade(p, 'medium'), 'general.medium.trade.station')
      givenTrade(p, 'medium')
    })
    expect(['trade-1', 'trade-2'].map((id) => capBoost(play.state, play.me, 'ownMarkets', id))).toEqual([1, 0])
  })

  test('tenants of one domain', () => {
    const play = acting((p) => {
      has(givenDomain(p, 'medium'), 'general.medium.domain.greatShrine')
      givenDomain(p, 'medium')
    })
    const caps = play.me.domains.map((domain) => domainTenantCap(play.state, play.me, domain))
    expect(caps).toEqual([0, 5, 4])
  })

  test('followers of the seat of organisations, and of them all [F-46]', () => {
    const play = acting((p) => {
      has(givenCity(p, 'medium'), 'general.medium.city.insulae')
      has(starterCity(p), 'special.small.city.crime.slumInsulae')
      givenOrganization(p, 'cult', 'medium')
      givenOrganization(p, 'underworld', 'small')
    })
    const { state, me } = play
    expect(me.cities.map((city) => cityTenantCap(state, me, city))).toEqual([2, 3 + 3])
    expect(me.organizations.map((organization) => followerCap(state, me, organization))).toEqual([4 + 3, 2 + 3])
  })

  test('places for workshops', () => {
    const play = acting((p) => {
      has(givenCity(p, 'medium', { mode: 'production' }), 'special.small.city.crime.sweatshops')
    })
    const build = { type: 'buildWorkshop', host: 'city-2', tier: 'small' } as const
    for (let i = 0; i < 3; i++) {
      play.do(build).with((p) => {
        p.turn.facilityBuildsUsed = 0
      })
    }
    expect(play.refusal(build)?.params.why).toBe('placesFull')
  })

  test('free facility actions, when it is time for one more', () => {
    const play = acting((p) => hires(p, 'builder', 'experienced'))
    const free = () => capBoost(play.state, play.me, 'freeBuilds')
    expect(free()).toBe(0)
    play.toNextActions()
    expect(free()).toBe(1)
  })

  test('chambers of a magical domain need no slot', () => {
    const play = acting((p) => {
      const domain = givenDomain(p, 'large', { specialization: 'magic', focus: 'experiments' })
      has(domain, 'special.large.domain.experimentalChambers')
      for (let i = 0; i < 5; i++) has(domain, 'general.small.domain.landGrants')
    })
    const build = { type: 'buildFacility', host: 'domain-2', facility: 'general.small.domain.granary' } as const
    play.with((p) => {
      stocked(p, 'raw.bricks', 10)
      stocked(p, 'raw.lumber', 10)
    })
    expect(play.refusal(build)).toBeUndefined()
    play.with((p) => {
      nth(p.domains, 1).focus = 'crypts'
    })
    expect(play.refusal(build)?.params.why).toBe('noSlot')
  })
})

describe('[11.1 op price]', () => {
  /** Gold and influence of something listed at 20 and 10. */
  function price({ state, me }: Play, action: Move['type'], mode: string, host = '', units = 1) {
    const { gold12, influence } = boostedPrice(state, me, action, mode, host, priceOf(20, 10), units)
    return [gold12 / 12, influence]
  }

  test('gold and influence of an action', () => {
    const play = acting((p) => has(starterOffice(p), 'general.small.office.favors'))
    expect(price(play, 'manipulate', '')).toEqual([19, 9])
    expect(price(play, 'gainInfluence', 'temporary')).toEqual([19, 9])
    expect(price(play, 'acquireCity', 'small')).toEqual([20, 10])
    play.do({ type: 'gainInfluence', kind: 'temporary', investments: 2 }, { p: [10] })
    expect(play.fact('influenceGained').paid.gold12).toBe(12)
  })

  test('not below its least price, and nothing becomes dearer by it', () => {
    const play = acting((p) =>
      has(givenOffice(p, 'large', 'provinceAdministration'), 'special.large.office.province.surveys'),
    )
    expect(price(play, 'acquireDomain', 'small')).toEqual([10, 10])
    const cheap = boostedPrice(play.state, play.me, 'acquireDomain', 'small', '', priceOf(4))
    expect(cheap.gold12).toBe(12)
    expect(boostedPrice(play.state, play.me, 'acquireDomain', 'small', '', NO_PRICE)).toEqual(NO_PRICE)
  })

  test('[5.12] nobody is paid for being served: the least price of a specialist is nothing', () => {
    const play = acting((p) => hasRoom(p, 'general.small.personal.guestRooms'))
    // 2d6 of four: ten gold less than the five that are asked for.
    play.do({ type: 'hireSpecialist', kind: 'builder', tier: 'simple' }, { p: [15, 1, 3, 7] })
    expect(play.fact('specialistHired')).toMatchObject({ recruitRoll: 4, paid: { gold12: 0 } })
    expect(play.gold).toBe(100)
  })

  test('some sizes, some kinds', () => {
    const play = acting((p) => {
      has(givenOffice(p, 'small', 'courtOffice'), 'special.small.office.court.titles')
      hasRoom(p, 'general.small.personal.warRoom')
    })
    expect([price(play, 'acquireOffice', 'small'), price(play, 'acquireOffice', 'medium')]).toEqual([
      [18, 9],
      [20, 10],
    ])
    expect([price(play, 'hireSpecialist', 'tactician'), price(play, 'hireSpecialist', 'cleric')]).toEqual([
      [16, 10],
      [20, 10],
    ])
  })

  test('by rank of what is bought, by levels that are recruited', () => {
    const play = acting((p) => {
      has(givenTrade(p, 'small'), 'general.small.trade.offices')
      troops(p, { thug: 4 })
      has(p.troops, 'general.medium.troops.recruitment')
    })
    expect(price(play, 'acquireTrade', 'medium')).toEqual([16, 10])
    expect(price(play, 'buildFacility', 'general.large.trade.monopoly', 'trade-1')).toEqual([14, 10])
    expect(price(play, 'recruitTroops', 'mercenary', 'troops', 3)).toEqual([14, 10])
    play.do({ type: 'recruitTroops', kind: 'mercenary', levels: 2 }, { p: [10] })
    expect(play.fact('troopsRecruited').paid.gold12).toBe(12 * (16 - 4))
  })

  test('facilities: all of them, those of a city, of the same host; dearer ones, too', () => {
    const play = acting((p) => {
      hires(p, 'builder')
      has(givenOffice(p, 'medium', 'cityAdministration', { focus: 'building' }), 'general.small.office.scriptorium')
      has(nth(p.offices, 1), 'general.medium.office.officeSales', [1])
    })
    expect(price(play, 'buildFacility', 'general.small.domain.granary', 'domain-starter')).toEqual([19, 10])
    expect(price(play, 'buildFacility', 'general.small.city.workersCircle', 'city-starter')).toEqual([18 - 1, 9])
    expect(price(play, 'buildFacility', 'general.small.office.favors', 'office-2')).toEqual([20 - 2 - 1, 10 - 2 + 4])
    expect(price(play, 'buildFacility', 'general.small.office.favors', 'office-starter')).toEqual([19, 10])
  })

  test('long projects, by per cent and rounded up [F-16]', () => {
    const play = acting((p) => has(givenCity(p, 'medium'), 'special.medium.city.build.masterBuilders'))
    expect(price(play, 'buildFacility', 'general.medium.city.insulae', 'city-2')).toEqual([16, 9])
    expect(price(play, 'buildFacility', 'general.medium.city.shrine', 'city-2')).toEqual([18, 10])
  })
})

describe('[11.1 op upkeep]', () => {
  const saved = (key: string, change: (p: Player) => void) => {
    const play = full(change).advance()
    return play.me.ledger.filter(({ ref, gold12 }) => ref === `${key}#1` && gold12 > 0).map(({ gold12 }) => gold12 / 12)
  }

  test('domains and cities, once for all and never more than is due', () => {
    const PRIVILEGES = 'special.small.office.province.taxPrivileges'
    expect(
      saved(PRIVILEGES, (p) => {
        givenDomain(p, 'medium')
        has(givenOffice(p, 'small', 'provinceAdministration'), PRIVILEGES)
      }),
    ).toEqual([2])
    expect(saved(PRIVILEGES, (p) => has(givenOffice(p, 'small', 'provinceAdministration'), PRIVILEGES))).toEqual([])
    const STUDY = 'general.small.personal.study'
    expect(
      saved(STUDY, (p) => {
        givenDomain(p, 'small')
        givenCity(p, 'small', { mode: 'production' })
        hasRoom(p, STUDY)
      }),
    ).toEqual([1, 1])
  })

  test('each level of a kind of troops, or so many of them', () => {
    const PAYMASTER = 'special.medium.troops.merc.paymaster'
    expect(
      saved(PAYMASTER, (p) => {
        troops(p, { mercenary: 3 })
        has(p.troops, PAYMASTER)
      }),
    ).toEqual([3])
    const CAMPS = 'special.small.troops.merc.camps'
    expect(
      saved(CAMPS, (p) => {
        troops(p, { mercenary: 3 })
        has(p.troops, CAMPS)
      }),
    ).toEqual([1])
    const BARRACKS = 'general.medium.troops.barracks'
    expect(
      saved(BARRACKS, (p) => {
        troops(p, { mercenary: 3, militia: 2 })
        has(p.troops, BARRACKS)
      }),
    ).toEqual([2])
  })

  test('workshops of a host or of all cities', () => {
    const play = full((p) => {
      p.permanentLabor = 20
      const city = givenCity(p, 'medium', { mode: 'production' })
      has(city, 'general.medium.city.manufactory')
      p.workshops.push({ ...nth(p.workshops, 0), id: 'workshop-2', host: 'city-2', tier: 'medium' })
      p.workshops.push({ ...nth(p.workshops, 0), id: 'workshop-3', host: 'city-starter', tier: 'medium' })
      givenOffice(p, 'medium', 'cityAdministration', { focus: 'crafts' })
    }).advance()
    expect(balance(play, 'workshop-2')).toMatchObject({ gold: 0, labor: 0 })
    expect(balance(play, 'workshop-3')).toMatchObject({ gold: 0, labor: -2 })
    expect(balance(play, 'workshop-starter')).toMatchObject({ gold: 0, labor: -1 })
    expect(play.me.turn.maintained).toContain('workshop-2')
  })

  test('reforms pay like all others, and once', () => {
    const REFORMS = 'general.medium.office.administrativeReforms'
    const play = full((p) => has(givenOffice(p, 'medium'), REFORMS)).advance()
    expect(balance(play, `${REFORMS}#1`).gold).toBe(-2)
  })
})
