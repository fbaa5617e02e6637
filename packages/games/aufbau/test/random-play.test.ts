import { drawAny, SeededChance } from '@ludoteca/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/commands/index.ts'
import type { Config } from '../src/config.ts'
import { aufbau } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'
import { table } from './bots/asked.ts'

/** Whoever plays at random never has the means for what is dear. */
const PLENTY = {
  abundance: true,
  storageCapacityMultiplier: 100,
  actionsPerRound: 4,
  freeFacilityBuildsPerRound: 3,
  maxRounds: 18,
}
const SEATS = 3
const MATCHES = 30
/** What is rare must not hang on the luck of these seeds. */
const MATCHES_MAX = 120

/** Every option is otherwise somewhere. */
const TABLES: readonly Partial<Config>[] = [
  {},
  { ...PLENTY, estate: 'grown' },
  { ...PLENTY, estate: 'grown', facilityCatalogue: 'full' },
  { facilityCatalogue: 'full', advance: 'gm', administrationUpkeep: true, counterReactionDefault: 'influence' },
  { ...PLENTY, eventFirstRound: 4, workshopBonusSpecial: [1, 1, 2], visibility: 'open', checks: [[15, -5, 3]] },
  { ...PLENTY, facilityCatalogue: 'full', advance: 'gm', officeGoldPerRound: 0, counterReactionDefault: 'gold' },
]

const ALL_OF = ['tier', 'rawMarket', 'specialMarket'] as const

/** So few matches cannot come by what is rolled once in four hundred times; longer runs do. So many may be missing. */
const MOST_OF = [
  ['event', 8],
  ['specialist', 1],
  ['trait', 2],
  ['recruit', 1],
  ['fact', 4],
  ['facility', 90],
  ['catalogued', 80],
] as const

/** Needs a master in the house and a place to grow. */
const RARE_COMMAND = 'upgradeWorkshop'

/** Questions that nobody waits for are answered once in so many moves. */
const OPEN_ONE_IN = 40

describe('matches played at random', () => {
  const commands = new Set<string>()
  const reached = new Set<string>()

  beforeAll(() => {
    for (let i = 0; i < MATCHES || (i < MATCHES_MAX && lacking()); i++) play(i)
  })

  /** Plays to the end. After every move all is as it must be. */
  function play(i: number): void {
    const position = table(SEATS, { maxRounds: 8, ...TABLES[i % TABLES.length] }, `random ${i}`)
    const dice = new SeededChance(`dice ${i}`)
    const listen = () => {
      for (const { fact } of position.told)
        for (const mark of landmarks.reachedBy(fact, position.state)) reached.add(mark)
    }
    listen()
    while (!aufbau.outcome(position.state)) {
      const drawn = drawAny(position.state, position.decisions, dice, OPEN_ONE_IN)
      if (!drawn) throw new Error('nobody can move')
      position.apply(drawn.seat, drawn.move)
      commands.add(drawn.move.type)
      listen()
      expect(aufbau.invariants(position.state)).toEqual([])
    }
  }

  const missing = (kind: string) => (landmarks.expected[kind] ?? []).filter((name) => !reached.has(`${kind}:${name}`))

  const missingCommands = () => Object.keys(COMMANDS).filter((type) => !commands.has(type) && type !== RARE_COMMAND)
  const lacking = () =>
    missingCommands().length > 0 ||
    ALL_OF.some((kind) => missing(kind).length > 0) ||
    MOST_OF.some(([kind, few]) => missing(kind).length > few)

  test('come by every command, but for a rare one', () => {
    expect(missingCommands()).toEqual([])
  })

  test.each(ALL_OF)('come by every %s', (kind) => {
    expect(missing(kind)).toEqual([])
  })

  test.each(MOST_OF)('come by most of %s', (kind, few) => {
    expect(missing(kind).length).toBeLessThanOrEqual(few)
  })

  test('show nothing that nobody expects', () => {
    const expected = new Set(
      Object.entries(landmarks.expected).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`)),
    )
    expect([...reached].filter((mark) => !expected.has(mark))).toEqual([])
  })
})
