import { describe, expect, test } from 'vitest'
import type { Fact, Game, Move } from '../game.ts'
import { tryMatch } from './trial.ts'

/** Which matches the suite plays. */
export interface ConformanceSpec {
  /** How many random matches to play for each set of options and each number of seats. */
  readonly matches?: number
  readonly seats?: readonly number[]
  readonly options?: readonly object[]
  readonly movesMax?: number
  /** Costly checks run at every nth position. */
  readonly every?: number
  /** Whether the game hides anything. If so, some sampled state must differ from the real one. */
  readonly secrets: boolean
}

/** Runs the kernel's whole suite over random matches of a game. */
export function conformance<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  {
    matches = 3,
    seats = [game.seats.min, game.seats.max],
    options = [{}],
    movesMax = 20_000,
    every = 7,
    secrets,
  }: ConformanceSpec,
): void {
  describe(`${game.id} conforms to the kernel`, () => {
    for (const count of seats) {
      for (const given of options) {
        test(`${count} seats, options ${JSON.stringify(given)}`, () => {
          let sampledOther = false
          for (let i = 0; i < matches; i++) {
            const trial = { options: given, seats: count, seed: `conformance ${i}`, movesMax, every }
            const result = tryMatch(game as unknown as Game, trial)
            expect(result.violations, `seed "${trial.seed}"`).toEqual([])
            sampledOther ||= result.sampledOther
          }
          expect(sampledOther).toBe(secrets)
        })
      }
    }
  })
}
