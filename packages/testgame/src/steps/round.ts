import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { FinishFrame, Frame, RoundFrame, RoundPhase, State } from '../state.ts'

/** The next round with its phases, or the end. */
export const round: Step<State, RoundFrame, Move, Fact> = {
  run(s) {
    if (isLast(s)) return next(s, { step: 'finish' })
    s.round++
    const phases: RoundPhase[] = ['REVEAL', 'BID', 'ACTION', isElection(s) ? 'VOTE' : 'MOOD', 'EVENTS', 'PRESS']
    if (s.config.awards && isLast(s)) phases.push('AWARDS')
    next(s, ...phases.map((phase): Frame => ({ step: 'open', phase })), { step: 'round' })
  },
}

/** Whether this round votes for a candidate instead of a mood. */
export function isElection(s: Readonly<State>): boolean {
  return s.config.elections && s.round % 2 === 0
}

export function isLast(s: Readonly<State>): boolean {
  return s.round === s.config.rounds
}

export const finish: Step<State, FinishFrame, Move, Fact> = {
  run(s, _f, io) {
    s.phase = 'END'
    io.reveal()
    io.tell({ type: 'phaseChange', round: s.round, phase: 'END' })
    next(s)
  },
}
