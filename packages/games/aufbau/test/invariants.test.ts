import { configure, drawAny, Position, SeededChance, type Told } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { copy } from '../src/copy.ts'
import type { Fact, FactOf } from '../src/facts.ts'
import { aufbau } from '../src/game.ts'
import { quietMarket } from '../src/setup.ts'
import type { State } from '../src/state.ts'
import { transitions } from '../src/transitions.ts'
import { acting, hires } from './catalogue/full.ts'
import {
  givenCity,
  givenDomain,
  givenFacility,
  givenOffice,
  givenOrganization,
  givenTrade,
  settle,
  starterCity,
  starterDomain,
  starterOffice,
} from './givens.ts'
import { NE, Play } from './kit.ts'

type Break = (play: Play) => unknown

/** What is said about a sound position after something has gone wrong with it. */
function flaws(breakIt: Break): string {
  const play = Play.b1()
  expect(aufbau.invariants(play.state)).toEqual([])
  breakIt(play)
  return aufbau.invariants(play.state).join('; ')
}

const five = (give: () => unknown) => Array.from({ length: 5 }, give)
const storage = (host: string, tier: 'small' | 'medium', n: number) =>
  ({ id: `storage-${n}`, tier, host, damage: null }) as const

test.each<[string, string, Break]>([
  ['a pool below nothing', 'labor of seat 0 is -1', ({ me }) => Object.assign(me.turn, { labor: -1 })],
  ['a stock below nothing', 'not a number from 0 on', ({ me }) => me.stock.fill(-1)],
  ['half a twelfth', 'gold of seat 0 is 0.5', ({ me }) => Object.assign(me, { gold12: 0.5 })],
  ['too much esteem', 'as of seat 0 is 7', ({ me }) => Object.assign(me, { as: 7 })],
  ['too much loyalty', 'loyalty at city-starter is 7', ({ me }) => settle(starterCity(me).tenants, 1, 7)],
  ['unrest among the loyal', 'in unrest', ({ me }) => settle(starterCity(me).tenants, 1, 3, true)],
  ['a workshop in the air', 'stands nowhere', ({ me }) => Object.assign(me.workshops[0] ?? {}, { host: 'city-9' })],
  [
    'readiness at the wrong time',
    'only who acts is ready',
    (play) => {
      play.advance()
      play.me.ready = true
    },
  ],
  ['a third action', 'took 3 actions', ({ me }) => Object.assign(me.turn, { actionsUsed: 3 })],
  ['a second free build', '2 free facility actions', ({ me }) => Object.assign(me.turn, { facilityBuildsUsed: 2 })],
  ['a key twice', 'used a key twice', ({ me }) => me.turn.actionKeys.push('money.buy', 'money.buy@bundle')],
  ['pools at the wrong time', 'pools in conversion', (play) => Object.assign(play.advance().me.turn, { influence: 1 })],
  ['five small domains', '5 small posts', ({ me }) => five(() => givenDomain(me, 'small'))],
  ['five large cities', '5 large posts', ({ me }) => five(() => givenCity(me, 'large'))],
  ['five medium enterprises', '5 medium posts', ({ me }) => five(() => givenTrade(me, 'medium'))],
  ['five large offices', '5 large posts', ({ me }) => five(() => givenOffice(me, 'large'))],
  [
    'two cults',
    'two organisations of one kind',
    ({ me }) => {
      givenOrganization(me, 'cult', 'small')
      givenOrganization(me, 'cult', 'small')
    },
  ],
  ['an organisation without a roof', 'larger than any city', ({ me }) => givenOrganization(me, 'spy', 'medium')],
  [
    'a crowded office',
    '3 facilities in 2 slots',
    ({ me }) => {
      for (let n = 0; n < 3; n++) givenFacility(starterOffice(me), 'general.small.office')
    },
  ],
  [
    'two storages on a small domain',
    'too many small works',
    ({ me }) => {
      me.storages.push(storage(givenDomain(me, 'small').id, 'small', 2), storage('domain-2', 'small', 3))
    },
  ],
  [
    'a storage in a leased city',
    'leased and in use',
    ({ me }) => me.storages.push(storage('city-starter', 'small', 2)),
  ],
  [
    'works of two sizes',
    'mixes works',
    ({ me }) => {
      starterCity(me).mode = 'production'
      me.storages.push(storage('city-starter', 'small', 2), storage('city-starter', 'medium', 3))
    },
  ],
  ['too many tenants', '1 levels at domain-starter', ({ me }) => settle(starterDomain(me).tenants, 1)],
  ['too many mercenaries', '5 levels of mercenary', ({ me }) => Object.assign(me.troops.levels, { mercenary: 5 })],
])('[17] %s is noticed', (_what, said, breakIt) => {
  expect(flaws(breakIt)).toContain(said)
})

test('[D-49] guards may outlive their offices', () => {
  expect(
    flaws(({ me }) => {
      me.troops.levels.bodyguard = 4
      me.offices.length = 0
    }),
  ).toBe('')
})

