import { type Box, Broken } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import { type OverDeps, OverMatches, type Reread } from '../over-matches.ts'
import { forgetCareers, giveAchievement, keepCareers, unreadMatches } from '../storage/careers.ts'
import type { Schema } from '../storage/schema.ts'
import type { StartedMatch } from '../tables/ports.ts'
import { readMatch } from './read-match.ts'

interface CareersDeps extends OverDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now' | 'elapsed'>
}

/** What matches bring to the accounts of those who played them, read from their logs once they are over. */
export class Careers {
  readonly #deps: CareersDeps
  readonly #over: OverMatches

  constructor(deps: CareersDeps) {
    this.#deps = deps
    this.#over = new OverMatches(deps, {
      unread: (limit, except) => unreadMatches(deps.db, limit, except),
      read: (box, started) => this.#read(box, started),
    })
  }

  /** Reads what is over, for a short while. To be called again and again. */
  sweep(): Promise<void> {
    return this.#over.sweep()
  }

  /** Forgets what was read of matches, and reads all of them again. */
  async recompute(): Promise<Reread> {
    await forgetCareers(this.#deps.db)
    return this.#over.readAll()
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
    this.#over.close()
  }

  async #read(box: Box, started: StartedMatch & { readonly endedAt: number }): Promise<void> {
    const { db, store } = this.#deps
    const { id: matchId, game, endedAt, seats } = started
    const results = await db
      .selectFrom('result')
      .select(['seat', 'account_id as accountId', 'rank', 'won'])
      .where('match_id', '=', matchId)
      .orderBy('seat')
      .execute()
    const rows = await readMatch(box, { started, rows: await store.after(matchId, 0), results })
    await keepCareers(db, { matchId, game, endedAt, seats: seats.length, rows }, box.career)
  }
}
