import { describe, expect, test } from 'vitest'
import { buildRounds } from '../../src/catalogue/ops/build-time.ts'
import type { SpecialistKind, SpecialistTier } from '../../src/estate.ts'
import type { Move } from '../../src/moves.ts'
import { boostedPrice, capBoost, dcBoosts, defenceBoost, loyaltyBoost, rollBoost } from '../../src/rules/boosts.ts'
import { openCombat } from '../../src/rules/combat.ts'
import { priceOf } from '../../src/rules/prices.ts'
import type { Player } from '../../src/state.ts'
import { givenDomain, givenOrganization, givenSpecialist, givenTrade } from '../givens.ts'
import { type Play, stocked } from '../kit.ts'
import { acting, balance, full, has, hasRoom, hires, nth, troops } from './full.ts'

const TIERS: readonly SpecialistTier[] = ['simple', 'experienced', 'master']

/** The same question for a simple, an experienced and a masterly one. */
function byTier<T>(kind: SpecialistKind, ask: (play: Play) => T, change: (p: Player) => void = () => {}): T[] {
  return TIERS.map((tier) =>
    ask(
      acting((p) => {
        change(p)
        hires(p, kind, tier)
      }),
    ),
  )
}
/** What one of each tier brings in a round. */
function income(kind: SpecialistKind, change: (p: Player) => void = () => {}, dice: readonly number[] = []) {
  return TIERS.map((tier) => {
    const play = full((p) => {
      change(p)
      hires(p, kind, tier)
    }).advance({ p: dice })
    const { influence, magicPower, goods } = balance(play, 'spec-1')
    const gold = play.me.ledger.filter(({ ref, gold12 }) => ref === 'spec-1' && gold12 > 0)
    return { gold: gold.reduce((sum, { gold12 }) => sum + gold12 / 12, 0), influence, magicPower, goods }
  })
}
const dc =
  (action: Move['type'], mode = '') =>
  ({ state, me }: Play) =>
    dcBoosts(state, me, action, mode, 'small')
      .filter(({ ref }) => ref === 'spec-1')
      .reduce((sum, { delta }) => sum + delta, 0)

