import { type Io, TABLE } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { type AnyDecision, open } from './asking.ts'
import type { ChoiceOf } from './choices.ts'

const timeUp: ChoiceOf<'timeUp'> = { type: 'timeUp' }
const call = open(TABLE, 'timeUp', [timeUp])

/** [17.2] The rules have no clock: the host calls time once, whatever the players are being asked just then. */
export function withTime(s: Readonly<State>, decisions: readonly AnyDecision[]): readonly AnyDecision[] {
  if (s.options.timeLimitSec === 0 || s.finalRound || s.ending !== null) return decisions
  return [...decisions, call]
}

export function callTime(s: State, io: Io<Fact>): void {
  s.finalRound = true
  io.tell({ type: 'timeCalled', round: s.round })
}
