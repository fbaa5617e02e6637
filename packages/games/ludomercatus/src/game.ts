import type { Game, Io, Outcome } from '@ludoteca/kernel'
import { type Config, checkOptions, options, SEATS_MAX, SEATS_MIN } from './config.ts'
import { CHANCE, CHEST } from './data/cards.ts'
import type { Fact } from './facts.ts'
import { invariants, transitions } from './invariants.ts'
import type { Move } from './moves.ts'
import { standing } from './rules/worth.ts'
import { copy, initialState, type State } from './state.ts'
import { beginTurn } from './steps/end-turn.ts'
import { callTime, withTime } from './steps/time.ts'
import { steps } from './steps.ts'
import { sample, type View, view } from './view.ts'

/** [3.4] Draws in this order: chance deck, chest deck, starting seat. */
function setup(config: Config, seats: number, io: Io<Fact>): State {
  const decks = { chance: CHANCE.map(({ id }) => id), chest: CHEST.map(({ id }) => id) }
  io.chance.shuffle('deck:chance', decks.chance)
  io.chance.shuffle('deck:chest', decks.chest)
  const startSeat = config.startingPlayer === 'random' ? io.chance.int('start', seats) : 0
  const s = initialState(config, seats, startSeat, decks)
  io.tell({ type: 'gameStarted', seats, startSeat, options: s.options })
  s.agenda.push({ step: 'endTurn' }, beginTurn(s, io))
  steps.settle(s, io)
  return s
}

function outcome(s: Readonly<State>): Outcome | undefined {
  return s.ending === null ? undefined : standing(s, s.ending)
}

/** Ludomercatus: buy, build, trade and outlast everybody else in a Roman market. */
export const ludomercatus: Game<Config, State, Move, View, Fact> = {
  id: 'ludomercatus',
  version: 1,
  seats: { min: SEATS_MIN, max: SEATS_MAX },
  options,
  checkOptions,
  setup,
  decisions: (s) => withTime(s, steps.decisions(s)),
  apply: (s, seat, move, io) => (move.type === 'timeUp' ? callTime(s, io) : steps.apply(s, seat, move, io)),
  outcome,
  view,
  sample,
  copy,
  invariants,
  transitions,
  undo: (s) => (s.options.undo ? 'own' : 'none'),
}
