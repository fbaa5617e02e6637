import { type Game, type Outcome, playSteps } from '@ludoteca/kernel'
import { type Config, options } from './config.ts'
import { HAND_SIZE, LOTS } from './data.ts'
import type { Fact } from './facts.ts'
import type { Move } from './moves.ts'
import { copy, type Frame, initialState, type State } from './state.ts'
import { action } from './steps/action.ts'
import { awards } from './steps/awards.ts'
import { bid } from './steps/bid.ts'
import { mood } from './steps/mood.ts'
import { open } from './steps/open.ts'
import { finish, round } from './steps/round.ts'
import { show } from './steps/show.ts'
import { vote } from './steps/vote.ts'
import { sample, type View, view } from './view.ts'

const table = { round, open, show, bid, action, mood, vote, awards, finish }
const { settle, decisions, apply } = playSteps<Frame, State, Move, Fact>(table)
/** The names of all steps. */
export const STEP_NAMES: readonly string[] = Object.keys(table)

/** Plaza: a miniature with every feature that a server must carry. */
export const plaza: Game<Config, State, Move, View, Fact> = {
  id: 'plaza',
  version: 1,
  seats: { min: 2, max: 12 },
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
  // All watchers share one seat: none may take back what another did.
  undo: (s, seat) => (seat >= 0 ? s.config.undo : 'none'),
}

/** Cash, fame and the secret cards count. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.agenda.length > 0) return undefined
  const scores = s.owners.map(({ cash, fame }, seat) => cash + fame + (s.hands[seat] ?? []).reduce((a, b) => a + b, 0))
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { reason: 'roundsPlayed', scores, ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) }
}

function invariants(s: Readonly<State>): string[] {
  const problems: string[] = []
  if (s.owners.some(({ cash, fame }) => cash < 0 || fame < 0)) problems.push('somebody owes cash or fame')
  const lots = new Set([...s.deck, ...s.row.map(({ propertyId }) => propertyId)])
  if (lots.size !== LOTS.length || s.deck.length + s.row.length !== LOTS.length)
    problems.push('a lot is lost or doubled')
  if (new Set(s.hands.flat()).size !== s.owners.length * HAND_SIZE) problems.push('a secret card is lost or doubled')
  return problems
}
