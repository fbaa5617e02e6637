import { type Box, Broken } from '@ludoteca/kernel'
import type { Environment } from './environment.ts'
import type { FindBox, MatchStore, StartedMatch } from './tables/ports.ts'

/** How many matches are fetched at once. */
const BATCH = 20
/** How long one sweep reads matches. */
const SWEEP_MS = 100

/** The dependencies for reading finished matches. */
export interface OverDeps {
  readonly env: Pick<Environment, 'elapsed'>
  readonly store: Pick<MatchStore, 'find' | 'after'>
  readonly findBox: FindBox
  failed(error: unknown, matchId: string): void
}

/** A reader of finished matches. */
interface Reader {
  /** Up to `limit` matches that were not read yet, without these. */
  unread(limit: number, except: readonly string[]): Promise<readonly string[]>
  /** Reads a match and stores the results, once. Throws `Broken` when its log does not verify. */
  read(box: Box, started: StartedMatch & { readonly endedAt: number }): Promise<void>
}

/** The result of reading all matches. */
export interface Reread {
  readonly read: number
  /** Matches whose logs do not verify with these rules, or whose game is not installed. */
  readonly unreadable: readonly string[]
}

/**
 * Reads matches after their end. Nothing of it is done while a match runs: whatever is over and was not read yet is read
 * by whichever process comes by, now or after a crash.
 */
export class OverMatches {
  readonly #deps: OverDeps
  readonly #reader: Reader
  /** Matches that could not be read; not tried again by this process. */
  readonly #unreadable = new Set<string>()
  #isClosed = false

  constructor(deps: OverDeps, reader: Reader) {
    this.#deps = deps
    this.#reader = reader
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Reads for a short while. To be called periodically. */
  async sweep(): Promise<void> {
    const { env } = this.#deps
    const until = env.elapsed() + SWEEP_MS
    while (!this.#isClosed && env.elapsed() < until) if ((await this.#readSome(until)) < BATCH) return
  }

  /** Reads all unread matches, those that could not be read before as well. */
  async readAll(): Promise<Reread> {
    this.#unreadable.clear()
    let read = 0
    for (let more = BATCH; more > 0; read += more) more = await this.#readSome(Number.POSITIVE_INFINITY)
    return { read: read - this.#unreadable.size, unreadable: [...this.#unreadable] }
  }

  /** The server stops: no further match is read. */
  close(): void {
    this.#isClosed = true
  }

  /** Reads matches until then. Returns how many were read or found unreadable. */
  async #readSome(until: number): Promise<number> {
    const ids = await this.#reader.unread(BATCH, [...this.#unreadable])
    let done = 0
    for (const id of ids) {
      if (this.#isClosed || (done > 0 && this.#deps.env.elapsed() >= until)) break
      await this.#read(id)
      done++
    }
    return done
  }

  async #read(matchId: string): Promise<void> {
    const { store, findBox, failed } = this.#deps
    const started = await store.find(matchId)
    if (started === undefined || started.endedAt === null) return
    const box = await findBox(started.game, started.pack)
    if (box === undefined) return void this.#unreadable.add(matchId)
    try {
      await this.#reader.read(box, { ...started, endedAt: started.endedAt })
    } catch (error) {
      // The database may come back; a log that does not verify never will.
      if (!(error instanceof Broken)) throw error
      this.#unreadable.add(matchId)
      failed(error, matchId)
    }
  }
}
