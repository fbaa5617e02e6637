import type { Environment } from '../environment.ts'
import { Subscribers } from '../subscribers.ts'
import { isAbsence } from './retry.ts'
import type { Sql, Statement } from './sql.ts'
import { type Absence, StorageDown } from './storage.ts'

/** The health check writes: a database whose disk is full, or that is a read-only replica, can still read. */
const PULSE: Statement = {
  name: 'pulse',
  text: `insert into setting (name, value) values ('pulse', $1) on conflict (name) do update set value = $1`,
}
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** If the database is away again so soon, it was not really back. */
const RELAPSE_MS = 1000

/**
 * What is known about a database that did not answer. One asks whether it is back, with growing pauses; everybody else
 * waits for the answer or gives up, but does not ask too.
 */
export class Outage implements Absence {
  readonly #env: Environment
  readonly #sql: Sql
  readonly #waiting = new Sleepers()
  readonly #asking = new Sleepers()
  #isClosed = false
  #failures = 0
  #isAway = false
  #isHasty = false
  #noticedBy: unknown
  #backAt = Number.NEGATIVE_INFINITY
  /** Resolves when the first health check is done. */
  #doubt: Promise<void> | undefined
  /** Resolves when the database is back. */
  #over: Promise<void> | undefined
  readonly #turns = new Subscribers<[isAway: boolean, noticedBy: unknown]>()

  constructor(env: Environment, sql: Sql) {
    this.#env = env
    this.#sql = sql
  }

  get isAway(): boolean {
    return this.#isAway
  }

  /** Whether callers should fail at once while the database is away. */
  get isHasty(): boolean {
    return this.#isHasty
  }

  subscribe(listener: (isAway: boolean, noticedBy: unknown) => void): () => void {
    return this.#turns.subscribe(listener)
  }

  async whenBack(): Promise<void> {
    await this.#over
  }

  /** Called with an error. Returns whether the database may be away, and starts a health check then. */
  suspect(error: unknown): boolean {
    if (!isAbsence(error)) return false
    if (this.#over === undefined && !this.#isClosed) this.#begin(error)
    return true
  }

  /** Waits until the database is back, at most `ms`; not at all after `hasten`. Returns whether it was away. */
  async wait(ms: number): Promise<boolean> {
    await this.#doubt
    if (!this.#isAway) return false
    if (!this.#isHasty) await this.#waiting.sleep(ms)
    return true
  }

  /** Resolves while the database is there. Throws `StorageDown` while it is away. */
  async pass(): Promise<void> {
    if (this.#over === undefined) return
    await this.#doubt
    if (this.#isAway) throw new StorageDown('away')
  }

  /** From now on nothing waits for a database that is away. */
  hasten(): void {
    this.#isHasty = true
    this.#waiting.wake()
  }

  /** Stops the health checks. */
  close(): void {
    this.hasten()
    this.#isClosed = true
    this.#asking.wake()
  }

  #begin(noticedBy: unknown): void {
    this.#noticedBy = noticedBy
    const isRelapse = this.#env.elapsed() - this.#backAt < RELAPSE_MS
    this.#failures = isRelapse ? this.#failures + 1 : 0
    let decide = () => {}
    this.#doubt = new Promise((resolve) => {
      decide = resolve
    })
    this.#over = this.#inquire(decide)
  }

  async #inquire(decide: () => void): Promise<void> {
    while (!this.#isClosed) {
      if (this.#failures > 0) {
        this.#turn(true)
        decide()
        await this.#pause()
      }
      if (await this.#answers()) break
      this.#failures++
    }
    this.#over = undefined
    this.#doubt = undefined
    if (!this.#isClosed) {
      this.#backAt = this.#env.elapsed()
      this.#turn(false)
    }
    decide()
    this.#waiting.wake()
  }

  #answers(): Promise<boolean> {
    return this.#sql.run(PULSE, ['']).then(
      () => true,
      () => false,
    )
  }

  /** The pause before the next health check, with jitter for several processes. */
  async #pause(): Promise<void> {
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1))
    const [luck = 0] = this.#env.bytes(1)
    await this.#asking.sleep((longest * (1 + luck / 255)) / 2)
  }

  #turn(isAway: boolean): void {
    if (this.#isAway === isAway) return
    this.#isAway = isAway
    this.#turns.notify(isAway, this.#noticedBy)
  }
}

/** Sleeps that can be ended early. */
class Sleepers {
  readonly #wakers = new Set<() => void>()

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      this.#wakers.add(wake)
    })
  }

  wake(): void {
    for (const wake of [...this.#wakers]) wake()
  }
}
