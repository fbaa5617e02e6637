import { expect, test } from 'vitest'
import { recruitOf } from '../../src/data/recruits.ts'
import type { Specialist, SpecialistKind, SpecialistTier } from '../../src/estate.ts'
import { specialistGold } from '../../src/rules/fixed-upkeep.ts'
import type { Player } from '../../src/state.ts'
import {
  givenCity,
  givenDomain,
  givenFacility,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  settle,
  starterCity,
} from '../givens.ts'
import { type Draw, i, Play } from '../kit.ts'

const hire = (kind: SpecialistKind, tier: SpecialistTier) => ({ type: 'hireSpecialist', kind, tier }) as const

/** B1 with 120 gold. */
function rich(gold = 120): Play {
  return Play.b1().with((p) => {
    p.gold12 = gold * 12
  })
}
/** A check that succeeds, 2d6, and what follows. */
const luck = (roll: number, ...then: Draw[]) => {
  const first = Math.min(6, roll - 1)
  return { p: [10, first, roll - first, ...then] }
}
const plain = (id: number) => ({ id, positiveOnly: false, positiveMultiplier: 1, negativeMultiplier: 1 })

test('[S73] a disciplined artisan', () => {
  const play = rich().do(hire('artisan', 'simple'), { p: [10, 3, 4, 4, 3] })
  expect(play.fact('specialistHired')).toMatchObject({
    check: { dc: 10, total: 13, tier: 'success' },
    recruitRoll: 7,
    lapsed: false,
    free: true,
  })
  expect(play.me.specialists).toEqual([
    {
      id: 'spec-1',
      kind: 'artisan',
      secondaryKind: null,
      tier: 'simple',
      loyalty: 6,
      influencePerRound: 0,
      baseEffectBonus: 0,
      promoteAtRound: null,
      traits: [plain(3)],
    },
  ])
  expect([play.gold, play.me.turn.facilityBuildsUsed, play.me.turn.actionsUsed]).toEqual([110, 1, 0])
})

test('[S74] a failure costs the price', () => {
  const play = rich().do(hire('artisan', 'simple'), { p: [1] })
  expect(play.fact('specialistHired')).toMatchObject({ check: { tier: 'fail' }, recruitRoll: 0, hired: [] })
  expect([play.gold, play.me.specialists]).toEqual([110, []])
})

test('[S75] a motivated candidate', () => {
  const play = rich().do(hire('financier', 'experienced'), { p: [11, 2, 3, 1, 7] })
  expect(play.fact('specialistHired').check.dc).toBe(14)
  expect(play.gold).toBe(105)
  expect(play.me.specialists[0]).toMatchObject({
    tier: 'simple',
    loyalty: 1,
    traits: [plain(7), plain(1)],
    promoteAtRound: 5,
  })
  // Whoever is analytical asks for four gold less, but pays nobody.
  expect(specialistGold(play.me.specialists[0] as Specialist)).toBe(0)
})

test('[S75] is promoted after four rounds', () => {
  const play = rich().do(hire('financier', 'experienced'), { p: [11, 2, 3, 1, 7] })
  const [specialist] = play.me.specialists
  play.with((_p, s) => {
    s.round = 4
  })
  expect(specialist?.tier).toBe('simple')
  play.advance().advance()
  expect(play.me.specialists[0]?.tier).toBe('experienced')
})

test('[S76] an apprentice comes along', () => {
  const play = rich().do(hire('cleric', 'simple'), { p: [10, 1, 2, 5, 8, i(3), 20] })
  expect(play.gold).toBe(90)
  expect(play.me.specialists).toMatchObject([
    { id: 'spec-1', kind: 'cleric', secondaryKind: 'strategist', loyalty: 6, traits: [plain(8)] },
    { id: 'spec-2', kind: 'cleric', secondaryKind: null, tier: 'simple', loyalty: 0, traits: [plain(20)] },
  ])
  expect(play.fact('specialistHired').hired).toHaveLength(2)
})

test('[S77] a turn of fate', () => {
  const play = rich().with((p) => settle(starterCity(p).tenants, 1, 4))
  play.do(hire('wizard', 'simple'), { p: [10, 6, 6, i(10), 3, 15] })
  expect(play.gold).toBe(60)
  expect(play.me.specialists[0]).toMatchObject({
    kind: 'artisan',
    tier: 'master',
    loyalty: 5,
    traits: [{ id: 15, positiveMultiplier: 2, negativeMultiplier: 2 }],
  })
  expect([starterCity(play.me).tenants.loyalty, play.me.troops.loyalty]).toEqual([2, 0])
  expect(play.fact('groupsChanged')).toMatchObject({
    why: 'hired',
    changes: [
      { host: 'city-starter', loyalty: -2 },
      { host: 'troops', loyalty: -2 },
    ],
  })
})

