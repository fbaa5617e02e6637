import { describe, expect, test } from 'vitest'
import type { Player, State } from '../../src/state.ts'
import {
  DAMAGED,
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenTrade,
  settle,
  starterOffice,
} from '../givens.ts'
import { event, i, stocked } from '../kit.ts'
import { balance, full, has, hasRoom, hires, inSection, nth, troops } from './full.ts'

/** What one facility brought and cost in round 3. */
function brought(key: string, change: (p: Player, s: State) => void, p?: readonly (number | { pick: number })[]) {
  return balance(full(change).advance(p ? { p } : {}), `${key}#1`)
}

describe('[11.1 op income]', () => {
  test('gold, influence, labour, magic power', () => {
    const PERMITS = 'special.small.office.cityAdmin.permits'
    expect(brought(PERMITS, (p) => has(starterOffice(p), PERMITS)).gold).toBe(2)
    const DEFERRAL = 'special.small.office.province.deferral'
    expect(brought(DEFERRAL, (p) => has(givenOffice(p, 'small', 'provinceAdministration'), DEFERRAL)).influence).toBe(2)
    const MASONS = 'special.small.city.build.masons'
    expect(brought(MASONS, (p) => has(givenCity(p, 'medium'), MASONS)).labor).toBe(2)
    const CONDENSER = 'special.small.domain.magic.condenser'
    const play = full((p) => has(givenDomain(p, 'small'), CONDENSER)).advance()
    expect(balance(play, `${CONDENSER}#1`).magicPower).toBe(2)
    expect(play.me.magicPower).toBe(2)
  })

  test('information and permanent values, told to the owner', () => {
    const CONFIDANT = 'special.large.office.court.confidant'
    const play = full((p) => {
      p.permanentInfluence = 10
      has(givenOffice(p, 'large', 'courtOffice'), CONFIDANT)
    }).advance()
    expect(play.me.permanentInfluence).toBe(11)
    expect(play.fact('facilityGave')).toMatchObject({ facility: CONFIDANT, what: 'permanentInfluence', amount: 1 })
    const GAMBLING = 'special.large.city.crime.gambling2'
    const den = full((p) => has(givenCity(p, 'large'), GAMBLING)).advance()
    expect(den.me.information).toBe(1)
  })

  test('materials, any that fit, and those that were named', () => {
    const DIVERSION = 'special.small.office.military.diversion'
    const given = (materials: readonly 'raw.salt'[]) =>
      brought(DIVERSION, (p) => has(givenOffice(p, 'small', 'militaryOffice'), DIVERSION, [], materials)).goods
    expect(given([])).toEqual({ 'raw.aquavit': 2 })
    expect(given(['raw.salt'])).toEqual({ 'raw.salt': 2 })
  })

  test('random materials by the dice of the owner', () => {
    const CARAVAN = 'general.medium.trade.caravan'
    const { goods } = brought(
      CARAVAN,
      (p) => {
        troops(p, { mercenary: 1 })
        has(givenTrade(p, 'medium'), CARAVAN, [0], ['special.jewelry']).builtAtRound = 0
      },
      [i(0)],
    )
    expect(goods).toEqual({ 'special.jewelry': 2, 'special.booksMaps': 2 })
  })

  test('hostPick: the first pick of the domain', () => {
    const TERRACES = 'special.small.domain.agri.terraces'
    const { goods } = brought(TERRACES, (p) =>
      has(givenDomain(p, 'small', { rawPicks: ['raw.wood', 'raw.clay', 'raw.honey'] }), TERRACES),
    )
    expect(goods).toEqual({ 'raw.wood': 6 })
  })

  test('[F-06] hostPick of a specialist: that of the largest domain, the earlier of equals', () => {
    const picks = (tiers: readonly ('small' | 'large')[]) => {
      const play = full((p) => {
        const first = [
          ['raw.wood', 'raw.clay', 'raw.honey'],
          ['raw.clay', 'raw.wood', 'raw.honey'],
        ] as const
        for (const [n, tier] of tiers.entries()) {
          givenDomain(p, tier, tier === 'small' ? { rawPicks: nth(first, n) } : {})
        }
        hires(p, 'administrator')
      }).advance()
      return Object.keys(balance(play, 'spec-1').goods)
    }
    expect([picks([]), picks(['small', 'small']), picks(['small', 'large'])]).toEqual([
      ['raw.grain'],
      ['raw.wood'],
      ['raw.grain'],
    ])
  })

  test('[F-08] pylons are linked with all others of their owner, but for damaged ones', () => {
    const GREAT = 'special.large.domain.pylonGreat'
    const SMALL = 'special.medium.domain.pylonSmall'
    const power = (others: number, damaged = 0) => {
      const play = full((p) => {
        has(nth(p.cities, 0), GREAT)
        for (let n = 0; n < others; n++) {
          const pylon = has(givenDomain(p, 'small'), SMALL)
          if (n < damaged) pylon.damage = DAMAGED
        }
      }).advance()
      return balance(play, `${GREAT}#1`).magicPower
    }
    expect([power(0), power(1), power(2), power(3), power(4)]).toEqual([1, 2, 3, 3, 4])
    expect(power(2, 1)).toBe(2)
  })

  test('hostProduction: taken from the harvest, the most plentiful first [F-15]', () => {
    const CIRCLE = 'general.small.domain.stoneCircle'
    const { goods, magicPower } = brought(CIRCLE, (p) => {
      stocked(p, 'raw.salt', 50)
      const domain = givenDomain(p, 'small')
      settle(domain.tenants, 1)
      has(domain, CIRCLE)
    })
    // The small domain makes four of each, its tenants two grain more; one grain feeds those at the circle.
    expect(goods).toEqual({ 'raw.grain': -7, 'raw.buildStone': -2 })
    expect(magicPower).toBe(2)
  })

  test('hostProduction: at most what raiders have left [F-15]', () => {
    const play = full((p, s) => {
      has(givenDomain(p, 'small'), 'general.small.domain.stoneCircle')
      inSection(s, [event(16, { branch: 'raiders' })])
    }).advance({ p: [20, 5, 1, 4] })
    expect(play.fact('eventRolled').goods).toEqual([{ material: 'raw.buildStone', count: 4 }])
    expect(play.stock('raw.buildStone')).toBe(0)
  })

  test('hostYield: gold or influence, as the office yields; half of each when it is split', () => {
    const SALES = 'general.medium.office.officeSales'
    const sold = (yieldMode: 'gold' | 'influence' | 'split', tier: 'medium' | 'large') => {
      const { gold, influence } = brought(SALES, (p) => has(givenOffice(p, tier, null, { yieldMode }), SALES))
      return [gold, influence]
    }
    expect(sold('gold', 'medium')).toEqual([4, 0])
    expect(sold('influence', 'large')).toEqual([0, 8])
    expect(sold('split', 'medium')).toEqual([2, 2])
  })

  test('otherThanUpkeep: influence for gold, gold for influence', () => {
    const FORGERY = 'special.small.office.court.forgery'
    const forged = (option: number) =>
      brought(FORGERY, (p) => has(givenOffice(p, 'small', 'courtOffice'), FORGERY, [option]))
    expect(forged(0)).toMatchObject({ gold: 2, influence: -2 })
    expect(forged(1)).toMatchObject({ gold: -2, influence: 2 })
  })

  test('everyRounds: only when it is time', () => {
    const STABLES = 'general.small.personal.stables'
    const play = full((p) => hasRoom(p, STABLES)).advance()
    expect(balance(play, `${STABLES}#1`).goods).toEqual({})
    play.toNextActions()
    expect(balance(play, `${STABLES}#1`).goods).toEqual({ 'special.horses': 1 })
  })

  test('sectionStart: once for each of its events', () => {
    const KITCHENS = 'general.small.city.soupKitchens'
    const permanent = (rows: readonly number[], begun: 'now' | 'before') =>
      full((p, s) => {
        has(givenCity(p, 'small'), KITCHENS)
        inSection(
          s,
          rows.map((row) => event(row, row === 2 ? { values: [4] } : {})),
          begun,
        )
      })
    const both = permanent([2, 17], 'now').advance()
    expect(both.me.permanentInfluence).toBe(4)
    expect(permanent([2, 17], 'before').advance().me.permanentInfluence).toBe(0)
    expect(permanent([31], 'now').advance().me.permanentInfluence).toBe(0)
  })

  test('maxTotal: it stops after so many', () => {
    const PITS = 'special.small.domain.magic.bonePits'
    const raised = (used: number) =>
      brought(PITS, (p) => {
        p.magicPower = 10
        Object.assign(has(givenDomain(p, 'small'), PITS), { builtAtRound: -1, used })
      }).goods
    expect(raised(7)).toEqual({ 'special.undeadCombat': 1 })
    expect(raised(8)).toEqual({})
  })

  test('onlyIf: when a condition holds, the market among them', () => {
    const ARSENALS = 'special.medium.organization.underworld.arsenals'
    const armed = (modifier: number) =>
      brought(ARSENALS, (p, s) => {
        s.market = { ...s.market, modifiers: { ...s.market.modifiers, specialBasicCraft: modifier } }
        has(givenOrganization(p, 'underworld', 'medium'), ARSENALS)
      }).gold
    expect([armed(0), armed(2)]).toEqual([-2, -1])
    const CRYPTS = 'general.medium.domain.crypts'
    const dead = (output: 'special.undeadLabor' | 'special.pulpellen') =>
      brought(CRYPTS, (p) => {
        p.workshops[0] = { ...nth(p.workshops, 0), output }
        has(givenDomain(p, 'medium'), CRYPTS, [1])
      }).goods
    expect([dead('special.pulpellen'), dead('special.undeadLabor')]).toEqual([{}, { 'special.undeadLabor': 1 }])
  })

  test('dice are the owner’s', () => {
    const MONOPOLY = 'general.large.trade.monopoly'
    const { gold } = brought(
      MONOPOLY,
      (p) => {
        p.permanentInfluence = 10
        has(givenTrade(p, 'large'), MONOPOLY)
      },
      [6],
    )
    expect(gold).toBe(6 - 4)
  })

  test('a negative amount never makes a pool negative', () => {
    const play = full((p) => {
      p.permanentLabor = 0
      settle(nth(p.domains, 0).tenants, 1, 1, true)
      settle(nth(p.cities, 0).tenants, 1, 1, true)
      givenOffice(p, 'medium', 'churchOversight', { focus: 'guardsAndCourts' })
    }).advance()
    expect(balance(play, 'office-2-specialty')).toMatchObject({ labor: 0, influence: 3 })
  })

  test('once: granted when it stands, taken back when it goes [F-45]', () => {
    const QUARTERS = 'general.small.domain.workerQuarters'
    const play = full((p) => givenDomain(p, 'small'))
      .advance()
      .with((p) => {
        p.gold12 = 1200
      })
    play.do({ type: 'buildFacility', host: 'domain-2', facility: QUARTERS })
    expect(play.me.permanentLabor).toBe(3)
    expect(play.me.turn.labor).toBe(5)
    play.toNextActions()
    expect(play.me.permanentLabor).toBe(3)
  })
})

