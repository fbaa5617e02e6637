import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { ShowFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { crowdMay, tableGoesOn } from './asking.ts'
import { onCrowd, WATCHING } from './crowd.ts'
import { CHANGING_SEATS, onTakeSeat } from './take-seat.ts'

const CROWD_MAY = crowdMay(WATCHING)
const CROWD_AT_REVEAL = crowdMay(CHANGING_SEATS)

/** A phase that only shows something. */
export const show: Step<State, ShowFrame, Move, Fact> = {
  ask: (s, { sec }) => [(s.phase === 'REVEAL' ? CROWD_AT_REVEAL : CROWD_MAY)(s), tableGoesOn(s, sec)],
  on: { ...onCrowd, takeSeat: onTakeSeat, continue: (s) => next(s) },
}
