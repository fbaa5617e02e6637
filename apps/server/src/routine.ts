import type { Log } from './sockets/ports.ts'
import { traceOf } from './sockets/trace.ts'

/** A periodic task. */
export interface Chore {
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
}

/** Runs periodic tasks, never two runs of one task at once. What fails is retried next time. */
export class Routine {
  readonly #log: Log
  readonly #timers = new Map<Chore, NodeJS.Timeout>()
  readonly #running = new Set<Promise<void>>()
  #isOver = false

  constructor(log: Log, chores: readonly Chore[]) {
    this.#log = log
    for (const chore of chores) this.#plan(chore)
  }

  /** Starts no further runs, and waits for those under way. */
  async stop(): Promise<void> {
    this.#isOver = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#running)
  }

  #plan(chore: Chore): void {
    if (this.#isOver) return
    const timer = setTimeout(() => {
      const done = this.#do(chore).finally(() => this.#running.delete(done))
      this.#running.add(done)
    }, chore.everyMs)
    this.#timers.set(chore, timer)
  }

  async #do(chore: Chore): Promise<void> {
    try {
      await chore.run()
    } catch (error) {
      this.#log.warn({ ...traceOf(error), chore: chore.name }, 'a chore failed; it is tried again')
    }
    this.#plan(chore)
  }
}
