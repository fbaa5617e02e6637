import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame, RoundFrame, RoundPhase } from '../frames.ts'
import type { Move } from '../moves.ts'
import { roundSeedOf } from '../rules/hash.ts'
import { listOf } from '../rules/list.ts'
import { isElectionRound, isLastRound, modeOf } from '../rules/mode.ts'
import type { State } from '../state.ts'

/** [2.1] The next round with its phases, or the end. */
export const round: Step<State, RoundFrame, Move, Fact> = {
  run(s) {
    if (isLastRound(s)) return next(s, { step: 'finish' })
    s.round++
    s.roundSeed = roundSeedOf(s.matchSeed, s.round)
    const choice = isElectionRound(s) ? 'VOTE' : 'MOOD'
    const phases: RoundPhase[] = ['REVEAL', 'BID', 'INCOME', 'ACTION', choice, 'DEALS', 'EVENTS', 'PRESS']
    if (modeOf(s).awardsRounds.includes(s.round)) phases.push('AWARDS')
    next(s, ...listOf(phases, (phase): Frame => ({ step: 'open', phase })), { step: 'round' })
  },
}
