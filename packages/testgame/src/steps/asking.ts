import { type AwaitedDecision, type Choice, CROWD, type OpenDecision, TABLE } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

/** The table is awaited; its clock, if there is one, ends the phase. */
export function tableGoesOn(s: Readonly<State>, clockMs: number): AwaitedDecision<State, Move> {
  return {
    seat: TABLE,
    prompt: 'goOn',
    choices: [{ type: 'continue' }],
    fallback: { type: 'continue' },
    ...clock(s, clockMs),
  }
}

/** Watchers may act meanwhile. */
export function crowdMay(prompt: string, ...choices: readonly Choice<State, Move>[]): OpenDecision<State, Move> {
  return { seat: CROWD, prompt, choices, open: true }
}

/** How long somebody may think. */
export function thinkMs({ config }: Readonly<State>): number {
  return config.clockSec * 1000
}

export function clock({ config }: Readonly<State>, clockMs: number): { readonly clockMs?: number } {
  return config.clocks ? { clockMs } : {}
}
