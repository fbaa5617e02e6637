import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { activeSeats, bySeat } from '../rules/players.ts'
import { penaltyOf } from '../rules/prices.ts'
import type { State, TurnFrame } from '../state.ts'

/** [6.4] Turn, modifier and penalty are known before anybody chooses to leave. */
export const turn: Step<State, TurnFrame, Move, Fact> = {
  run(s, _f, io) {
    const { turn, modifier } = s
    io.tell({ type: 'turnStarted', turn, modifier, penalty: penaltyOf(s), players: activeSeats(s).length })
    if (s.config.mode === 'table') return next(s, { step: 'exits' })
    next(s, { step: 'exitChoices', sealed: bySeat<boolean | null>(s, null, false) })
  },
}
