/**
 * Until when no other process need look at the match, as the storage has it: after its due time any process may claim it.
 *
 * The stored time may be too early, never too late. Too early costs one look, so it is only written when it must come
 * earlier.
 */
export class Lease {
  #stored: number | null
  #lease: number | undefined

  constructor(stored: number | null) {
    this.#stored = stored
  }

  /** This process has claimed the match until then, and the storage says so. */
  lease(until: number): void {
    this.#stored = until
    this.#lease = until
  }

  /** The stored time, unless another process has set it since; nothing when this process has claimed nothing. */
  get leasedUntil(): number | undefined {
    return this.#lease
  }

  /** The time to be stored so that the match is looked at when needed; nothing when what is stored will do. */
  toWrite(needed: number | null, now: number): number | null | undefined {
    const stored = this.#stored
    // One that has passed may have been taken away by another process.
    const suffices = needed === null || (stored !== null && stored > now && stored <= needed)
    return suffices && this.#lease === undefined ? undefined : needed
  }

  written(wakeAt: number | null): void {
    this.#stored = wakeAt
    this.#lease = undefined
  }
}
