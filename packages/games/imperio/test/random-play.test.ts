import { configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { copy } from '../src/copy.ts'
import { MODE_IDS, MODES } from '../src/data/modes.ts'
import { imperio } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'

const TABLES = MODE_IDS.flatMap((mode) => {
  const { ownersMin, ownersMax } = MODES[mode]
  return Array.from({ length: ownersMax - ownersMin + 1 }, (_, i) => ({ mode, seats: ownersMin + i }))
})

/** So many at least, and as many more as it takes to come by what is rare, so that it does not hang on these seeds. */
const MATCHES = 12 * TABLES.length
const MATCHES_MAX = 60 * TABLES.length
/** What never goes back is watched move by move in one match of so many, and in all of them when events strike. */
const WATCHED_ONE_IN = 5

/** One random match; says what was wrong, and adds to what was reached. */
function playOut(i: number, seen: Set<string>): string[] {
  const { mode, seats } = TABLES[i % TABLES.length] as (typeof TABLES)[number]
  const config = configure(imperio as never, { mode }, seats) as Config
  const position = Position.setup(imperio, config, seats, new SeededChance(`random ${i}`))
  const dice = new SeededChance(`fate ${i}`)
  const problems: string[] = []
  const listen = () => {
    for (const { fact } of position.told) for (const mark of landmarks.reachedBy(fact, position.state)) seen.add(mark)
  }
  listen()
  while (!imperio.outcome(position.state)) {
    const drawn = drawAny(position.state, position.decisions, dice, 3)
    if (!drawn) throw new Error('nobody can move')
    const { phase } = position.state
    const before = phase === 'DEALS' || i % WATCHED_ONE_IN === 0 ? copy(position.state) : undefined
    position.apply(drawn.seat, drawn.move)
    listen()
    if (before) problems.push(...(imperio.transitions?.(before, position.state, position.told) ?? []))
    if (phase !== position.state.phase) problems.push(...imperio.invariants(position.state))
  }
  return problems
}

test('random play in every mode and at every table keeps all invariants and reaches every landmark', () => {
  const seen = new Set<string>()
  const expected = Object.entries(landmarks.expected).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`))
  const missing = () => expected.filter((mark) => !seen.has(mark))
  for (let i = 0; i < MATCHES || (i < MATCHES_MAX && missing().length > 0); i++) {
    expect(playOut(i, seen), `match ${i}`).toEqual([])
  }
  expect(missing()).toEqual([])
})
