import { type ClockDecision, type Io, TABLE } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { State } from '../state.ts'
import type { AnyDecision } from './asking.ts'
import type { ChoiceOf } from './choices.ts'

const timeUp: ChoiceOf<'timeUp'> = { type: 'timeUp' }
const TIME_UP: MoveOf<'timeUp'> = { type: 'timeUp' }

/** [17.2] The clock of the table calls time once, whatever the players are being asked just then; nobody else may. */
export function withTime(s: Readonly<State>, decisions: readonly AnyDecision[]): readonly AnyDecision[] {
  if (s.options.timeLimitSec === 0 || s.finalRound || s.ending !== null) return decisions
  return [...decisions, callAfter(s.options.timeLimitSec)]
}

function callAfter(seconds: number): ClockDecision<State, Move> {
  return {
    seat: TABLE,
    open: true,
    prompt: 'timeUp',
    choices: [timeUp],
    clockMs: seconds * 1000,
    byClock: TIME_UP,
  }
}

/** Whether the clock of the table calls time by this move: matches without a limit need not look at it. */
export function isTimeCalled({ options }: Readonly<State>, move: Move): boolean {
  return options.timeLimitSec > 0 && move.type === 'timeUp'
}

export function callTime(s: State, io: Io<Fact>): void {
  s.finalRound = true
  io.tell({ type: 'timeCalled', round: s.round })
}
