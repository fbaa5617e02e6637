import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { END_TURN, type Move, ROLL } from '../moves.ts'
import type { FinishRollFrame, PostRollFrame, State } from '../state.ts'
import type { ChoiceOf } from './choices.ts'
import { management } from './management.ts'
import { roll, rollChoice } from './pre-roll.ts'
import { windowQuestion } from './windows.ts'

const endTurnChoice: ChoiceOf<'endTurn'> = { type: 'endTurn' }
const rollAgain = windowQuestion('rollAgain', [rollChoice], ROLL)
const mayEnd = windowQuestion('endTurn', [endTurnChoice], END_TURN)

/** [5.2] The roll is resolved: a new window opens. */
export const finishRoll: Step<State, FinishRollFrame, Move, Fact> = {
  run(s) {
    s.windowNo++
    next(s, { step: 'postRoll' })
  },
}

/** [5.3.5] After doubles the player must roll again; otherwise the turn may end. */
export const postRoll: Step<State, PostRollFrame, Move, Fact> = {
  ask: (s) => (s.mayRollAgain ? rollAgain(s) : mayEnd(s)),
  on: {
    ...management,
    roll,
    endTurn(s) {
      next(s)
    },
  },
}
