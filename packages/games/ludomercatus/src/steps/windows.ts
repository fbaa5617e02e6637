import { TABLE } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Move } from '../moves.ts'
import { liveMask, playerAt } from '../rules/seats.ts'
import type { State } from '../state.ts'
import { type AnyDecision, awaitedInWindow, open } from './asking.ts'
import type { ChoiceOf } from './choices.ts'
import { type Menu, windowMenu } from './menus.ts'

const manageMenu = windowMenu([])
const timeUp: ChoiceOf<'timeUp'> = { type: 'timeUp' }
const timeUpOnly = [timeUp]

/** [5.1, 5.4] The active player must go on; everybody else may manage, in seat order after the active player. */
export function windowDecisions(
  s: Readonly<State>,
  prompt: string,
  menu: Menu,
  fallback: Move,
): readonly AnyDecision[] {
  const live = liveMask(s)
  const decisions: AnyDecision[] = [awaitedInWindow(s, prompt, menu(s, s.active, live), fallback, CLOCK_MS.turn)]
  const { length } = s.players
  for (let i = 1; i < length; i++) {
    const seat = (s.active + i) % length
    if (!playerAt(s, seat).bankrupt) decisions.push(open(seat, 'manage', manageMenu(s, seat, live), s.windowNo))
  }
  // [17.2] The host calls time; the rules have no clock.
  if (s.options.timeLimitSec > 0 && !s.finalRound) decisions.push(open(TABLE, 'timeUp', timeUpOnly, s.windowNo))
  return decisions
}
