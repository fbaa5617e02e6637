import { Broken } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import { forgetCareers, giveAchievement, keepCareers, unreadMatches } from '../storage/careers.ts'
import type { Schema } from '../storage/schema.ts'
import type { FindBox, MatchStore } from '../tables/ports.ts'
import { readMatch } from './read-match.ts'
import type { Recomputed } from './recompute.ts'

/** So many matches are asked for at once. */
const BATCH = 20
/** So long matches are read before others of the same process are let on with their work. */
const SWEEP_MS = 100

interface CareersDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now' | 'elapsed'>
  readonly store: Pick<MatchStore, 'find' | 'after'>
  readonly findBox: FindBox
  failed(error: unknown, matchId: string): void
}

/**
 * What matches bring to the accounts of those who played them. Nothing of it is done while a match runs: whatever is over
 * and was not read yet is read by whichever process comes by, now or after a crash, and written down once.
 */
export class Careers {
  readonly #deps: CareersDeps
  /** Matches whose log does not hold with these rules. They are left alone until the process is another. */
  readonly #unreadable = new Set<string>()
  #isOver = false

  constructor(deps: CareersDeps) {
    this.#deps = deps
  }

  /** Reads what is over, for a short while. To be called again and again. */
  async sweep(): Promise<void> {
    const { env } = this.#deps
    const until = env.elapsed() + SWEEP_MS
    while (!this.#isOver && env.elapsed() < until) if (!(await this.#readSome(until))) return
  }

  /** Forgets what was read of matches, and reads all of them again. */
  async recompute(): Promise<Recomputed> {
    await forgetCareers(this.#deps.db)
    this.#unreadable.clear()
    let read = 0
    for (let more = BATCH; more > 0; read += more) more = await this.#readSome(Number.POSITIVE_INFINITY)
    return { read: read - this.#unreadable.size, unreadable: [...this.#unreadable] }
  }

  /**
   * Gives somebody an achievement that no match can bring, such as that of the tutorial. Says whether it is new: to do so
   * again changes nothing. Throws `Broken` for one that is not given so.
   */
  async earn(accountId: string, game: string, achievement: string): Promise<boolean> {
    const { db, env, findBox } = this.#deps
    const known = (await findBox(game))?.career?.achievements.find(({ id }) => id === achievement)
    if (known?.by !== 'given') throw new Broken('nobody is given this', { game, achievement })
    return giveAchievement(db, { accountId, game, achievement, at: env.now() })
  }

  /** The server stops: nothing is begun any more. */
  close(): void {
    this.#isOver = true
  }

  /** How many were read, or found unreadable. */
  async #readSome(until: number): Promise<number> {
    const { db, env } = this.#deps
    const ids = await unreadMatches(db, BATCH, [...this.#unreadable])
    let done = 0
    for (const id of ids) {
      if (this.#isOver || (done > 0 && env.elapsed() >= until)) break
      await this.#read(id)
      done++
    }
    return done
  }

  async #read(matchId: string): Promise<void> {
    const { db, store, findBox, failed } = this.#deps
    const started = await store.find(matchId)
    if (started === undefined || started.endedAt === null) return
    const box = await findBox(started.game, started.pack)
    if (box === undefined) return void this.#unreadable.add(matchId)
    const results = await db
      .selectFrom('result')
      .select(['seat', 'account_id as accountId', 'rank', 'won'])
      .where('match_id', '=', matchId)
      .orderBy('seat')
      .execute()
    try {
      const rows = await readMatch(box, { started, rows: await store.after(matchId, 0), results })
      const { game, endedAt, seats } = started
      await keepCareers(db, { matchId, game, endedAt, seats: seats.length, rows }, box.career)
    } catch (error) {
      // A database that is away comes back; a log that does not hold never will.
      if (!(error instanceof Broken)) throw error
      this.#unreadable.add(matchId)
      failed(error, matchId)
    }
  }
}
