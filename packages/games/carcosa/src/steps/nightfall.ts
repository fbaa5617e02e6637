import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { NightfallFrame, State } from '../state.ts'

/** [5.1] After the last slot. */
export const nightfall: RunStep<State, NightfallFrame, Fact> = {
  run(s) {
    s.phase = 'KING'
    next(s, { step: 'kingTurn' })
  },
}
