import type { Game, Outcome } from '@ludoteca/kernel'
import { type Config, checkOptions, options, SEATS_MAX, SEATS_MIN } from './config.ts'
import type { Fact } from './facts.ts'
import { glance } from './glance.ts'
import { invariants, transitions } from './invariants.ts'
import type { Move } from './moves.ts'
import { standing } from './rules/worth.ts'
import { setup } from './setup.ts'
import { copy, type State } from './state.ts'
import { callTime, isTimeCalled, withTime } from './steps/time.ts'
import { steps } from './steps.ts'
import { sample, type View, view } from './view.ts'

function outcome(s: Readonly<State>): Outcome | undefined {
  return s.ending === null ? undefined : standing(s, s.ending)
}

/** Ludomercatus: buy, build, trade and outlast everybody else in a Roman market. */
export const ludomercatus: Game<Config, State, Move, View, Fact> = {
  id: 'ludomercatus',
  version: 2,
  seats: { min: SEATS_MIN, max: SEATS_MAX },
  options,
  checkOptions,
  setup,
  decisions: (s) => withTime(s, steps.decisions(s)),
  apply: (s, seat, move, io) => (isTimeCalled(s, move) ? callTime(s, io) : steps.apply(s, seat, move, io)),
  outcome,
  view,
  glance,
  sample,
  copy,
  invariants,
  transitions,
  undo: (s, seat) => (s.options.undo && seat >= 0 ? 'own' : 'none'),
}
