import { type AwaitedDecision, type Choice, CROWD, currentFrame, type OpenDecision, TABLE } from '@ludoteca/kernel'
import { OWNERS_MAX } from '../data/constants.ts'
import type { Frame, Phase } from '../frames.ts'
import type { Move } from '../moves.ts'
import { isLastRound } from '../rules/mode.ts'
import type { State } from '../state.ts'

// Decisions depend on nothing in the position but a clock and the last round, so they are made once for all matches.

/** By seat: that owner may act meanwhile. */
export function eachMay(prompt: string, choices: readonly Choice<State, Move>[]): readonly OpenDecision<State, Move>[] {
  return Array.from({ length: OWNERS_MAX }, (_, seat) => ({ seat, prompt, choices, open: true, poll: stretch }))
}

/** By seat: that owner is awaited for so many seconds. */
export function eachMust(
  prompt: string,
  choices: readonly Choice<State, Move>[],
  fallback: Move,
): Timed<readonly AwaitedDecision<State, Move>[]> {
  return timed((clock) =>
    Array.from({ length: OWNERS_MAX }, (_, seat) => ({ seat, prompt, choices, fallback, ...clock })),
  )
}

/** Watchers may act meanwhile. */
export function crowdMay(choices: readonly Choice<State, Move>[]): (s: Readonly<State>) => OpenDecision<State, Move> {
  const usual = { seat: CROWD, prompt: 'crowd', choices, open: true } as const
  const last = { ...usual, prompt: 'crowdLast' }
  return (s) => (isLastRound(s) ? last : usual)
}

const GO_ON: Move = { type: 'continue' }
const GO_ON_CHOICES: readonly Choice<State, Move>[] = [{ type: 'continue' }]

/** The table is awaited for so many seconds, with a prompt of its own, so that it has its own clock. */
export function goOnAs(prompt: string): Timed<AwaitedDecision<State, Move>> {
  return timed((clock) => ({
    seat: TABLE,
    prompt: `goOn.${prompt}`,
    choices: GO_ON_CHOICES,
    fallback: GO_ON,
    ...clock,
  }))
}

/** The table is awaited for so many seconds, with the prompt of the phase. */
export function tableGoesOn(s: Readonly<State>, sec: number): AwaitedDecision<State, Move> {
  return (GO_ON_BY_PHASE.get(s.phase) as Timed<AwaitedDecision<State, Move>>)(s, sec)
}

/** The frame of the step going on, if it is of that kind. */
export function frameOf<T extends Frame['step']>(s: Readonly<State>, step: T): Extract<Frame, { step: T }> | undefined {
  const frame = currentFrame(s)
  return frame?.step === step ? (frame as Extract<Frame, { step: T }>) : undefined
}

/** What is made for a clock of so many seconds. */
type Timed<T> = (s: Readonly<State>, sec: number) => T

const NO_CLOCK = -1

/** Makes it once for each length of a clock that ever comes up: there are no more than pace and phases make. */
function timed<T>(make: (clock: { readonly clockMs?: number }) => T): Timed<T> {
  const made = new Map<number, T>()
  return ({ config }, sec) => {
    const clockMs = config.clocks ? sec * 10 * config.clockPct : NO_CLOCK
    const known = made.get(clockMs)
    if (known !== undefined) return known
    const fresh = make(clockMs === NO_CLOCK ? {} : { clockMs })
    made.set(clockMs, fresh)
    return fresh
  }
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

const GO_ON_BY_PHASE: ReadonlyMap<Phase, Timed<AwaitedDecision<State, Move>>> = new Map(
  PHASES.map((phase) => [phase, goOnAs(phase)]),
)

/** Another number for every phase, and with every offer and every counter: then an owner may want to answer after all. */
function stretch(s: Readonly<State>): number {
  let questions = 0
  for (const { counterFields } of s.deals) questions += counterFields === null ? 1 : 2
  return (s.round * PHASES.length + PHASES.indexOf(s.phase)) * 100 + questions
}
