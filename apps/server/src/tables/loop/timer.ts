import type { Environment } from '../../environment.ts'
import type { TableStore } from '../ports.ts'

/** The longest delay of a timer in Node; firing too early costs one turn of the loop. */
const FURTHEST_MS = 2 ** 31 - 1

/** Runs a callback at a given time, but not while the storage is away: then when it is back. */
export class Timer {
  readonly #env: Environment
  readonly #absence: TableStore['absence']
  readonly #callback: () => void
  #timer: NodeJS.Timeout | undefined
  #awaitsStorage = false
  #isStopped = false

  constructor(env: Environment, absence: TableStore['absence'], callback: () => void) {
    this.#env = env
    this.#absence = absence
    this.#callback = callback
  }

  /** Whether it is running. */
  get isSet(): boolean {
    return this.#timer !== undefined || this.#awaitsStorage
  }

  /** Fires at that time; later if the storage is away. Replaces the time set before. */
  set(at: number): void {
    if (this.#isStopped) return
    this.cancel()
    if (this.#absence.isAway) return this.setForReturnOfStorage()
    this.#timer = setTimeout(this.#callback, Math.min(Math.max(0, at - this.#env.now()), FURTHEST_MS))
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  setForReturnOfStorage(): void {
    if (this.#awaitsStorage) return
    this.#awaitsStorage = true
    void this.#absence.whenBack().then(() => {
      this.#awaitsStorage = false
      if (!this.#isStopped) this.#callback()
    })
  }

  /** Cancels it for good. */
  stop(): void {
    this.#isStopped = true
    this.cancel()
  }
}