test('[S78, D-11] what is too dear is let go', () => {
  const play = rich(12).do(hire('artisan', 'simple'), { p: [10, 4, 4] })
  expect(play.fact('specialistHired')).toMatchObject({ lapsed: true, recruitRoll: 8, hired: [], paid: { gold12: 0 } })
  expect([play.gold, play.me.specialists, play.me.turn.facilityBuildsUsed]).toEqual([12, [], 1])
})

test.each([
  ['simple', 10, 10],
  ['experienced', 14, 25],
  ['master', 18, 50],
] as const)('[5.12] %s: DC %i, %i gold', (tier, dc, price) => {
  const play = rich().do(hire('builder', tier), { p: [dc - 3, 3, 4, 4, 6] })
  expect(play.fact('specialistHired')).toMatchObject({ check: { dc, tier: 'success' }, paid: { gold12: price * 12 } })
  expect(rich(price - 1).refusal(hire('builder', tier))?.code).toBe('FUNDS')
})

/** [6.9] Roll, dice after it, price of somebody simple, and who comes. Trait 6 changes no loyalty. */
const ROWS: readonly (readonly [number, readonly Draw[], number, Partial<Specialist>])[] = [
  [2, [6, 13], 30, { tier: 'master', loyalty: 6, traits: [plain(6), { ...plain(13), positiveOnly: true }] }],
  [3, [2, 6, 6], 30, { tier: 'simple', loyalty: 4 }],
  [4, [6], 0, { tier: 'simple', loyalty: 6 }],
  [5, [4, 6], 0, { tier: 'simple', loyalty: 4, traits: [plain(6), plain(1)], promoteAtRound: 5 }],
  [6, [3, 6], 5, { tier: 'simple', loyalty: 5 }],
  [7, [1, 6], 10, { tier: 'simple', loyalty: 3 }],
  [8, [1, 6], 15, { tier: 'simple', loyalty: 3 }],
  [9, [2, 6], 30, { tier: 'master', loyalty: 4, influencePerRound: 2 }],
  [
    10,
    [1, 6],
    35,
    { tier: 'master', loyalty: 3, baseEffectBonus: 1, traits: [{ ...plain(6), negativeMultiplier: 2 }] },
  ],
  [11, [i(0), 2, 6], 10, { tier: 'simple', loyalty: 4, kind: 'tactician' }],
  [
    12,
    [i(4), 2, 6],
    60,
    {
      tier: 'master',
      loyalty: 4,
      kind: 'cleric',
      baseEffectBonus: 1,
      traits: [{ ...plain(6), positiveMultiplier: 2, negativeMultiplier: 2 }],
    },
  ],
]
test.each(ROWS)('[6.9] a roll of %i on the recruit table', (roll, dice, price, expected) => {
  const play = rich().do(hire('builder', 'simple'), luck(roll, ...dice))
  expect(play.fact('specialistHired')).toMatchObject({ recruitRoll: roll, paid: { gold12: price * 12 } })
  expect(play.me.specialists[0]).toMatchObject({ kind: 'builder', secondaryKind: null, ...expected })
  expect(play.me.specialists).toHaveLength(roll === 3 ? 2 : 1)
})

test('[6.9] the rows of the table are those of the rulebook', () => {
  const gold = Array.from({ length: 11 }, (_, at) => recruitOf(at + 2).gold)
  expect(gold).toEqual([20, 20, -10, -10, -5, 0, 5, 20, 25, 0, 50])
})

test('[8.2] up to five tries for a new extra trait, then the last one stays', () => {
  const found = rich().do(hire('builder', 'simple'), luck(2, 6, 6, 6, 13))
  expect(found.me.specialists[0]?.traits.map(({ id }) => id)).toEqual([6, 13])
  const stuck = rich().do(hire('builder', 'simple'), luck(2, 6, 6, 6, 6, 6, 6))
  expect(stuck.me.specialists[0]?.traits).toEqual([{ ...plain(6), positiveOnly: true }])
})

test('[6.9] an extra trait that is there already is kept once', () => {
  const play = rich().do(hire('builder', 'simple'), luck(5, 4, 1))
  expect(play.me.specialists[0]).toMatchObject({ loyalty: 4, traits: [plain(1)] })
})

test('[8.2] who is learned by the extra trait has a second field, too', () => {
  const play = rich().do(hire('builder', 'simple'), luck(2, 6, 8, i(9)))
  expect(play.me.specialists[0]).toMatchObject({ kind: 'builder', secondaryKind: 'artisan' })
})

/** [6.9] Loyalty of somebody who starts with 4. */
const OWN: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 4],
  [3, 5],
  [4, 2],
  [5, 4],
  [6, 4],
  [7, 4],
  [9, 4],
  [10, 3],
  [11, 5],
  [12, 4],
  [13, 3],
  [14, 4],
  [15, 4],
  [16, 2],
  [17, 5],
  [18, 6],
  [19, 3],
  [20, 1],
]
test.each(OWN)('[6.9] trait %i makes a loyalty of four %i', (trait, loyalty) => {
  const play = rich().do(hire('builder', 'simple'), luck(7, 2, trait))
  expect(play.me.specialists[0]?.loyalty).toBe(loyalty)
})

