import { describe, expect, test } from 'vitest'
import { boostedLoss, combatBoost, defenceBoost, isActiveFor, triggerBoost } from '../../src/rules/boosts.ts'
import { openCombat } from '../../src/rules/combat.ts'
import type { Player, State } from '../../src/state.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade, settle, starterCity } from '../givens.ts'
import { event, i, type Play, QUIET, stocked } from '../kit.ts'
import { acting, full, has, hires, inSection, nth, troops } from './full.ts'

const RAIDERS = event(16, { branch: 'raiders' })
const PIRATES = event(16, { branch: 'pirates' })

function defence({ state, me }: Play, place: Parameters<typeof defenceBoost>[3], row = 0) {
  return defenceBoost(state, me, row, place)
}

describe('[11.1 op defence]', () => {
  test('the host alone', () => {
    const play = acting((p) => has(givenDomain(p, 'small'), 'general.small.domain.defenses'))
    expect(defence(play, { host: 'domain-2' }).bonus).toBe(2)
    expect(defence(play, { host: 'domain-starter' }).bonus).toBe(0)
  })

  test('all domains, everything, envy and what follows a failed step [F-20]', () => {
    const play = acting((p) => {
      troops(p, { militia: 4, bodyguard: 1 })
      has(p.troops, 'special.small.troops.militia.towers')
      has(p.troops, 'special.small.troops.guard.weapons')
    })
    expect(defence(play, { host: 'domain-starter' }).bonus).toBe(2 + 2)
    expect(defence(play, { host: 'city-starter' }).bonus).toBe(2)
    expect(defence(play, 'cargo').bonus).toBe(2)
    expect(defence(play, 'counterReaction').bonus).toBe(2 + 1)
    expect(defence(play, 'politics').bonus).toBe(2 + 1)
  })

  test('halves the DC, rounded up, in a raid', () => {
    const play = full((p, s) => {
      p.magicPower = 5
      const domain = givenDomain(p, 'small')
      has(domain, 'special.small.domain.magic.gargoyles')
      inSection(s, [RAIDERS])
    }).advance({ p: [20, 5, 7] })
    expect(play.fact('eventRolled').defence).toEqual({ roll: 7, bonus: 0, dc: 7, held: true })
  })

  test('one failed roll a round is repeated once', () => {
    const play = full((p) => {
      p.n = 3
      p.turn.lossChoice = 'gold'
      has(givenOffice(p, 'medium'), 'general.medium.office.legalAdviser')
      hires(p, 'politician').loyalty = 0
    }).advance({ p: [3, 15] })
    expect(play.fact('envyStruck').defence).toMatchObject({ roll: 15, held: true })
    expect(Object.values(play.me.works?.usedAt ?? {})).toEqual([3])
    // The second failure of the round stands.
    play.with((p) => Object.assign(p.turn, { influence: 20 }))
    const step = { type: 'manipulate', size: 'small', investments: 1, payment: 'goldFirst', infoSpent: 0 } as const
    play.do(step, { p: [1, 3] })
    expect(play.fact('politicsDone').defence).toMatchObject({ roll: 3, held: false })
  })

  test('[F-22] guards keep a riot away from their city', () => {
    const riot = (change: (p: Player) => void, p: Parameters<Play['advance']>[0]) =>
      full((me, s) => {
        change(me)
        inSection(s, [event(27)])
      }).advance(p)
    const guarded = (p: Player) => has(starterCity(p), 'general.small.city.templeGuards')
    const held = riot(guarded, { p: [5, i(0), 11] })
    expect(nth(starterCity(held.me).facilities, 0).damage).toBeNull()
    expect(held.fact('eventRolled')).toMatchObject({ event: 27, target: 'city-starter', defence: { dc: 13, bonus: 2 } })
    const broken = riot(guarded, { p: [5, i(0), 10, 4] })
    expect(nth(starterCity(broken.me).facilities, 0).damage).toMatchObject({ repairGold: 4 })
    const open = riot((p) => has(starterCity(p), 'general.small.city.workersCircle'), { p: [5, i(0), 4] })
    expect(nth(starterCity(open.me).facilities, 0).damage).not.toBeNull()
  })

  test('[F-23] a hidden shrine hides its cult', () => {
    const play = full((p, s) => {
      const cult = givenOrganization(p, 'cult', 'small', { levels: 1 })
      has(cult, 'special.small.organization.cult.hiddenShrine')
      inSection(s, [event(6)])
    }).advance({ p: [5, 9] })
    expect(play.fact('eventRolled').defence).toEqual({ roll: 9, bonus: 3 + 2, dc: 14, held: true })
  })

  test('[11.1] plunderers go to domains that nothing defends', () => {
    const play = full((p, s) => {
      has(givenDomain(p, 'small'), 'general.small.domain.defenses')
      has(givenDomain(p, 'small'), 'general.small.domain.workerQuarters')
      inSection(s, [event(37)])
    }).advance({ p: [i(1), 20, 20] })
    const targets = play.told.flatMap((fact) => (fact.type === 'eventRolled' ? [fact.target] : []))
    expect(targets).toEqual(['domain-3', 'domain-starter'])
  })
})

