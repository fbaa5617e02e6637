import type { Box, Game, Move, Outcome, Seat } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'

interface State {
  stage: number
  asked: Seat[]
}

/** How long everybody may think. */
export const RACE_CLOCK = 10_000

/** Whoever is first to pass puts another question to the other one, whose answer is the end. Anybody may undo. */
const race: Game<object, State, Move, object> = {
  id: 'race',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ stage: 0, asked: [0, 1] }),
  decisions: ({ stage, asked }) =>
    asked.map((seat) => ({
      seat,
      prompt: `stage ${stage}`,
      choices: [{ type: 'pass' }],
      fallback: { type: 'pass' },
      clockMs: RACE_CLOCK,
    })),
  apply(s, seat) {
    s.stage++
    s.asked = s.stage === 1 ? [1 - seat] : []
  },
  outcome: ({ stage }): Outcome | undefined =>
    stage === 2 ? { reason: 'done', ranks: [1, 1], winners: [0, 1], scores: [0, 0] } : undefined,
  view: ({ stage }) => ({ stage }),
  sample: (s) => s,
  copy: ({ stage, asked }) => ({ stage, asked: [...asked] }),
  invariants: () => [],
  undo: () => 'any',
}

export const raceBox = { ...pearls, game: race } as unknown as Box
