import { type Io, next, type RunStep } from '@ludoteca/kernel'
import type { Ending } from '../data/king.ts'
import type { Fact } from '../facts.ts'
import type { FinishFrame } from '../frames.ts'
import { endingOf } from '../rules/ending.ts'
import type { State } from '../state.ts'

/** [K12] The match ends, or the next round begins. */
export const finish: RunStep<State, FinishFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 12 })
    const ending = endingOf(s)
    if (ending !== null) return endMatch(s, ending, io)
    s.round++
    next(s, { step: 'roundStart' })
  },
}

/** Nothing is left to do. */
export function endMatch(s: State, ending: Ending, io: Io<Fact>): void {
  s.phase = 'OVER'
  s.ending = ending
  s.active = null
  s.agenda.length = 0
  io.tell({ type: 'gameEnded', ending, round: s.round, source: s.lastMinus5Source })
}
