import { type Decision, isFields, isUndo, type Move, type Seat } from '@ludoteca/kernel'
import type { ClockStarts } from '../ports.ts'

/** A clock that runs: the move of this seat is awaited until then. */
export interface Deadline {
  readonly seat: Seat
  readonly prompt: string
  readonly fallback: Move
  readonly at: number
}

/** From when clocks count. All optional. */
interface Span {
  /** When the last move was made. */
  readonly latest?: number
  /** The end of the last pause. */
  readonly from?: number
  /** The start of the match, put off by all its pauses. */
  readonly playedSince?: number
}

/** A decision, by its seat and prompt. */
type Key = `${Seat}:${string}`
/** The clocks of two processes may differ by this much for a moment. */
const AHEAD_MS = 1_000
type Decisions = readonly Decision<object, Move>[]
/** Shared by all calls without a running clock, which are most. */
const NONE: readonly never[] = []
/** A move, as far as clocks need it. */
interface Moved {
  readonly seat: Seat
  readonly move: unknown
  readonly at: number
}
/** A timed decision that a move answers. */
interface AnsweredDecision {
  readonly key: Key
  readonly clockMs: number
}
/** The decisions that one move answered, and when their clocks had started. */
type Settled = readonly (AnsweredDecision & { readonly start: number })[]

/**
 * The clocks of a match, derived from the times in the log alone, so that every process that reads the log has the same.
 * A clock starts with its decision, and starts anew when its seat has answered and has the same decision again. It
 * goes on whatever else happens: everybody sees it, and what its seat does meanwhile may be a secret. Second thoughts
 * give nobody more time: whoever takes a move back gets the clock that ran before it.
 */
export class Clocks {
  #starts: Record<string, number> = {}
  /** By move in force: the decisions it answered, as far back as the replica reaches. */
  readonly #settled: Settled[] = []
  /** A match that was paused goes on with fresh clocks. */
  #from: number
  /** The start of the match plus all its pauses: the clock of the match as a whole counts from here. */
  #playedSince: number
  /** When the last move was made, as far as the replica knows. */
  #latest: number

  constructor(starts: ClockStarts = {}, { from = 0, playedSince = 0, latest = 0 }: Span = {}) {
    this.#starts = { ...starts }
    this.#from = from
    this.#playedSince = playedSince
    this.#latest = Math.max(latest, ...Object.values(starts))
  }

  /** No move may have an earlier time than this. */
  get latest(): number {
    return this.#latest
  }

  /** Starts the clocks of the decisions after set-up. */
  begin(decisions: Decisions, at: number): void {
    this.#latest = at
    this.#start(decisions, () => at)
  }

  /** Starts and stops clocks after a move that answered some decisions. */
  moved({ seat, move, at }: Moved, answered: readonly AnsweredDecision[], decisions: Decisions): void {
    this.#latest = Math.max(this.#latest, at)
    if (isUndo(move)) return this.#takenBack(seat, at, decisions)
    const isAnswered = (key: Key) => answered.some((one) => one.key === key)
    this.#settled.push(answered.length === 0 ? NONE : this.#settle(answered, at))
    this.#start(decisions, (key) => (isAnswered(key) ? at : (this.#starts[key] ?? at)))
  }

