import type { Move, Seat } from '@ludoteca/kernel'
import type { AnyMatch } from './saves/save-file.ts'

/** Time as playing needs it, so that tests can turn it. */
export interface Clock {
  /** Milliseconds that nobody can set. */
  now(): number
  /** Runs `callback` once after `ms`. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** Timers count no further than this; looking too early costs one look. */
const FURTHEST_MS = 2 ** 31 - 1

/** The time of this process. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(ms, FURTHEST_MS))
    return () => clearTimeout(timer)
  },
}

/** How long a match was played, now and before it was saved, and what the clock does because of that. */
export class MatchClock {
  readonly #match: AnyMatch
  readonly #clock: Clock
  readonly #before: number
  readonly #since: number

  constructor(match: AnyMatch, clock: Clock, playedMs = 0) {
    this.#match = match
    this.#clock = clock
    this.#before = playedMs
    this.#since = clock.now()
  }

  get playedMs(): number {
    return Math.round(this.#before + this.#clock.now() - this.#since)
  }

  /** How long until the clock does something; nothing where it never will. */
  get leftMs(): number | undefined {
    const waits = this.#match.outcome() ? [] : this.#match.clockDecisions.map(({ clockMs }) => clockMs)
    return waits.length === 0 ? undefined : Math.max(0, Math.min(...waits) - this.playedMs)
  }

  /** What the clock does now that its time has come. */
  due(): readonly { readonly seat: Seat; readonly move: Move }[] {
    if (this.leftMs !== 0) return []
    const due = this.#match.clockDecisions.filter(({ clockMs }) => clockMs <= this.playedMs)
    return due.map(({ seat, byClock }) => ({ seat, move: byClock }))
  }

  /** Runs `callback` when the clock has something to do. Returns a function that cancels it. */
  whenDue(callback: () => void): () => void {
    const { leftMs } = this
    return leftMs === undefined ? () => {} : this.#clock.after(leftMs, callback)
  }
}
