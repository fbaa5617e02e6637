import type { Box, Game, Move } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'

interface State {
  count: number
}

export const COUNT_MAX = 201
/** How long it may take to count on. */
export const COUNT_CLOCK = 10_000

const question = {
  seat: 0,
  prompt: 'count',
  choices: [{ type: 'count' }],
  fallback: { type: 'count' },
  clockMs: COUNT_CLOCK,
}

/** The first seat counts, in good time. Anybody may take back whatever was counted, or nobody anything. */
function counter(undo: 'none' | 'any'): Game<object, State, Move, object> {
  return {
    id: 'counter',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    setup: () => ({ count: 0 }),
    decisions: ({ count }) => (count < COUNT_MAX ? [question] : []),
    apply(s) {
      s.count++
    },
    outcome: () => undefined,
    view: ({ count }) => ({ count }),
    sample: (s) => s,
    copy: ({ count }) => ({ count }),
    invariants: () => [],
    undo: () => undo,
  }
}

export const counterBox = (undo: 'none' | 'any') => ({ ...pearls, game: counter(undo) }) as unknown as Box
