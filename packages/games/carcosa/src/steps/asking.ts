import { type AwaitedDecision, type Choice, currentFrame, type Seat } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Move, Prompt } from '../moves.ts'
import type { Frame, State } from '../state.ts'

export type AnyChoice = Choice<State, Move>

/** The match waits for this seat. Only the online table has clocks [D-29]. */
export function awaited(
  s: Readonly<State>,
  seat: Seat,
  prompt: Prompt,
  choices: readonly AnyChoice[],
  fallback: Move,
  clockMs: number = CLOCK_MS.decision,
): readonly [AwaitedDecision<State, Move>] {
  return s.config.clocks ? [{ seat, prompt, choices, fallback, clockMs }] : [{ seat, prompt, choices, fallback }]
}

/** The frame of the step going on. */
export function frameNow<T extends Frame['step']>(s: Readonly<State>): Extract<Frame, { step: T }> {
  return currentFrame(s) as Extract<Frame, { step: T }>
}
