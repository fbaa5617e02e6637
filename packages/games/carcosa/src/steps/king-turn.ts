import { type AskStep, next, TABLE } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { KingTurnFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { awaited } from './asking.ts'
import { endMatch } from './finish.ts'

const END_ROUND = { type: 'kingEndRound' } as const
const WITH_LIMIT = [END_ROUND] as const
/** [D-59] A match without a limit may have become one that nobody can win. */
const WITHOUT_LIMIT = [END_ROUND, { type: 'giveUp' }] as const

/** [5.5] KING_ENDROUND: the table lets the end of the round begin. */
export const kingTurn: AskStep<State, KingTurnFrame, Move, Fact> = {
  ask: (s) =>
    awaited(s, TABLE, 'kingEndRound', s.config.maxRounds > 0 ? WITH_LIMIT : WITHOUT_LIMIT, END_ROUND, CLOCK_MS.king),
  on: {
    kingEndRound(s) {
      next(
        s,
        { step: 'house' },
        { step: 'roulette' },
        { step: 'monsters', left: null },
        { step: 'statuses' },
        { step: 'durations' },
        { step: 'falseKing' },
        { step: 'belt' },
        { step: 'finish' },
      )
    },
    giveUp: (s, _f, _seat, _move, io) => endMatch(s, 'TIMEOUT', io),
  },
}