describe('[11.1 op eventShield]', () => {
  test('fewer raids on one domain, or on all', () => {
    const play = acting((p) => {
      has(givenDomain(p, 'large'), 'general.large.domain.defenses3')
      troops(p, { militia: 2 })
      has(p.troops, 'special.small.troops.militia.patrols')
    })
    const trigger = (host: string, row = 16) => triggerBoost(play.state, play.me, row, host)
    expect([trigger('domain-2'), trigger('domain-starter'), trigger('city-starter'), trigger('domain-2', 29)]).toEqual([
      -5, -2, 0, 0,
    ])
  })

  test('losses are halved, rounded down', () => {
    const play = full((p, s) => {
      p.gold12 = 9000
      troops(p, { mercenary: 3 })
      has(givenDomain(p, 'large', { specialization: 'animalHusbandry' }), 'special.large.domain.castle')
      inSection(s, [event(8, { values: [1] })], 'now')
    }).advance({ p: [20, 1] })
    const lost = play.me.ledger
      .filter(({ source, ref }) => source === 'event' && ref === '8')
      .flatMap(({ goods }) => goods)
    expect(lost.reduce((sum, { count }) => sum + count, 0)).toBe(-9)
    expect([8, 16, 29, 37].map((row) => boostedLoss(play.me, row, 'domain-2', 5))).toEqual([2, 2, 2, 2])
    expect([boostedLoss(play.me, 16, 'domain-starter', 5), boostedLoss(play.me, 30, 'domain-2', 5)]).toEqual([5, 5])
  })

  test('[F-47] a riot is over a round sooner', () => {
    const play = acting((p, s) => {
      has(starterCity(p), 'general.small.city.templeGuards')
      s.events = [event(27), event(30)]
    })
    const active = (row: number, begun: number) => {
      play.state.sectionStart = begun
      return isActiveFor(play.state, play.me, row)
    }
    expect([3, 2, 1, 0].map((begun) => active(27, begun))).toEqual([true, true, true, false])
    expect(active(30, 0)).toBe(true)
    expect(active(14, 3)).toBe(false)
  })
})

