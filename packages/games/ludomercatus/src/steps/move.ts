import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { advance } from '../rules/movement.ts'
import type { MoveFrame, State } from '../state.ts'

/** [6] The token moves by the throw, then the space takes effect. */
export const move: Step<State, MoveFrame, Move, Fact> = {
  run(s, { seat, spaces }, io) {
    advance(s, seat, spaces, 'dice', io)
    next(s, { step: 'resolve', seat, throw: spaces, rent: 'normal' })
  },
}