describe('[11.1 op choose]', () => {
  const MARKET = 'special.small.city.food.cattleMarket'

  test('exactly one list of effects is active, the first where nothing was chosen', () => {
    const sold = (options: readonly number[]) =>
      brought(MARKET, (p) => has(givenCity(p, 'medium'), MARKET, options)).goods
    expect(sold([])).toEqual({ 'raw.pigsSheepVarken': 1 })
    expect(sold([1])).toEqual({ 'raw.meatPreserved': 2 })
  })

  test('what can be changed holds from the next upkeep on [F-04]', () => {
    const play = full((p) => has(givenCity(p, 'medium'), MARKET)).advance()
    const { id } = nth(nth(play.me.cities, 1).facilities, 0)
    play.do({ type: 'setFacilityOption', facility: id, option: 1 })
    expect(nth(nth(play.me.cities, 1).facilities, 0).options).toEqual([])
    expect(play.refusal({ type: 'setFacilityOption', facility: id, option: 1 })?.params.why).toBe('sameMode')
    play.toNextActions()
    expect(balance(play, id).goods).toEqual({ 'raw.meatPreserved': 2 })
    expect(play.me.works?.nextOptions).toEqual({})
  })

  test('what was chosen with the building stays [F-04]', () => {
    const play = full((p) => has(givenDomain(p, 'small'), 'special.small.domain.agri.greenhouses')).advance()
    const { id } = nth(nth(play.me.domains, 1).facilities, 0)
    expect(play.refusal({ type: 'setFacilityOption', facility: id, option: 1 })?.params.why).toBe('chosenForGood')
    expect(play.refusal({ type: 'setFacilityOption', facility: id, option: 2 })?.params.why).toBe('badOption')
    expect(play.refusal({ type: 'setFacilityOption', facility: id, option: 0, choice: 1 })?.params.why).toBe(
      'nothingToChoose',
    )
    expect(play.refusal({ type: 'setFacilityOption', facility: 'nobody', option: 0 })?.params.why).toBe(
      'nothingToChoose',
    )
  })

  test('the specialisation of an office and the field of a specialist can be set, too', () => {
    const play = full((p) => {
      settle(nth(p.cities, 0).tenants, 2)
      hires(p, 'strategist')
    }).advance()
    expect(balance(play, 'office-starter-specialty').influence).toBe(1)
    expect(balance(play, 'spec-1').influence).toBe(2)
    play
      .do({ type: 'setFacilityOption', facility: 'office-starter-specialty', option: 1 })
      .do({ type: 'setFacilityOption', facility: 'spec-1', option: 1 })
      .toNextActions()
    expect(balance(play, 'office-starter-specialty')).toMatchObject({ gold: 1, influence: 0 })
    expect(balance(play, 'spec-1').goods).toEqual({ 'raw.grain': 2 })
  })
})
