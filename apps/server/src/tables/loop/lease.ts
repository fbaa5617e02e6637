/**
 * Until when no other process needs to look at the match, as it is stored: after its wake time any process may claim it.
 *
 * The stored time may be too early, but never too late. Too early costs one look, so it is only written when it must come
 * earlier.
 */
export class Lease {
  #stored: number | null
  #lease: number | undefined

  constructor(stored: number | null) {
    this.#stored = stored
  }

  /** This process has claimed the match until then; that is stored as the wake time. */
  lease(until: number): void {
    this.#stored = until
    this.#lease = until
  }

  /** The stored time that this process expects to replace; undefined when it has not claimed the match. */
  get leasedUntil(): number | undefined {
    return this.#lease
  }

  /** The wake time to store; undefined when the stored one is early enough. */
  toWrite(needed: number | null, now: number): number | null | undefined {
    const stored = this.#stored
    // A time that has passed may have been replaced by a process that claimed the match.
    const suffices = needed === null || (stored !== null && stored > now && stored <= needed)
    return suffices && this.#lease === undefined ? undefined : needed
  }

  written(wakeAt: number | null): void {
    this.#stored = wakeAt
    this.#lease = undefined
  }
}
