import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame, RoundFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import { roundSeedOf } from '../rules/hash.ts'
import { listOf } from '../rules/list.ts'
import { isLastRound, phasesIn } from '../rules/mode.ts'
import type { State } from '../state.ts'

/** [2.1] The next round with its phases, or the end. */
export const round: Step<State, RoundFrame, Move, Fact> = {
  run(s) {
    if (isLastRound(s)) return next(s, { step: 'finish' })
    s.round++
    s.roundSeed = roundSeedOf(s.matchSeed, s.round)
    const phases = phasesIn(s.config.mode, s.round)
    next(s, ...listOf(phases, (phase): Frame => ({ step: 'open', phase })), { step: 'round' })
  },
}
