import type { RateLimit } from '@ludoteca/kernel'

/** Counts faults within a sliding window of time. */
export class Strikes {
  readonly #limit: RateLimit
  #times: number[] = []

  constructor(limit: RateLimit) {
    this.#limit = limit
  }

  /** Counts one more. Returns whether there were too many within the window. */
  add(now: number): boolean {
    this.#times = this.#times.filter((time) => now - time < this.#limit.perMs)
    return this.#times.push(now) >= this.#limit.count
  }
}
