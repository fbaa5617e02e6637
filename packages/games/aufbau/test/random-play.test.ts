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

/** Every option is otherwise somewhere. */
const TABLES: readonly Partial<Config>[] = [
  {},
  { ...PLENTY, estate: 'grown' },
  { ...PLENTY, estate: 'grown', facilityCatalogue: 'full' },
  { facilityCatalogue: 'full', advance: 'gm', administrationUpkeep: true, counterReactionDefault: 'influence' },
  { ...PLENTY, eventFirstRound: 4, workshopBonusSpecial: [1, 1, 2], visibility: 'open', checks: [[15, -5, 3]] },
  { ...PLENTY, facilityCatalogue: 'full', advance: 'gm', officeGoldPerRound: 0, counterReactionDefault: 'gold' },
]

/** Questions that nobody waits for are answered once in so many moves. */
const OPEN_ONE_IN = 40

describe('matches played at random', () => {
  const commands = new Set<string>()
  const reached = new Set<string>()

  beforeAll(() => {
    for (let i = 0; i < MATCHES; i++) play(i)
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

  test('come by every command, but for one that needs a master in the house and a place to grow', () => {
    commands.add('upgradeWorkshop')
    expect(Object.keys(COMMANDS).filter((type) => !commands.has(type))).toEqual([])
  })

  test.each(['tier', 'rawMarket', 'specialMarket'])('come by every %s', (kind) => {
    expect(missing(kind)).toEqual([])
  })

  // So few matches cannot come by what is rolled once in four hundred times; longer runs do.
  test.each([
    ['event', 8],
    ['specialist', 1],
    ['trait', 2],
    ['recruit', 1],
    ['fact', 4],
    ['facility', 90],
    ['catalogued', 80],
  ] as const)('come by most of %s', (kind, few) => {
    expect(missing(kind).length).toBeLessThanOrEqual(few)
  })

  test('show nothing that nobody expects', () => {
    const expected = new Set(
      Object.entries(landmarks.expected).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`)),
    )
    expect([...reached].filter((mark) => !expected.has(mark))).toEqual([])
  })
})
