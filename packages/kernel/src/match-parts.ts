import type { ChanceState } from './chance.ts'
import { isFields } from './domain.ts'
import { type Fact, type Move, type Refusal, refuse, type Seat, type Told } from './game.ts'
import type { GeneratorName } from './generators.ts'
import type { SeatInfo } from './options.ts'

/** The one move every game shares: it takes back the last move still in force. */
export interface UndoMove {
  readonly type: 'undo'
  readonly reason?: string
}
/** What the outside adds to a move: who made it in the seat's name, and when. Rules never see it. */
export interface Circumstance {
  readonly by?: 'clock' | 'autopilot' | 'bot'
  readonly at?: number
}
/** One move as the log keeps it. */
export interface LogEntry<M extends Move = Move> extends Circumstance {
  /** Counts from 1. */
  readonly seq: number
  readonly seat: Seat
  readonly move: M | UndoMove
  /** What chance gave while the move was applied. */
  readonly draws: readonly number[]
}

/** The move was made: what the log holds now, and what happened. */
export interface Accepted<M extends Move = Move, F extends Fact = Fact> {
  readonly ok: true
  readonly entry: LogEntry<M>
  readonly told: readonly Told<F>[]
}
/** What comes back to whoever submitted a move. */
export type SubmitResult<M extends Move = Move, F extends Fact = Fact> =
  | Accepted<M, F>
  | { readonly ok: false; readonly refusal: Refusal }

/** What a match is made of before anybody moves. */
export interface MatchStart {
  readonly options: object
  readonly seats: readonly SeatInfo[]
  readonly seed: string
  /** What makes luck of the seed; without it, what new matches begin with. */
  readonly generator?: GeneratorName
}

/** A match at one moment: enough to go on from there with the rest of the log. */
export interface Snapshot<S = object> {
  readonly seq: number
  readonly state: S
  readonly chance: ChanceState
  readonly link: string
}

/** Whether a move takes another back. */
export function isUndo(move: unknown): move is UndoMove {
  return isFields(move) && move.type === 'undo'
}

const REASON_MAX = 200

/** Why these are not the fields of an undo. */
export function refusalOfFields({ reason, ...rest }: UndoMove): Refusal | undefined {
  if (Object.keys(rest).length > 1) return refuse('E_FORMAT', { param: 'undo' })
  const isReason = reason === undefined || (typeof reason === 'string' && reason.length <= REASON_MAX)
  return isReason ? undefined : refuse('E_FORMAT', { param: 'reason' })
}
