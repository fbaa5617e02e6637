import type { ClockGrace, TableStore } from '../ports.ts'

/** How often to check whether clocks that are held may fire. */
const LOOK_AGAIN_MS = 500

/**
 * Holds clocks for the time in which people could not move: while the storage is away or silent, and for a
 * while after that, after a restart, and after whatever else kept them from playing.
 */
export class Grace implements ClockGrace {
  readonly #graceMs: number
  readonly #absence: TableStore['absence']
  readonly #isSilent: () => boolean
  #resumedAt: number

  constructor(began: number, graceMs: number, absence: TableStore['absence'], isSilent: () => boolean) {
    this.#resumedAt = began
    this.#graceMs = graceMs
    this.#absence = absence
    this.#isSilent = isSilent
  }

  /** People can play again since then. Returns whether that is later than known before. */
  resume(at: number): boolean {
    if (at <= this.#resumedAt) return false
    this.#resumedAt = at
    return true
  }

  /** Whether all clocks are held now. */
  get isHeld(): boolean {
    return this.#absence.isAway || this.#isSilent()
  }

  /** Before this time no clock fires in a match that was started, and lost its process, at these times. */
  until(startedAt: number, orphanedAt: number): number {
    const since = Math.max(this.#resumedAt, orphanedAt)
    return since <= startedAt ? 0 : since + this.#graceMs
  }

  /** When to look at a clock that should fire at that time. */
  lookAt(at: number, now: number): number {
    return this.isHeld ? Math.max(at, now + LOOK_AGAIN_MS) : at
  }
}
