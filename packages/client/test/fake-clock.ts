import type { Clock } from '../src/index.ts'

interface Alarm {
  readonly at: number
  readonly then: () => void
}

/** Time that only passes when it is told to. */
export class FakeClock implements Clock {
  #now = 1_000_000
  readonly #alarms = new Set<Alarm>()

  now(): number {
    return this.#now
  }

  after(ms: number, then: () => void): () => void {
    const alarm = { at: this.#now + ms, then }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  /** How many callbacks are still to come. */
  get pending(): number {
    return this.#alarms.size
  }

  /** How long until the next callback. */
  get untilNext(): number {
    return Math.min(...[...this.#alarms].map(({ at }) => at)) - this.#now
  }

  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#alarms.delete(next)
      this.#now = next.at
      next.then()
    }
    this.#now = end
  }
}
