import type { Game, Io, Outcome } from '@ludoteca/kernel'
import { type Config, checkOptions, options, SEATS_MAX, SEATS_MIN, seatsFor } from './config.ts'
import { copy } from './copy.ts'
import type { Fact } from './facts.ts'
import { invariants } from './invariants.ts'
import type { Move } from './moves.ts'
import { teamKeys } from './rules/keys.ts'
import { sample } from './sample.ts'
import { initialState } from './setup.ts'
import type { State } from './state.ts'
import { apply, decisions, settle } from './steps.ts'
import { glance, type View, view } from './view.ts'

function setup(config: Config, seats: number, io: Io<Fact>): State {
  const s = initialState(config, seats, io)
  io.tell({
    type: 'gameStarted',
    roles: s.players.map(({ role }) => role),
    nodes: s.players.map(({ node }) => node),
    stairs: s.stairs,
    specials: s.specials.map(({ node }) => node),
    kingSeat: config.kingMode === 'SEAT' ? s.players.length : null,
  })
  settle(s, io)
  return s
}

/** [8] All souls win or none; whoever plays the King wins when they do not get out. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.ending === null) return undefined
  const souls = s.players.map((_, seat) => seat)
  const won = s.ending === 'WIN'
  const keys = teamKeys(s)
  if (s.config.kingMode === 'DICE') {
    return { reason: s.ending, ranks: souls.map(() => 1), winners: won ? souls : [], scores: souls.map(() => keys) }
  }
  return {
    reason: s.ending,
    ranks: [...souls.map(() => (won ? 1 : 2)), won ? souls.length + 1 : 1],
    winners: won ? souls : [souls.length],
    scores: [...souls.map(() => keys), s.keysDestroyed],
  }
}

/** Carcosa: leave the house of the King in Yellow together, or stay. */
export const carcosa: Game<Config, State, Move, View, Fact> = {
  id: 'carcosa',
  version: 1,
  seats: { min: SEATS_MIN, max: SEATS_MAX },
  options,
  seatsFor,
  checkOptions,
  setup,
  decisions,
  apply,
  outcome,
  view,
  glance,
  sample,
  copy,
  invariants,
  // [12.2] Never after a die or a card.
  undo: () => 'own',
}
