import { canonical, configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { SANITY_FLOOR } from '../src/data/constants.ts'
import { carcosa } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import { rollD4, rollD6 } from '../src/rules/dice.ts'
import { effectiveMax } from '../src/rules/souls.ts'
import type { State } from '../src/state.ts'

interface Played {
  readonly seat: number
  readonly move: Move
}

const begin = (seed: string, seats: number, options: Partial<Config>) =>
  Position.setup(carcosa, configure(carcosa as never, options, seats) as Config, seats, new SeededChance(seed))

/** Plays a match without any plan; after every move all must be well. */
function playAtRandom(seed: string, seats: number, options: Partial<Config> = {}): { played: Played[]; end: State } {
  const position = begin(seed, seats, options)
  const plan = new SeededChance(`plan ${seed}`).unrecorded()
  const played: Played[] = []
  expect(carcosa.invariants(position.state)).toEqual([])
  while (carcosa.outcome(position.state) === undefined) {
    const drawn = drawAny(position.state, position.decisions, plan) as Played
    position.apply(drawn.seat, drawn.move)
    played.push(drawn)
    const wrong = carcosa.invariants(position.state)
    if (wrong.length > 0) throw new Error(`seed "${seed}", move ${played.length}: ${wrong.join('; ')}`)
  }
  return { played, end: position.state }
}

function replayed(seed: string, seats: number, played: readonly Played[], options: Partial<Config> = {}): State {
  const position = begin(seed, seats, options)
  for (const { seat, move } of played) {
    expect(position.refusalOf(seat, move)).toBeUndefined()
    position.apply(seat, move)
  }
  return position.state
}

describe('T63 random play', () => {
  test.each(['1', '2', '3'])('seed %s: no exception, invariants after every move, the same match again', (seed) => {
    for (const seats of [2, 3, 4]) {
      const { played, end } = playAtRandom(seed, seats)
      expect(canonical(replayed(seed, seats, played))).toBe(canonical(end))
    }
  })

  test('300 matches with two to four souls', () => {
    const endings = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const seats = 2 + (i % 3)
      const { played, end } = playAtRandom(`smoke ${i}`, seats)
      endings.add(end.ending as string)
      for (const p of end.players) {
        expect(p.sanity).toBeGreaterThanOrEqual(SANITY_FLOOR)
        expect(p.sanity).toBeLessThanOrEqual(effectiveMax(p))
      }
      if (i % 10 === 0) expect(canonical(replayed(`smoke ${i}`, seats, played))).toBe(canonical(end))
    }
    expect([...endings].sort()).toContain('LOSE_ALL_MINUS5')
  })

  test('a match can be stored and taken up again at any move', () => {
    const { played, end } = playAtRandom('stored', 4)
    const position = begin('stored', 4, {})
    for (const { seat, move } of played) {
      position.apply(seat, move)
      position.state = JSON.parse(JSON.stringify(position.state)) as State
    }
    expect(canonical(position.state)).toBe(canonical(end))
  })
})

describe('dice [10]', () => {
  /** Chi-square of n faces; the bound is passed by chance once in ten thousand seeds, and the seed is fixed. */
  test.each([
    ['d4', 4, rollD4, 21.1],
    ['d6', 6, rollD6, 25.7],
  ] as const)('%s shows all its faces equally often', (_name, faces, roll, bound) => {
    const io = { chance: new SeededChance('faces').unrecorded(), tell: () => {}, reveal: () => {} }
    const counts = Array.from({ length: faces }, () => 0)
    const rolls = 30_000
    for (let i = 0; i < rolls; i++) {
      const die = roll(io)
      counts[die - 1] = (counts[die - 1] as number) + 1
    }
    const expected = rolls / faces
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(bound)
  })
})
