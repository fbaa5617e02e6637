import { next, type Step } from '@ludoteca/kernel'
import { SHOW_MS } from '../data.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { ShowFrame, State } from '../state.ts'
import { tableGoesOn } from './asking.ts'

/** A phase that only shows something: reveal, events and press. */
export const show: Step<State, ShowFrame, Move, Fact> = {
  ask: (s) => [tableGoesOn(s, SHOW_MS)],
  on: { continue: (s) => next(s) },
}
