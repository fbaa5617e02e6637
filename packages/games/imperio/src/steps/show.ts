import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { ShowFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { crowdMay, tableGoesOn } from './asking.ts'
import { onCrowd, WATCHING } from './crowd.ts'
import { CHANGING_SEATS, onTakeSeat } from './take-seat.ts'

/** A phase that only shows something. */
export const show: Step<State, ShowFrame, Move, Fact> = {
  ask: (s, { sec }) => [crowdMay(s, s.phase === 'REVEAL' ? CHANGING_SEATS : WATCHING), tableGoesOn(s, sec)],
  on: { ...onCrowd, takeSeat: onTakeSeat, continue: (s) => next(s) },
}
