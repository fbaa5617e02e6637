import { type Box, Broken } from '@ludoteca/kernel'
import type { Environment } from './environment.ts'
import type { FindBox, MatchStore, StartedMatch } from './tables/ports.ts'

/** So many matches are asked for at once. */
const BATCH = 20
/** So long matches are read before others of the same process are let on with their work. */
const SWEEP_MS = 100

/** What reading matches that are over takes. */
export interface OverDeps {
  readonly env: Pick<Environment, 'elapsed'>
  readonly store: Pick<MatchStore, 'find' | 'after'>
  readonly findBox: FindBox
  failed(error: unknown, matchId: string): void
}

/** What is read of them. */
interface Reader {
  /** So many that were not read yet, but for those. */
  unread(limit: number, except: readonly string[]): Promise<readonly string[]>
  /** Reads one, and writes down what it came to, once, whoever else does. Throws `Broken` when its log does not hold. */
  read(box: Box, started: StartedMatch & { readonly endedAt: number }): Promise<void>
}

/** What became of it. */
export interface Reread {
  readonly read: number
  /** Matches whose logs do not hold with these rules, or whose game is not here. */
  readonly unreadable: readonly string[]
}

/**
 * Reads matches after their end. Nothing of it is done while a match runs: whatever is over and was not read yet is read
 * by whichever process comes by, now or after a crash.
 */
export class OverMatches {
  readonly #deps: OverDeps
  readonly #reader: Reader
  /** Left alone until the process is another. */
  readonly #unreadable = new Set<string>()
  #isClosed = false

  constructor(deps: OverDeps, reader: Reader) {
    this.#deps = deps
    this.#reader = reader
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Reads for a short while. To be called again and again. */
  async sweep(): Promise<void> {
    const { env } = this.#deps
    const until = env.elapsed() + SWEEP_MS
    while (!this.#isClosed && env.elapsed() < until) if ((await this.#readSome(until)) < BATCH) return
  }

  /** Reads all that are unread, those that could not be read before as well. */
  async readAll(): Promise<Reread> {
    this.#unreadable.clear()
    let read = 0
    for (let more = BATCH; more > 0; read += more) more = await this.#readSome(Number.POSITIVE_INFINITY)
    return { read: read - this.#unreadable.size, unreadable: [...this.#unreadable] }
  }

  /** The server stops: nothing is begun any more. */
  close(): void {
    this.#isClosed = true
  }

  /** How many were read, or found unreadable. */
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
      // A database that is away comes back; a log that does not hold never will.
      if (!(error instanceof Broken)) throw error
      this.#unreadable.add(matchId)
      failed(error, matchId)
    }
  }
}
