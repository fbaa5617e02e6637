import { type AwaitedDecision, type Choice, CROWD, type OpenDecision, type Seat, TABLE } from '@ludoteca/kernel'
import { OWNERS_MAX } from '../data/constants.ts'
import type { Frame, Phase } from '../frames.ts'
import type { Move } from '../moves.ts'
import { isOpen } from '../rules/deals/offers.ts'
import { isLastRound } from '../rules/mode.ts'
import type { State } from '../state.ts'

const GO_ON: Move = { type: 'continue' }
const GO_ON_CHOICES: readonly Choice<State, Move>[] = [{ type: 'continue' }]

/** The table is awaited for so many seconds. Each phase has a prompt of its own, so that each has its own clock. */
export function tableGoesOn(s: Readonly<State>, sec: number, prompt: string = s.phase): AwaitedDecision<State, Move> {
  return { seat: TABLE, prompt: `goOn.${prompt}`, choices: GO_ON_CHOICES, fallback: GO_ON, ...clock(s, sec) }
}

/** Watchers may act meanwhile. */
export function crowdMay(s: Readonly<State>, choices: readonly Choice<State, Move>[]): OpenDecision<State, Move> {
  return { seat: CROWD, prompt: isLastRound(s) ? 'crowdLast' : 'crowd', choices, open: true }
}

/** By seat: that owner may act meanwhile. Nothing in it depends on the position, so it is made once for all matches. */
export function eachMay(prompt: string, choices: readonly Choice<State, Move>[]): readonly OpenDecision<State, Move>[] {
  return Array.from({ length: OWNERS_MAX }, (_, seat) => ({ seat, prompt, choices, open: true, poll: stretch }))
}

/** An owner is awaited for so many seconds. */
export function seatMust(
  s: Readonly<State>,
  seat: Seat,
  prompt: string,
  choices: readonly Choice<State, Move>[],
  fallback: Move,
  sec: number,
): AwaitedDecision<State, Move> {
  return { seat, prompt, choices, fallback, ...clock(s, sec) }
}

/** The frame of the step going on, if it is of that kind. */
export function frameOf<T extends Frame['step']>(s: Readonly<State>, step: T): Extract<Frame, { step: T }> | undefined {
  const frame = s.agenda[s.agenda.length - 1]
  return frame?.step === step ? (frame as Extract<Frame, { step: T }>) : undefined
}

function clock({ config }: Readonly<State>, sec: number): { readonly clockMs?: number } {
  return config.clocks ? { clockMs: sec * 10 * config.clockPct } : {}
}

const PHASES: readonly Phase[] = [
  'MATCH_INIT',
  'REVEAL',
  'BID',
  'INCOME',
  'ACTION',
  'MOOD',
  'VOTE',
  'DEALS',
  'EVENTS',
  'PRESS',
  'AWARDS',
  'END',
]

/** Another number for every phase, and whenever a deal changes: then an owner may want to answer after all. */
function stretch(s: Readonly<State>): number {
  let changes = 0
  for (const deal of s.deals) changes += 1 + (deal.counterFields === null ? 0 : 1) + (isOpen(deal) ? 0 : 1)
  return (s.round * PHASES.length + PHASES.indexOf(s.phase)) * 100 + changes
}
