import type { QueueClock } from '../../src/kit/presentation-queue.ts'

/** Time that passes when it is told to. */
export class FakeClock implements QueueClock {
  time = 0
  #timers: { readonly at: number; readonly callback: () => void }[] = []

  now(): number {
    return this.time
  }

  start(ms: number, callback: () => void): () => void {
    const timer = { at: this.time + ms, callback }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.#timers = this.#timers.filter((other) => other !== next)
      this.time = Math.max(this.time, next.at)
      next.callback()
    }
    this.time = end
  }
}
