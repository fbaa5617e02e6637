import { type Game, type Outcome, playSteps } from '@ludoteca/kernel'
import { type Config, options } from './config.ts'
import type { Fact } from './facts.ts'
import type { Move } from './moves.ts'
import { copy, type Frame, initialState, type State } from './state.ts'
import { bids } from './steps/bids.ts'
import { dive } from './steps/dive.ts'
import { sample, type View, view } from './view.ts'

export const steps = { dive, bids }
const { settle, decisions, apply } = playSteps<Frame, State, Move, Fact>(steps)

/** Pearls: bid your cards for pearls, and do not bid what others bid. */
export const pearls: Game<Config, State, Move, View, Fact> = {
  id: 'pearls',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  setup(config, seats, io) {
    const s = initialState(config, seats, io.chance)
    settle(s, io)
    return s
  },
  decisions,
  apply,
  outcome,
  view,
  sample,
  copy,
  invariants,
}

/** [R5] Most pearls wins; equal divers share their rank. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.agenda.length > 0) return undefined
  const scores = s.divers.map(({ pearls }) => pearls)
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { reason: 'seaEmpty', scores, ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) }
}

function invariants(s: Readonly<State>): string[] {
  const cards = new Set(s.divers.map(({ hand }) => hand.length))
  return cards.size === 1 ? [] : ['divers hold different numbers of cards']
}
