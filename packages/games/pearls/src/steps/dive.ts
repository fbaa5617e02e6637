import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { DiveFrame, State } from '../state.ts'

/** [R2] The next pearl comes up; the match ends when the sea is empty. */
export const dive: Step<State, DiveFrame, Move, Fact> = {
  run(s, _f, io) {
    const worth = s.sea.pop()
    if (worth === undefined) return next(s)
    io.reveal()
    io.tell({ type: 'pearlShown', worth })
    next(s, { step: 'bids', worth, sealed: s.divers.map(() => null) }, { step: 'dive' })
  },
}
