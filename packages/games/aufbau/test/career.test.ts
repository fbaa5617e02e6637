import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { careers, featCases } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { career } from '../src/career/career.ts'
import type { Config } from '../src/config.ts'
import type { Fact } from '../src/facts.ts'
import { aufbau } from '../src/game.ts'
import type { Player, State } from '../src/state.ts'

careers(box, { seats: 3, options: { maxRounds: 6, counterReactionDefault: 'gold' }, random: 1, bots: 1 })

const config = configure(aufbau as never, {}, 2) as Config
const state = () => Position.setup(aufbau, config, 2, new SeededChance('career')).state
const times = (count: number, fact: Fact): Fact[] => Array.from({ length: count }, () => fact)
const mine = (fact: object): Fact => ({ ...fact, seat: 0 }) as Fact
const checked = (tier: string) => mine({ type: 'influenceGained', check: { tier } })
const sold = (gold: number) => mine({ type: 'sold', check: { tier: 'good' }, gold12: gold * 12 })
const built = mine({ type: 'facilityBuilt' })
const completed = mine({ type: 'projectCompleted' })
const hired = (tier: string) => mine({ type: 'specialistHired', check: { tier: 'good' }, hired: [{ tier }] })
const struck = (influence: number) => mine({ type: 'eventRolled', goods: [], influence, levels: 0 })
const envy = (loss: number) => mine({ type: 'envyStruck', loss })
const noted = mine({ type: 'noted' })
/** As many of what a house may have; only their number counts here. */
const has = (change: (p: Player) => object) => (s: State) => {
  const p = s.players[0] as Player
  Object.assign(p, change(p))
}
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `x-${i}`, tenants: { levels: 0 } }))
const followers = (levels: number) =>
  has(({ domains }) => ({ domains: domains.map((d) => ({ ...d, tenants: { levels } })) }))

featCases<Config, State, Fact>(
  { career, config, seats: 2, state },
  {
    'AU-PROBE-01': [{ facts: [checked('good')] }, { facts: [checked('veryGood')] }],
    'AU-PROBE-12': [
      { facts: [...times(11, checked('poor')), checked('fail'), checked('good')] },
      { facts: [checked('fail'), ...times(12, checked('poor'))] },
    ],
    'AU-POSTEN-03': [
      { facts: [noted], state: has(() => ({ domains: many(2) })) },
      { facts: [noted], state: has(() => ({ domains: many(3) })) },
    ],
    'AU-STADT-02': [
      { facts: [noted], state: has(() => ({ cities: many(1) })) },
      { facts: [noted], state: has(() => ({ cities: many(2) })) },
    ],
    'AU-AMT-03': [
      { facts: [noted], state: has(() => ({ offices: many(2) })) },
      { facts: [noted], state: has(() => ({ offices: many(3) })) },
    ],
    'AU-BUND-02': [
      { facts: [noted], state: has(() => ({ organizations: [] })) },
      {
        facts: [noted],
        state: has(() => ({ organizations: many(2).map((one) => ({ ...one, followers: { levels: 0 } })) })),
      },
    ],
    'AU-VOLL-01': [
      { facts: [noted], state: has(() => ({ cities: many(1), offices: many(1) })) },
      {
        facts: [noted],
        state: has(() => ({
          cities: many(1),
          offices: many(1),
          organizations: many(1).map((one) => ({ ...one, followers: { levels: 0 } })),
          trades: many(1),
        })),
      },
    ],
    'AU-WERK-02': [
      { facts: [noted], state: has(() => ({ workshops: many(1) })) },
      { facts: [noted], state: has(() => ({ workshops: many(2) })) },
    ],
    'AU-BAU-10': [{ facts: times(9, built) }, { facts: [...times(9, built), completed] }],
    'AU-PLAN-01': [{ facts: [built] }, { facts: [completed] }],
    'AU-MARKT-25': [{ facts: [sold(24)] }, { facts: [sold(25)] }],
    'AU-LEUTE-06': [
      { facts: [noted], state: followers(5) },
      { facts: [noted], state: followers(6) },
    ],
    'AU-MEISTER-01': [{ facts: [hired('experienced')] }, { facts: [hired('master')] }],
    'AU-WEHR-03': [{ facts: [...times(2, struck(0)), struck(1)] }, { facts: [...times(2, struck(0)), envy(0)] }],
    'AU-NEID-01': [{ facts: [envy(3)] }, { facts: [envy(0)] }],
    'AU-SCHULD-01': [
      { facts: [noted], state: has(() => ({ gold12: 24_000 })), outcome: {} },
      { facts: [noted], state: indebtedOnce, outcome: {} },
    ],
  },
)

/** In debt when something is told, and rich at the end. */
function indebtedOnce(s: State): void {
  let asked = 0
  Object.defineProperty(s.players[0] as Player, 'gold12', { get: () => (asked++ === 0 ? -1 : 24_000) })
}

test('a victory over nobody is none', () => {
  const alone = configure(aufbau as never, {}, 1) as Config
  const s = Position.setup(aufbau, alone, 1, new SeededChance('career')).state
  const outcome = { reason: 'rounds', ranks: [1], winners: [0], scores: [0] }
  expect(career.reader(alone, 1).end(s, outcome).counted[0]?.rivalWins).toBe(0)
  expect(career.reader(config, 2).end(state(), outcome).counted[0]?.rivalWins).toBe(1)
})

test('sandboxes and houses that are grown from the start bring nothing', () => {
  for (const odd of [{ abundance: true }, { estate: 'grown' as const }, { checks: [[15, 15, 15]] }]) {
    const reader = career.reader({ ...config, ...odd }, 2)
    expect(reader.hear([{ fact: checked('veryGood'), to: 'all' }], state())).toEqual([])
  }
})