describe('[11.1 op combat]', () => {
  test('open power counts everywhere, and needs no food', () => {
    const fed = (change: (p: Player) => void) =>
      full((p) => {
        stocked(p, 'raw.grain', 20)
        change(p)
      }).advance()
    const plain = fed(() => {})
    const armed = fed((p) => has(givenOffice(p, 'large', null), 'special.large.office.military.staff'))
    expect(openCombat(armed.me) - openCombat(plain.me)).toBe(4)
    expect(armed.stock('raw.grain')).toBe(plain.stock('raw.grain'))
  })

  test('covert power is for damage alone', () => {
    const play = acting((p) => has(givenOrganization(p, 'cult', 'small'), 'special.small.organization.cult.fanatics'))
    expect([openCombat(play.me), combatBoost(play.me, 'covert')]).toEqual([0, 2])
    play.do({ type: 'damageDefend', size: 'small', investments: 2, payment: 'combat', infoSpent: 0 }, { p: [12] })
    expect(
      play.refusal({ type: 'damageDefend', size: 'small', investments: 3, payment: 'combat', infoSpent: 0 })?.code,
    ).toBe('ACTION')
  })

  test('defence power counts half in defence rolls, that of a castle only there', () => {
    const play = acting((p) => {
      troops(p, { mercenary: 3 })
      has(p.troops, 'special.small.troops.merc.scouts')
      has(givenDomain(p, 'large'), 'special.large.domain.castle')
    })
    expect(openCombat(play.me)).toBe(0)
    expect(defence(play, 'counterReaction').combat).toBe(3)
    expect(defence(play, { host: 'domain-2' }).combat).toBe(3 + 10)
  })

  test('[F-21] ships meet pirates at sea', () => {
    const sail = (roll: number) =>
      full((p, s) => {
        p.permanentLabor = 10
        has(givenTrade(p, 'small'), 'special.medium.trade.ship')
        inSection(s, [PIRATES])
      }).advance({ p: [4, roll] })
    const held = sail(11)
    expect(held.fact('eventRolled').defence).toEqual({ roll: 11, bonus: 2, dc: 13, held: true })
    expect([held.me.trades.length, held.me.incidents.piracy16]).toEqual([1, 1])
    expect(sail(10).me.trades).toEqual([])
    const play = acting((p) => has(givenTrade(p, 'small'), 'special.medium.trade.ship'))
    expect([16, 26, 29].map((row) => defence(play, { host: 'trade-1' }, row).combat)).toEqual([5, 5, 0])
    expect(defence(play, { host: 'domain-starter' }, 16).combat).toBe(0)
    expect(defence(play, 'cargo', 26).combat).toBe(5)
  })

  test('some power lasts only some rounds', () => {
    const play = acting((p) => {
      troops(p, { militia: 1 })
      has(p.troops, 'special.small.troops.militia.duty').builtAtRound = 0
    })
    expect(openCombat(play.me)).toBe(1)
    play.toNextActions()
    expect(openCombat(play.me)).toBe(1)
    play.toNextActions({ w: QUIET })
    expect(openCombat(play.me)).toBe(2)
  })
})

describe('[11.1 op risk]', () => {
  const SLUMS = 'special.small.city.crime.slumInsulae'
  const slums = (builtAtRound: number, change: (p: Player, s: State) => void = () => {}) =>
    full((p, s) => {
      const city = givenCity(p, 'medium')
      settle(city.tenants, 3)
      has(city, SLUMS).builtAtRound = builtAtRound
      change(p, s)
    })

  test('every fourth round it may fall in, and people go', () => {
    const play = slums(-1).advance({ p: [5, 2] })
    expect(nth(play.me.cities, 1).facilities).toEqual([])
    expect(nth(play.me.cities, 1).tenants.levels).toBe(1)
    expect(play.fact('facilityGone')).toMatchObject({ facility: SLUMS, why: 'collapsed' })
    expect(nth(slums(-1).advance({ p: [6] }).me.cities, 1).facilities).toHaveLength(1)
  })

  test('and when a fire begins; one roll a round [F-26]', () => {
    const fire = slums(-1, (_p, s) => inSection(s, [event(30, { values: [1] })], 'now')).advance({ p: [20, 6] })
    expect(nth(fire.me.cities, 1).facilities).toHaveLength(1)
    expect(nth(slums(0).advance().me.cities, 1).facilities).toHaveLength(1)
  })
})
