import type { Seat } from '@ludoteca/kernel'
import { CLOCK_MS, SEATS_MAX } from '../config.ts'
import type { Move } from '../moves.ts'
import { liveMask } from '../rules/seats.ts'
import { mayTakeToken } from '../rules/tokens.ts'
import type { State } from '../state.ts'
import { type AnyDecision, awaited, open } from './asking.ts'
import { type AnyChoice, takeTokenChoice } from './choices.ts'
import { manageMenu } from './menus.ts'

type Question = (s: Readonly<State>) => readonly AnyDecision[]

/**
 * [5.1, 5.4] The question of an open window: the active player must go on;
 * meanwhile everybody may manage, the active player first and the others in seat order after.
 * It depends on who is active, who is live and whether there are clocks alone, so each is made once and shared by all positions.
 */
export function windowQuestion(prompt: string, progress: readonly AnyChoice[], fallback: Move): Question {
  const made: (readonly AnyDecision[])[] = []
  const question: Question = (s) => {
    const live = liveMask(s)
    const key = ((live * SEATS_MAX + s.active) << 1) | (s.options.clocks ? 1 : 0)
    const known = made[key]
    if (known !== undefined) return known
    const decisions = [awaited(s, s.active, prompt, progress, fallback, CLOCK_MS.turn), ...management(s.active, live)]
    made[key] = decisions
    return decisions
  }
  return (s) => withTokens(s, question(s), prompt === 'preRoll')
}

/** [3.1] Whoever has not thrown yet may choose a token. */
function withTokens(
  s: Readonly<State>,
  decisions: readonly AnyDecision[],
  isBeforeRoll: boolean,
): readonly AnyDecision[] {
  if (s.round > 1) return decisions
  return [...decisions, ...TOKEN_DECISIONS.filter(({ seat }) => mayTakeToken(s, seat, isBeforeRoll))]
}

const TOKEN_DECISIONS = Array.from({ length: SEATS_MAX }, (_, seat) => open(seat, 'token', [takeTokenChoice]))

function management(active: Seat, live: number): readonly AnyDecision[] {
  return Array.from({ length: SEATS_MAX }, (_, i) => (active + i) % SEATS_MAX)
    .filter((seat) => (live & (1 << seat)) !== 0)
    .map((seat) => open(seat, 'manage', manageMenu(seat, live)))
}
