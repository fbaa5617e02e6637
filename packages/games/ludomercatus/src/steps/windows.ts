import { type Seat, TABLE } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Move } from '../moves.ts'
import { liveMask } from '../rules/seats.ts'
import type { State } from '../state.ts'
import { type AnyDecision, awaited, open, SEATS_MAX } from './asking.ts'
import type { AnyChoice, ChoiceOf } from './choices.ts'
import { manageMenu } from './menus.ts'

const timeUp: ChoiceOf<'timeUp'> = { type: 'timeUp' }
const callTime = open(TABLE, 'timeUp', [timeUp])

type Question = (s: Readonly<State>) => readonly AnyDecision[]

/**
 * [5.1, 5.4] The question of an open window: the active player must go on;
 * meanwhile everybody may manage, the active player first and the others in seat order after.
 * It depends on who is active, who is live and two flags alone, so each is made once and shared by all positions.
 */
export function windowQuestion(prompt: string, progress: readonly AnyChoice[], fallback: Move): Question {
  const made: (readonly AnyDecision[])[] = []
  return (s) => {
    const live = liveMask(s)
    const timed = mayCallTime(s)
    const key = (((live * SEATS_MAX + s.active) << 1) | (s.options.clocks ? 1 : 0)) * 2 + (timed ? 1 : 0)
    const known = made[key]
    if (known !== undefined) return known
    const decisions = [awaited(s, s.active, prompt, progress, fallback, CLOCK_MS.turn), ...management(s.active, live)]
    made[key] = timed ? [...decisions, callTime] : decisions
    return made[key]
  }
}

function management(active: Seat, live: number): readonly AnyDecision[] {
  return Array.from({ length: SEATS_MAX }, (_, i) => (active + i) % SEATS_MAX)
    .filter((seat) => (live & (1 << seat)) !== 0)
    .map((seat) => open(seat, 'manage', manageMenu(seat, live)))
}

/** [17.2] The host calls time; the rules have no clock. */
function mayCallTime(s: Readonly<State>): boolean {
  return s.options.timeLimitSec > 0 && !s.finalRound
}