describe('what specialists do by their field', () => {
  test('[F-32] tacticians', () => {
    expect(byTier('tactician', ({ state, me }) => defenceBoost(state, me, 0, 'cargo').bonus)).toEqual([1, 2, 3])
    const fighting = (p: Player) => troops(p, { militia: 2, thug: 2 })
    expect(byTier('tactician', ({ me }) => openCombat(me), fighting)).toEqual([3 + 1, 3 + 2, 3 + 3])
    expect(byTier('tactician', ({ me }) => openCombat(me))).toEqual([0, 0, 0])
    expect(income('tactician', fighting).map(({ gold }) => gold)).toEqual([0, 0, 1])
  })

  test('[F-33] wizards', () => {
    expect(income('wizard', () => {}, [7]).map(({ magicPower, goods }) => [magicPower, goods])).toEqual([
      [1, {}],
      [2, {}],
      [4, {}],
    ])
    const found = (die: number) => income('wizard', () => {}, [die]).map(({ goods }) => Object.keys(goods).length)
    expect([found(2), found(4), found(6)]).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ])
  })

  test('[F-34] administrators', () => {
    expect(byTier('administrator', dc('gainMaterials', 'domainAdministration'))).toEqual([-1, -2, -4])
    expect(byTier('administrator', dc('gainMaterials', 'workshopOversight'))).toEqual([-1, -2, -4])
    const estate = (p: Player) => void givenDomain(p, 'large', { rawPicks: nth(p.domains, 0).rawPicks })
    expect(income('administrator', estate).map(({ goods, gold }) => [goods['raw.grain'], gold])).toEqual([
      [4, 1],
      [6, 2],
      [8, 3],
    ])
    const tools = (p: Player) => {
      if (p.works) p.works.specialistOptions['spec-1'] = 1
    }
    expect(income('administrator', tools).map(({ goods }) => goods['special.simpleTools'])).toEqual([1, 2, 3])
    expect(byTier('administrator', ({ state, me }) => defenceBoost(state, me, 0, 'cargo').combat)).toEqual([1, 2, 3])
  })

  test('[F-35] strategists', () => {
    expect(byTier('strategist', ({ state, me }) => rollBoost(state, me, 'manipulate', ''))).toEqual([1, 2, 4])
    expect(income('strategist').map(({ influence }) => influence)).toEqual([2, 4, 8])
  })

  test('[F-36] clerics', () => {
    expect(income('cleric').map(({ influence }) => influence)).toEqual([0, 0, 0])
    const pious = (p: Player) => void givenOrganization(p, 'cult', 'small')
    expect(income('cleric', pious).map(({ influence }) => influence)).toEqual([2, 4, 6])
    expect(byTier('cleric', ({ me }) => loyaltyBoost(me))).toEqual([1, 2, 3])
  })

  test('[F-37] masters of workshops', () => {
    expect(byTier('workshop', dc('gainMaterials', 'workshopOversight'))).toEqual([-2, -2, -2])
    expect(byTier('workshop', dc('gainMaterials', 'domainAdministration'))).toEqual([0, 0, 0])
    const busy = (p: Player) => {
      p.workshops[0] = { ...nth(p.workshops, 0), output: 'special.jewelry' }
      stocked(p, 'raw.grain', 8)
    }
    const more = byTier('workshop', (play) => play.advance().me.conversion?.facilities[0]?.made[0]?.count, busy)
    expect(more).toEqual([2, 4, 6])
  })

  test('[F-38] builders', () => {
    const cheaper = (option: number) =>
      byTier(
        'builder',
        ({ state, me }) =>
          boostedPrice(state, me, 'buildFacility', 'general.small.office.favors', '', priceOf(40)).gold12 / 12,
        (p) => {
          if (p.works) p.works.specialistOptions['spec-1'] = option
        },
      )
    expect([cheaper(0), cheaper(1)]).toEqual([
      [39, 38, 37],
      [36, 32, 28],
    ])
    expect(byTier('builder', ({ me }) => buildRounds(me, 4))).toEqual([3, 2, 1])
    const free = (round: number) =>
      byTier('builder', ({ state, me }) => {
        if (me.works) me.works.round = round
        return capBoost(state, me, 'freeBuilds')
      })
    expect([free(3), free(4), free(6)]).toEqual([
      [0, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ])
  })

  test('[F-39] financiers', () => {
    expect(byTier('financier', dc('moneyLend'))).toEqual([-1, -2, -4])
    const fleet = (p: Player) => {
      p.permanentLabor = 20
      has(givenTrade(p, 'medium'), 'special.medium.trade.ship')
    }
    expect(income('financier', fleet).map(({ gold }) => gold)).toEqual([2, 3, 6])
  })

  test('[F-39] politicians', () => {
    expect(byTier('politician', dc('gainInfluence', 'temporary'))).toEqual([-1, -2, -4])
    expect(income('politician').map(({ influence }) => influence)).toEqual([4, 8, 16])
    expect(byTier('politician', ({ state, me }) => defenceBoost(state, me, 0, 'counterReaction').bonus)).toEqual([
      1, 2, 3,
    ])
  })

  test('[F-40] enforcers and artisans', () => {
    expect(byTier('enforcer', ({ me }) => openCombat(me))).toEqual([2, 3, 4])
    expect(byTier('enforcer', ({ state, me }) => defenceBoost(state, me, 0, 'cargo').bonus)).toEqual([1, 2, 3])
    const alley = { type: 'buildFacility', host: 'city-2', facility: 'special.medium.artisanAlley' } as const
    const opens = (kind: SpecialistKind) => {
      const play = acting((p) => {
        hires(p, kind)
        p.cities.push({
          ...nth(p.cities, 0),
          id: 'city-2',
          tier: 'medium',
          specialization: 'fineCrafts',
          focus: 'glass',
        })
        stocked(p, 'special.specialTools', 2)
      })
      return play.refusal(alley)?.params.why
    }
    expect([opens('artisan'), opens('workshop')]).toEqual([undefined, 'unmetRequirement'])
  })
})

describe('advisers', () => {
  const influenceOf = (play: Play) => play.me.specialists.map(({ id }) => balance(play, id).influence)

  test('[F-30] as many as the bastion has steps and one more, the better first', () => {
    const court = (rooms: number) =>
      full((p) => {
        hires(p, 'politician')
        hires(p, 'politician')
        hires(p, 'politician', 'master')
        for (let i = 0; i < rooms; i++) hasRoom(p, 'general.medium.personal.wing')
      }).advance()
    expect(influenceOf(court(0))).toEqual([4, 0, 16])
    expect(influenceOf(court(2))).toEqual([4, 4, 16])
  })

  test('[F-30] who is not on duty advises nobody, and takes no seat', () => {
    const play = full((p) => {
      hires(p, 'politician').loyalty = 0
      hires(p, 'politician')
      hires(p, 'politician')
    }).advance()
    expect(influenceOf(play)).toEqual([0, 4, 4])
  })

  test('[F-31] a second field counts as simple', () => {
    const play = full((p) => {
      givenSpecialist(p, 'master', [], { kind: 'artisan', secondaryKind: 'politician' })
    }).advance()
    expect(influenceOf(play)).toEqual([4])
  })

  test('[F-41] gifted ones bring one more of everything', () => {
    const play = full((p) => {
      givenSpecialist(p, 'master', [], { kind: 'politician', baseEffectBonus: 1 })
    }).advance()
    expect(influenceOf(play)).toEqual([17])
    expect(dc('gainInfluence', 'temporary')(play)).toBe(-5)
  })

  test('[F-01] with v1 they do nothing', () => {
    const play = full((p) => {
      p.works = null
      hires(p, 'politician', 'master')
    })
    expect(dc('gainInfluence', 'temporary')(play)).toBe(0)
  })
})
