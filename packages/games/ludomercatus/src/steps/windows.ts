import { type Decision, TABLE } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Move } from '../moves.ts'
import { liveMask, playerAt } from '../rules/seats.ts'
import type { State } from '../state.ts'
import { type AnyDecision, awaited, open, shared } from './asking.ts'
import type { AnyChoice, ChoiceOf } from './choices.ts'
import { manageMenu } from './menus.ts'

const timeUp: ChoiceOf<'timeUp'> = { type: 'timeUp' }
const timeUpOnly = [timeUp]

/**
 * [5.1, 5.4] The question of an open window: the active player must go on;
 * meanwhile everybody may manage, the active player first and the others in seat order after.
 */
export function windowQuestion(prompt: string, progress: readonly AnyChoice[], fallback: Move) {
  const goOn = shared((s, seat): Decision<State, Move> => awaited(s, seat, prompt, progress, fallback, CLOCK_MS.turn))
  return (s: Readonly<State>): readonly AnyDecision[] => {
    const live = liveMask(s)
    const decisions: AnyDecision[] = [goOn(s, s.active)]
    const { length } = s.players
    for (let i = 0; i < length; i++) {
      const seat = (s.active + i) % length
      if (!playerAt(s, seat).bankrupt) decisions.push(open(seat, 'manage', manageMenu(s, seat, live), s.windowNo))
    }
    // [17.2] The host calls time; the rules have no clock.
    if (s.options.timeLimitSec > 0 && !s.finalRound) decisions.push(open(TABLE, 'timeUp', timeUpOnly, s.windowNo))
    return decisions
  }
}
