import type { AwaitedDecision, Decision, OpenDecision, Seat } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import type { AnyChoice } from './choices.ts'

export type AnyDecision = Decision<State, Move>

/** The match waits for this seat. Only the online table has clocks. [19] */
export function awaited(
  s: Readonly<State>,
  seat: Seat,
  prompt: string,
  choices: readonly AnyChoice[],
  fallback: Move,
  clockMs: number,
): AwaitedDecision<State, Move> {
  return s.options.clocks ? { seat, prompt, choices, fallback, clockMs } : { seat, prompt, choices, fallback }
}

/** The same in an open window, in which bots are asked once. [D12] */
export function awaitedInWindow(
  s: Readonly<State>,
  prompt: string,
  choices: readonly AnyChoice[],
  fallback: Move,
  clockMs: number,
): AwaitedDecision<State, Move> {
  const { active: seat, windowNo: poll } = s
  return s.options.clocks
    ? { seat, prompt, choices, fallback, clockMs, poll }
    : { seat, prompt, choices, fallback, poll }
}

/** This seat may act meanwhile. */
export function open(
  seat: Seat,
  prompt: string,
  choices: readonly AnyChoice[],
  poll: number,
): OpenDecision<State, Move> {
  return { seat, open: true, prompt, choices, poll }
}

/** A question that only depends on the seat, made once for each seat and shared. */
export function fixedQuestion(
  prompt: string,
  choices: readonly AnyChoice[],
  fallback: Move,
  clockMs: number,
): (s: Readonly<State>, seat: Seat) => readonly AnyDecision[] {
  const timed: (readonly AnyDecision[])[] = []
  const untimed: (readonly AnyDecision[])[] = []
  return (s, seat) => {
    const known = s.options.clocks ? timed : untimed
    let question = known[seat]
    if (question === undefined) {
      question = [awaited(s, seat, prompt, choices, fallback, clockMs)]
      known[seat] = question
    }
    return question
  }
}
