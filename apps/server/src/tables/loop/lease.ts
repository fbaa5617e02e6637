/**
 * When a match should be looked at by whoever is alive, as the storage has it.
 *
 * It may be too early, never too late: looking too early costs one look, so it is only written when it must come earlier.
 */
export class Lease {
  #stored: number | null
  #lease: number | undefined

  constructor(stored: number | null) {
    this.#stored = stored
  }

  /** The storage says `until`, because this process has been given the match to look at. */
  lease(until: number): void {
    this.#stored = until
    this.#lease = until
  }

  /** What the storage says unless another process has set it since; nothing when this process was given nothing. */
  get leasedUntil(): number | undefined {
    return this.#lease
  }

  /** What has to be written so that the match is looked at in time; nothing when what is stored will do. */
  toWrite(needed: number | null, now: number): number | null | undefined {
    const stored = this.#stored
    // One that has passed may have been taken away by another process.
    const suffices = needed === null || (stored !== null && stored > now && stored <= needed)
    return suffices && this.#lease === undefined ? undefined : needed
  }

  written(due: number | null): void {
    this.#stored = due
    this.#lease = undefined
  }
}
