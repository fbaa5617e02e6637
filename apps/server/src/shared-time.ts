import { type Environment, randomId } from './environment.ts'
import type { Log } from './sockets/ports.ts'
import { findSharedTime, type KeptTime, storeSharedTime } from './storage/shared-time.ts'
import type { Storage } from './storage/storage.ts'
import { Subscribers } from './subscribers.ts'

/** How often the time is stored. With an embedded database no other process reads it. */
const KEEP_EVERY_MS = { postgres: 5_000, pglite: 60_000 }
/** If the stored time is younger than this, another process keeps storing it. */
const FRESH_MS = 15_000
/** The shared time follows the system's clock by at most this fraction of the elapsed time. */
const SLEW = 1 / 1_000
/** Two times that differ by less count as equal. */
const APART_MS = 1_000

/** When the server counts as having been unavailable; in milliseconds. */
export interface TimeSettings {
  /** How long a database may not answer before it counts as silent, though it may not be known to be away. */
  readonly silentMs: number
  /** If `look` is called so much later than expected, the process has been suspended. */
  readonly asleepMs: number
}

/** The defaults. */
const TIME_SETTINGS: TimeSettings = { silentMs: 3_000, asleepMs: 5_000 }

/** The dependencies of the shared time. */
interface TimeParts {
  readonly env: Environment
  readonly storage: Pick<Storage, 'db' | 'kind'>
  readonly log: Pick<Log, 'warn'>
  readonly settings?: Partial<TimeSettings> | undefined
}

/**
 * The shared time: the same for all processes on one database, and it never goes back. It advances
 * with `elapsed()`, whatever is done to the system's clock, which it follows slowly. It also knows when people could not
 * play for a while, whatever the reason: then nobody must be punished for the time they lost.
 */
export class SharedTime implements Environment {
  readonly #env: Environment
  readonly #storage: TimeParts['storage']
  readonly #log: TimeParts['log']
  readonly #settings: TimeSettings
  readonly #processId: string
  /** Shared time minus `elapsed()`. */
  #offset: number
  #latest = 0
  /** The system's clock minus `elapsed()`, when it was last read. */
  #systemOffset: number
  #lookedAt: number
  #resumedAt = 0
  #isSilent = false
  readonly #resumptions = new Subscribers<[at: number]>()

  private constructor({ env, storage, log, settings }: TimeParts, begin: number) {
    this.#env = env
    this.#storage = storage
    this.#log = log
    this.#settings = { ...TIME_SETTINGS, ...settings }
    this.#processId = randomId(env)
    this.#lookedAt = env.elapsed()
    this.#systemOffset = env.now() - this.#lookedAt
    this.#offset = begin - this.#lookedAt
  }

  /** Continues the time that is stored in the database. */
  static async open(parts: TimeParts): Promise<SharedTime> {
    const { db, kind } = parts.storage
    const { kept, askedAt } = await findSharedTime(db)
    const others = kept && timeOfOthers(kind, kept, askedAt)
    const time = new SharedTime(parts, others ?? Math.max(parts.env.now(), kept?.at ?? 0))
    if (others === undefined) time.resume()
    await time.look()
    return time
  }

  /** Epoch milliseconds, for all that is stored or sent. */
  now(): number {
    this.#latest = Math.max(this.#latest, Math.floor(this.#offset + this.#env.elapsed()))
    return this.#latest
  }

  elapsed(): number {
    return this.#env.elapsed()
  }

  bytes(count: number): Uint8Array {
    return this.#env.bytes(count)
  }

  /** Since when people can play again after the last outage. */
  get resumedAt(): number {
    return this.#resumedAt
  }

  /** Calls the listener when people can play again after an outage. Returns a function that unsubscribes. */
  subscribe(listener: (at: number) => void): () => void {
    return this.#resumptions.subscribe(listener)
  }

  /** Whether the database is silent now. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** Notes that people could not play until now. */
  resume(): void {
    this.#resumeAt(this.now())
  }

  /** Compares all clocks; to be called every second. */
  async look(): Promise<void> {
    this.noticeSleep()
    const before = this.now()
    const silence = setTimeout(() => {
      this.#isSilent = true
    }, this.#settings.silentMs).unref()
    try {
      const { kept, askedAt } = await findSharedTime(this.#storage.db)
      if (kept !== undefined) this.#heed(kept, askedAt)
      const at = Math.max(before, kept?.at ?? 0)
      if (this.#mustKeep(kept, askedAt, at)) {
        const [by, resumedAt] = [this.#processId, this.#resumedAt]
        await storeSharedTime(this.#storage.db, { at, by, keptAt: askedAt, resumedAt })
      }
    } finally {
      clearTimeout(silence)
    }
    if (!this.#isSilent) return
    this.#isSilent = false
    this.resume()
  }

  /**
   * Resumes if this process did not run for a while. Whatever depends on it asks just before: after a sleep everything is
   * overdue, and the next look may come last.
   */
  noticeSleep(): void {
    const elapsed = this.#env.elapsed()
    const passed = elapsed - this.#lookedAt
    this.#lookedAt = elapsed
    const systemOffset = this.#env.now() - elapsed
    const jump = Math.round(systemOffset - this.#systemOffset)
    this.#systemOffset = systemOffset
    const most = passed * SLEW
    this.#offset += Math.min(Math.max(systemOffset - this.#offset, -most), most)
    if (Math.abs(jump) >= APART_MS) this.#log.warn({ ms: jump }, 'the system clock was set: the server keeps its own')
    // A clock that was set forwards looks as if this machine had been suspended.
    if (Math.max(passed, jump) >= this.#settings.asleepMs) this.resume()
  }

  /** Catches up with the time that another process has stored. */
  #heed({ at, by, keptAt, resumedAt }: KeptTime, askedAt: number): void {
    if (by === this.#processId || this.#storage.kind === 'pglite') return
    const now = this.now()
    const age = askedAt - keptAt
    // Anything further ahead is believed only if that process said so itself: the clock of the database may have been set.
    const isClose = age >= 0 && at + age - now < APART_MS
    const ahead = (isClose ? at + age : at) - now
    if (ahead > 0) this.#offset += ahead
    if (ahead >= APART_MS) {
      this.#log.warn({ ms: ahead }, 'this process was behind the others on its database')
      this.resume()
    }
    if (resumedAt > this.#resumedAt) this.#resumeAt(resumedAt)
  }

  #mustKeep(kept: KeptTime | undefined, askedAt: number, at: number): boolean {
    if (kept === undefined || this.#resumedAt > kept.resumedAt) return true
    const age = askedAt - kept.keptAt
    if (age < 0 || age >= KEEP_EVERY_MS[this.#storage.kind]) return true
    // A process that begins now must not be misled by a clock of the database that was set.
    return this.#storage.kind === 'postgres' && Math.abs(kept.at + age - at) >= APART_MS
  }

  #resumeAt(at: number): void {
    this.#resumedAt = Math.max(this.#resumedAt, at)
    this.#resumptions.notify(this.#resumedAt)
  }
}

/** The current time of the other processes; undefined when there are none. */
function timeOfOthers(kind: Storage['kind'], { at, keptAt }: KeptTime, askedAt: number): number | undefined {
  const age = askedAt - keptAt
  return kind === 'postgres' && age >= 0 && age < FRESH_MS ? at + age : undefined
}
