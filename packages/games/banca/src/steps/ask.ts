import type { AwaitedDecision, Choice, Seat } from '@ludoteca/kernel'
import { SEATS } from '../data/defaults.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

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
