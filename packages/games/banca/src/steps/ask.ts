import type { AwaitedDecision, Choice, Seat } from '@ludoteca/kernel'
import { SEATS } from '../data/defaults.ts'
import type { Move } from '../moves.ts'
import type { Player, State } from '../state.ts'

export type Asked = AwaitedDecision<State, Move>
type BancaChoice = Choice<State, Move>

interface Question {
  readonly prompt: string
  readonly choices: readonly BancaChoice[]
  readonly fallback: Move
  readonly clockSec: number
}

/** Decisions depend on the seat and the clock alone, so they are made once. Only live play has clocks. */
export function question({ clockSec, ...asked }: Question): (s: Readonly<State>, seat: Seat) => Asked {
  const untimed: Asked[] = Array.from({ length: SEATS.max }, (_, seat) => ({ seat, ...asked }))
  const timed: Asked[] = untimed.map((decision) => ({ ...decision, clockMs: clockSec * 1_000 }))
  return ({ config }, seat) => (config.mode === 'live' && config.clocks ? timed : untimed)[seat] as Asked
}

/** The question to everybody who still plays and has not answered yet, in seat order. It is put anew after every answer. */
export function askWaiting<A>(
  s: Readonly<State>,
  answers: readonly A[],
  unanswered: A,
  ask: (s: Readonly<State>, seat: Seat) => Asked,
): Asked[] {
  const asked: Asked[] = []
  for (let seat = 0; seat < s.players.length; seat++) {
    if ((s.players[seat] as Player).active && answers[seat] === unanswered) asked.push(ask(s, seat))
  }
  return asked
}