  /** When the first clock runs out among those that come back if this seat takes its last move back. */
  takeBackUntil(seat: Seat): number | undefined {
    let until: number | undefined
    for (const { key, start, clockMs } of this.#settled.at(-1) ?? NONE) {
      const at = Math.max(start, this.#from) + clockMs
      if (isOf(seat, key)) until = Math.min(until ?? at, at)
    }
    return until
  }

  /** Forgets all but the last `reach` moves, which is how far the replica can undo. */
  forget(reach: number): void {
    if (this.#settled.length > reach) this.#settled.splice(0, this.#settled.length - reach)
  }

  /** A pause has ended: no clock of a seat counts the time before this moment, and that of the match counts no pause. */
  restart({ from, playedSince }: Required<Omit<Span, 'latest'>>): void {
    this.#from = from
    this.#playedSince = playedSince
  }

  /**
   * Corrects start times in the future, which were written under a clock that has been set back since: nobody must wait for
   * that long. A little is no matter, and all processes should show the same.
   */
  notAfter(now: number): void {
    const last = now + AHEAD_MS
    if (this.#from > last) this.#from = now
    if (this.#playedSince > last) this.#playedSince = now
    for (const [key, start] of Object.entries(this.#starts)) if (start > last) this.#starts[key] = now
  }

  /** All running clocks of the seats for which `isTimed` returns true. */
  deadlines(decisions: Decisions, isTimed: (seat: Seat) => boolean): readonly Deadline[] {
    let deadlines: Deadline[] | undefined
    for (const decision of decisions) {
      if (decision.open || decision.clockMs === undefined || !isTimed(decision.seat)) continue
      const { seat, prompt, fallback, clockMs } = decision
      const start = Math.max(this.#starts[keyOf(seat, prompt)] ?? 0, this.#from)
      deadlines ??= []
      deadlines.push({ seat, prompt, fallback, at: start + clockMs })
    }
    return deadlines ?? NONE
  }

  /** The decisions of the clock itself, such as a time limit, and when they fire. */
  limits(decisions: Decisions): readonly Deadline[] {
    let limits: Deadline[] | undefined
    for (const { seat, prompt, byClock, clockMs } of decisions) {
      if (byClock === undefined) continue
      limits ??= []
      limits.push({ seat, prompt, fallback: byClock, at: this.#playedSince + clockMs })
    }
    return limits ?? NONE
  }

  /** When the oldest running clock has run for `ms`, or the first of them runs out if that is sooner. */
  maturesAt(decisions: Decisions, ms: number): number | undefined {
    let at: number | undefined
    for (const decision of decisions) {
      if (decision.open || decision.clockMs === undefined) continue
      const start = Math.max(this.#starts[keyOf(decision.seat, decision.prompt)] ?? 0, this.#from)
      at = Math.min(at ?? Number.POSITIVE_INFINITY, start + Math.min(ms, decision.clockMs))
    }
    return at
  }

  /** When the last of all running clocks runs out. */
  lastAt(decisions: Decisions): number | undefined {
    const times = this.deadlines(decisions, () => true).map(({ at }) => at)
    return times.length === 0 ? undefined : Math.max(...times)
  }

  save(): ClockStarts {
    return { ...this.#starts }
  }

  #settle(answered: readonly AnsweredDecision[], at: number): Settled {
    return answered.map((one) => ({ ...one, start: this.#starts[one.key] ?? at }))
  }

  #takenBack(seat: Seat, at: number, decisions: Decisions): void {
    const settled = this.#settled.pop() ?? NONE
    const own = (key: Key) => (isOf(seat, key) ? settled.find((one) => one.key === key) : undefined)
    this.#start(decisions, (key) => own(key)?.start ?? this.#starts[key] ?? at)
  }

  #start(decisions: Decisions, startOf: (key: Key) => number): void {
    const starts: Record<string, number> = {}
    for (const { seat, prompt, clockMs } of decisions) {
      if (clockMs === undefined) continue
      const key = keyOf(seat, prompt)
      starts[key] = startOf(key)
    }
    this.#starts = starts
  }
}

/** The awaited decisions that a move of that seat answers. */
export function answeredBy(decisions: Decisions, seat: Seat, move: unknown): readonly AnsweredDecision[] {
  const type = isFields(move) ? move.type : undefined
  let answered: AnsweredDecision[] | undefined
  for (const decision of decisions) {
    if (decision.seat !== seat || decision.open || decision.clockMs === undefined) continue
    if (!decision.choices.some((choice) => choice.type === type)) continue
    answered ??= []
    answered.push({ key: keyOf(seat, decision.prompt), clockMs: decision.clockMs })
  }
  return answered ?? NONE
}

function keyOf(seat: Seat, prompt: string): Key {
  return `${seat}:${prompt}`
}

function isOf(seat: Seat, key: Key): boolean {
  return key.startsWith(`${seat}:`)
}
