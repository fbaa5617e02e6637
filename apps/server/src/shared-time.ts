import { type Environment, randomId } from './environment.ts'
import type { Log } from './sockets/ports.ts'
import { findSharedTime, type KeptTime, storeSharedTime } from './storage/shared-time.ts'
import type { Storage } from './storage/storage.ts'
import { Subscribers } from './subscribers.ts'

/** How old what is kept may become. An embedded database has no other process that would read it. */
const KEEP_EVERY_MS = { postgres: 5_000, pglite: 60_000 }
/** Where it is younger than this, somebody keeps it. */
const FRESH_MS = 15_000
/** The house follows the system's clock by no more than this part of the time that passes. */
const SLEW = 1 / 1_000
/** From here on two times are not the same any more. */
const APART_MS = 1_000

/** When people are believed not to be able to play; in milliseconds. */
export interface TimeSettings {
  /** A database that has not answered for so long is silent, though it may not be known to be away. */
  readonly silentMs: number
  /** A process that looks at the time so late has not run for a while. */
  readonly asleepMs: number
}

/** What holds when nobody says otherwise. */
const TIME_SETTINGS: TimeSettings = { silentMs: 3_000, asleepMs: 5_000 }

/** What it is made of. */
interface TimeParts {
  readonly env: Environment
  readonly storage: Pick<Storage, 'db' | 'kind'>
  readonly log: Pick<Log, 'warn'>
  readonly settings?: Partial<TimeSettings> | undefined
}

/**
 * The time of the house: the same for all processes on one database, and for nobody does it ever go back. It goes on
 * with `elapsed()`, whatever is done to the system's clock, which it follows slowly. It also knows when people could not
 * play for a while, whatever the reason: then nobody must be punished for the time they lost.
 */
export class SharedTime implements Environment {
  readonly #env: Environment
  readonly #storage: TimeParts['storage']
  readonly #log: TimeParts['log']
  readonly #settings: TimeSettings
  readonly #processId: string
  /** House time less `elapsed()`. */
  #offset: number
  #latest = 0
  /** The system's clock less `elapsed()`, as it was when last looked at. */
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

  /** Takes up the time that is kept in the database. */
  static async open(parts: TimeParts): Promise<SharedTime> {
    const { db, kind } = parts.storage
    const { kept, askedAt } = await findSharedTime(db)
    const others = kept && timeOfOthers(kind, kept, askedAt)
    const time = new SharedTime(parts, others ?? Math.max(parts.env.now(), kept?.at ?? 0))
    if (others === undefined) time.resume()
    await time.look()
    return time
  }

  /** Epoch milliseconds, for all that is stored or told. */
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

  /** Since when people can play again after the last time they could not. */
  get resumedAt(): number {
    return this.#resumedAt
  }

  /** Calls the listener when people can play again who could not for a while. Returns a function that unsubscribes. */
  subscribe(listener: (at: number) => void): () => void {
    return this.#resumptions.subscribe(listener)
  }

  /** Whether the database does not answer just now. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** People could not play until now. */
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
   * due at once, and the next look may come last.
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
    // A clock that was set forwards looks as if this machine had been asleep.
    if (Math.max(passed, jump) >= this.#settings.asleepMs) this.resume()
  }

  /** Who is behind the others goes forwards. */
  #heed({ at, by, keptAt, resumedAt }: KeptTime, askedAt: number): void {
    if (by === this.#processId || this.#storage.kind === 'pglite') return
    const now = this.now()
    const age = askedAt - keptAt
    // By more than that they are ahead only if they said so themselves: the clock of the database may have been set.
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
    // Who begins now must not be misled by a clock of the database that was set.
    return this.#storage.kind === 'postgres' && Math.abs(kept.at + age - at) >= APART_MS
  }

  #resumeAt(at: number): void {
    this.#resumedAt = Math.max(this.#resumedAt, at)
    this.#resumptions.notify(this.#resumedAt)
  }
}

/** What time it is for the other processes; nothing when there are none. */
function timeOfOthers(kind: Storage['kind'], { at, keptAt }: KeptTime, askedAt: number): number | undefined {
  const age = askedAt - keptAt
  return kind === 'postgres' && age >= 0 && age < FRESH_MS ? at + age : undefined
}
