import type { Environment } from '../environment.ts'
import type { TableStore } from './ports.ts'

/** Timers count no further than this; ringing too early costs one look. */
const FURTHEST_MS = 2 ** 31 - 1

/** Wakes a table at a time, or when the storage is back: tables do not ask a storage that is away. */
export class Alarm {
  readonly #env: Environment
  readonly #absence: TableStore['absence']
  readonly #ring: () => void
  #timer: NodeJS.Timeout | undefined
  #awaitsStorage = false
  #isStopped = false

  constructor(env: Environment, absence: TableStore['absence'], ring: () => void) {
    this.#env = env
    this.#absence = absence
    this.#ring = ring
  }

  /** Whether it will ring. */
  get isSet(): boolean {
    return this.#timer !== undefined || this.#awaitsStorage
  }

  /** Rings then, unless it is turned off before; later if the storage is away. */
  set(at: number): void {
    if (this.#isStopped) return
    this.turnOff()
    if (this.#absence.isAway) return this.ringWhenStorageIsBack()
    this.#timer = setTimeout(this.#ring, Math.min(Math.max(0, at - this.#env.now()), FURTHEST_MS))
  }

  turnOff(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  ringWhenStorageIsBack(): void {
    if (this.#awaitsStorage) return
    this.#awaitsStorage = true
    void this.#absence.whenBack().then(() => {
      this.#awaitsStorage = false
      if (!this.#isStopped) this.#ring()
    })
  }

  /** Never rings again. */
  stop(): void {
    this.#isStopped = true
    this.turnOff()
  }
}