test('[5.12] loyalty is held within bounds before traits change it', () => {
  const play = rich().do(hire('builder', 'simple'), luck(7, 6, 1))
  expect(play.me.specialists[0]?.loyalty).toBe(4)
})

test('[6.9] the religious serve the religious', () => {
  const devout = (give: (p: Player) => unknown) => rich().with((p) => void give(p))
  const cult = devout((p) => givenOrganization(p, 'cult', 'small'))
  expect(cult.do(hire('builder', 'simple'), luck(7, 1, 20)).me.specialists[0]?.loyalty).toBe(6)
  const church = devout((p) => givenOffice(p, 'small', 'churchOversight'))
  expect(church.do(hire('builder', 'simple'), luck(7, 1, 20)).me.specialists[0]?.loyalty).toBe(6)
})

test('[6.9] multipliers count for one’s own loyalty, too', () => {
  const hard = rich().do(hire('builder', 'simple'), luck(10, 4, 16))
  expect(hard.me.specialists[0]?.loyalty).toBe(2)
  const fate = rich().do(hire('builder', 'simple'), luck(12, i(0), 2, 3))
  expect(fate.me.specialists[0]?.loyalty).toBe(6)
})

/** Groups of every kind at four, troops at two, a colleague at four. */
function household(): Play {
  return rich().with((p) => {
    settle(givenDomain(p, 'small').tenants, 1, 4)
    settle(starterCity(p).tenants, 1, 4)
    givenCity(p, 'small')
    givenOrganization(p, 'cult', 'small', { levels: 1, loyalty: 4 })
    givenSpecialist(p, 'simple', [])
  })
}
const moods = ({ me }: Play) => [
  me.domains[1]?.tenants.loyalty,
  me.cities[0]?.tenants.loyalty,
  me.cities[1]?.tenants.loyalty,
  me.organizations[0]?.followers.loyalty,
  me.troops.loyalty,
  me.specialists[0]?.loyalty,
]

test.each([
  [3, [3, 3, 3, 4, 2, 4]],
  [12, [4, 4, 3, 4, 2, 3]],
  [15, [3, 3, 3, 3, 1, 4]],
  [1, [4, 4, 3, 4, 2, 4]],
] as const)('[5.12] whom a new specialist with trait %i offends', (trait, expected) => {
  expect(moods(household().do(hire('builder', 'simple'), luck(7, 2, trait)))).toEqual(expected)
})

test('[5.12] positive sides offend nobody, doubled ones twice as much', () => {
  expect(moods(household().do(hire('builder', 'simple'), luck(2, 6, 15)))).toEqual([4, 4, 3, 4, 2, 4])
  expect(moods(household().do(hire('builder', 'simple'), luck(10, 2, 12)))).toEqual([4, 4, 3, 4, 2, 2])
})

test('[5.12] nobody can think less of the house than nothing', () => {
  const play = rich().with((p) => {
    givenSpecialist(p, 'simple', [], { loyalty: 1 })
  })
  play.do(hire('builder', 'simple'), luck(10, 2, 12))
  expect(play.me.specialists[0]?.loyalty).toBe(0)
  expect(play.fact('groupsChanged').changes).toEqual([{ host: 'spec-1', levels: 0, loyalty: -1 }])
})

test('[5.12] an ambitious apprentice offends the master', () => {
  const play = rich().do(hire('builder', 'simple'), luck(3, 2, 6, 12))
  expect(play.me.specialists.map(({ loyalty }) => loyalty)).toEqual([3, 3])
})

test.each([
  ['nothing', 2, () => {}],
  ['a medium domain', 3, (p: Player) => void givenDomain(p, 'medium')],
  ['a small city', 2, (p: Player) => void givenCity(p, 'small')],
  ['a large city', 3, (p: Player) => void givenCity(p, 'large')],
  ['a medium office', 3, (p: Player) => void givenOffice(p, 'medium')],
  ['a medium organisation', 3, (p: Player) => void givenOrganization(p, 'spy', 'medium')],
  ['a large enterprise', 3, (p: Player) => void givenTrade(p, 'large')],
  [
    'rooms of one’s own',
    3,
    (p: Player) => void givenFacility({ facilities: p.personal }, 'general.small.personal.hall'),
  ],
])('[5.12] with %s there is room for %i', (_what, cap, give) => {
  const play = rich().with((p) => {
    give(p)
    for (let n = 1; n < cap; n++) givenSpecialist(p, 'simple', [])
  })
  expect(play.refusal(hire('builder', 'simple'))).toBeUndefined()
  givenSpecialist(play.me, 'simple', [])
  expect(play.refusal(hire('builder', 'simple'))).toEqual({ code: 'RULE', params: { why: 'specialistsFull', cap } })
})