describe('[17] what goes wrong between two positions', () => {
  /** What is said of a step from B1 to what becomes of it. */
  function said(change: (s: State) => void, ...told: Told<Fact>[]): string {
    const { state } = Play.b1({}, 2)
    const after = copy(state)
    change(after)
    return transitions(state, after, told).join('; ')
  }
  const seat = (s: State, at: number) => s.players[at] as State['players'][number]
  const earn = (s: State) => {
    seat(s, 0).gold12 += 24
  }
  const booked = (gold12: number): FactOf<'booked'> => ({
    type: 'booked',
    seat: 0,
    lines: [{ source: 'city', ref: 'city-starter', gold12: 24, labor: 1, influence: 1, magicPower: 0, goods: [] }],
    gold12,
    labor: 1,
    influence: 1,
    maintained: [],
    idle: [],
  })

  test.each<[string, string, (s: State) => void, readonly Told<Fact>[]]>([
    ['nothing', '', () => {}, []],
    ['debts of a command', 'into debt', (s) => Object.assign(seat(s, 0), { gold12: -1 }), []],
    ['a free build that is there', '', (s) => Object.assign(seat(s, 0).turn, { facilityBuildsUsed: 1 }), []],
    [
      'a command that touches two',
      'changed seats 0, 1',
      (s) => {
        seat(s, 0).kw = 1
        seat(s, 1).kw = 1
      },
      [],
    ],
    [
      'a command that moves the market',
      'changed the world',
      (s) => Object.assign(s, { market: quietMarket('local') }),
      [],
    ],
    ['a ledger that does not add up', 'does not add up', () => {}, [{ fact: booked(0), to: [0] }]],
    ['gold that nobody booked', 'changed unbooked', () => {}, [{ fact: booked(24), to: [0] }]],
    ['gold that was booked', '', earn, [{ fact: booked(24), to: [0] }]],
    ['books for all to see', 'booked was told to others', earn, [{ fact: booked(24), to: 'all' }]],
    ['books for another to see', 'booked was told to others', earn, [{ fact: booked(24), to: [1] }]],
    ['a rumour', '', () => {}, [{ fact: { type: 'rumour', seat: 0, what: 'raid', event: 16 }, to: 'all' }]],
  ])('%s', (_what, expected, change, told) => {
    const wrong = said(change, ...told)
    expect(expected === '' ? wrong : wrong.includes(expected)).toBe(expected === '' ? '' : true)
  })

  test('a free build beyond what there was before the command [5.0.4]', () => {
    const { state } = Play.b1().with(({ turn }) => Object.assign(turn, { facilityBuildsUsed: 1 }))
    const after = copy(state)
    seat(after, 0).turn.facilityBuildsUsed = 2
    expect(transitions(state, after, [])).toEqual(['seat 0 took a free facility action that there was not'])
  })

  test('a builder who is offended has helped all the same [6.9, 11.1]', () => {
    const play = acting((p) => {
      hires(p, 'builder', 'master').loyalty = 1
      p.turn.facilityBuildsUsed = 1
    })
    const before = copy(play.state)
    // The check, two dice for the table of recruits, loyalty, and a trait: the twelfth offends colleagues.
    play.do({ type: 'hireSpecialist', kind: 'financier', tier: 'simple' }, { p: [20, 3, 4, 3, 12] })
    expect(play.me.specialists[0]).toMatchObject({ kind: 'builder', loyalty: 0 })
    expect(play.me.turn.facilityBuildsUsed).toBe(2)
    expect(aufbau.invariants(play.state)).toEqual([])
    expect(transitions(before, play.state, [])).toEqual([])
  })

  test('notes are private even where all else is open', () => {
    const { state } = Play.b1({ visibility: 'open' })
    const fact: Fact = { type: 'noted', seat: 0, text: 'x' }
    expect(transitions(state, state, [{ fact, to: 'all' }])).toEqual(['noted was told to others'])
    expect(transitions(state, state, [{ fact: { type: 'lossChosen', seat: 0, choice: 'gold' }, to: 'all' }])).toEqual(
      [],
    )
  })

  test('a maintenance may make debts', () => {
    const play = Play.b2().with((p) => {
      p.gold12 = -60
    })
    const before = copy(play.state)
    play.advance({ w: NE })
    expect(transitions(before, play.state, [])).toEqual([])
  })
})

/** Tables at which random play comes by most of the rules. */
const TABLES: readonly Partial<Config>[] = [
  { maxRounds: 12 },
  { maxRounds: 12, abundance: true, storageCapacityMultiplier: 100, actionsPerRound: 4, freeFacilityBuildsPerRound: 3 },
  { maxRounds: 8, abundance: true, facilityCatalogue: 'full', actionsPerRound: 4, freeFacilityBuildsPerRound: 3 },
]

test.each(TABLES)('[17] random play exceeds nothing and tells nobody too much: %o', (options) => {
  for (let i = 0; i < 3; i++) {
    const config = configure(aufbau as never, options, 3) as unknown as Config
    const position = Position.setup(aufbau, config, 3, new SeededChance(`match ${i}`))
    const dice = new SeededChance(`dice ${i}`)
    while (!aufbau.outcome(position.state)) {
      const drawn = drawAny(position.state, position.decisions, dice, 3)
      if (!drawn) throw new Error('nobody can move')
      const before = copy(position.state)
      position.apply(drawn.seat, drawn.move)
      const wrong = [...aufbau.invariants(position.state), ...transitions(before, position.state, position.told)]
      expect(wrong, JSON.stringify(drawn)).toEqual([])
    }
  }
})
