import {
  type AwaitedDecision,
  type Choice,
  type Decision,
  type OpenDecision,
  type Refusal,
  refuse,
  type Seat,
  TABLE,
} from '@ludoteca/kernel'
import { CLOCK_MS, SEATS_MAX } from '../config.ts'
import type { Move, PlayerMove } from '../moves.ts'
import { lossIsMissing } from '../rules/envy.ts'
import type { State } from '../state.ts'
import { IN_ACTIONS, IN_MAINTENANCE, WHILE_LOOKING } from './choices.ts'

type Asked = Decision<State, Move>
type Choices = readonly Choice<State, PlayerMove>[]

/** Decisions never change, so they are made once for every seat, with and without a clock. */
const ACT = bySeat((seat) => awaited(seat, 'act', IN_ACTIONS, { type: 'setReady', ready: true }, CLOCK_MS.actions))
const ACT_MORE = bySeat((seat) => open(seat, 'actMore', IN_ACTIONS))
const CHOOSE_LOSS = bySeat((seat) =>
  awaited(seat, 'chooseLoss', IN_MAINTENANCE, { type: 'chooseLoss', choice: 'gold' }, CLOCK_MS.lossChoice),
)
const PREPARE = bySeat((seat) => open(seat, 'prepare', IN_MAINTENANCE))
const LOOK = bySeat((seat) => open(seat, 'look', WHILE_LOOKING))

const advance: Choice<State, Move> = { type: 'advance', check: refusalOfAdvance }
const endCampaign: Choice<State, Move> = {
  type: 'endCampaign',
  paramsOf: ({ config }) => (config.session === 'kampagne' ? {} : null),
  check: ({ config }) => (config.session === 'kampagne' ? undefined : refuse('RULE', { why: 'notACampaign' })),
}
const TABLE_AWAITED = pair(TABLE, 'advance', [advance, endCampaign], { type: 'advance' }, CLOCK_MS.look)
const TABLE_OPEN: Asked = { seat: TABLE, open: true, prompt: 'advance', choices: [advance, endCampaign], poll: pollOf }

/** [3.1] The lobby, or a wait for those who must choose what to lose. */
export function askInMaintenance(s: Readonly<State>): readonly Asked[] {
  const asked: Asked[] = []
  let waits = false
  for (const p of s.players) {
    const mustChoose = lossIsMissing(s, p)
    waits ||= mustChoose
    asked.push(mustChoose ? withClock(s, CHOOSE_LOSS, p.seat) : (PREPARE[p.seat] as Asked))
  }
  asked.push(waits ? TABLE_OPEN : table(s))
  return asked
}

/** [3.1, D-43] Everybody acts at once; who is ready may still change their mind. */
export function askInActions(s: Readonly<State>): readonly Asked[] {
  const asked: Asked[] = []
  let waits = false
  for (const { seat, ready } of s.players) {
    waits ||= !ready
    asked.push(ready ? (ACT_MORE[seat] as Asked) : withClock(s, ACT, seat))
  }
  asked.push(waits ? TABLE_OPEN : table(s))
  return asked
}

/** Conversion and reset are there to be looked at. */
export function askWhileLooking(s: Readonly<State>): readonly Asked[] {
  return [...s.players.map(({ seat }) => LOOK[seat] as Asked), table(s)]
}

/** [5.1, D-32] */
function refusalOfAdvance(s: Readonly<State>): Refusal | undefined {
  if (s.phase !== 'maintenance') return undefined
  const missing = s.players.filter((p) => lossIsMissing(s, p)).map(({ seat }) => seat)
  return missing.length > 0 ? refuse('INPUT', { why: 'lossMissing', seats: missing.join(',') }) : undefined
}

/** The same question with and without a clock. */
interface Pair {
  readonly timed: Asked
  readonly untimed: Asked
}

function withClock({ config }: Readonly<State>, pairs: readonly Pair[], seat: Seat): Asked {
  const { timed, untimed } = pairs[seat] as Pair
  return config.clocks ? timed : untimed
}

function table({ config }: Readonly<State>): Asked {
  return config.clocks ? TABLE_AWAITED.timed : TABLE_AWAITED.untimed
}

function pair(
  seat: Seat,
  prompt: string,
  choices: readonly Choice<State, Move>[],
  fallback: Move,
  clockMs: number,
): Pair {
  const untimed: AwaitedDecision<State, Move> = { seat, prompt, choices, fallback }
  return { timed: { ...untimed, clockMs }, untimed }
}

function awaited(seat: Seat, prompt: string, choices: Choices, fallback: Move, clockMs: number): Pair {
  return pair(seat, prompt, choices as readonly Choice<State, Move>[], fallback, clockMs)
}

function open(seat: Seat, prompt: string, choices: Choices): OpenDecision<State, Move> {
  return { seat, open: true, prompt, choices: choices as readonly Choice<State, Move>[], poll: pollOf }
}

/** Who has nothing to add in a phase need not be asked again before the next. */
function pollOf({ round, phase }: Readonly<State>): number {
  return round * 4 + PHASES.indexOf(phase)
}
const PHASES: readonly State['phase'][] = ['maintenance', 'actions', 'conversion', 'reset']

function bySeat<T>(make: (seat: Seat) => T): readonly T[] {
  return Array.from({ length: SEATS_MAX }, (_, seat) => make(seat))
}
