import type { Box } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { type Environment, randomId } from '../environment.ts'
import { type OverDeps, OverMatches, type Reread } from '../over-matches.ts'
import { countSome } from '../ratings/count.ts'
import {
  forgetLadder,
  forgetSeasons,
  gamesWithSeasons,
  identifySeats,
  keepLadder,
  type ReadLadder,
  type Stretch,
  unreadForLadder,
} from '../storage/ladder.ts'
import { gamesToCount } from '../storage/ratings.ts'
import type { Schema } from '../storage/schema.ts'
import type { StartedMatch } from '../tables/ports.ts'
import { readForLadder } from './read-match.ts'
import { type Season, seasonAt, seasonBefore } from './weeks.ts'

const PEOPLE_MIN = 2

interface LaddersDeps extends OverDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now' | 'elapsed' | 'bytes'>
}

/** Reads finished matches for the seasons and ratings of their games. */
export class Ladders {
  readonly #deps: LaddersDeps
  readonly #over: OverMatches

  constructor(deps: LaddersDeps) {
    const { db, env } = deps
    this.#deps = deps
    this.#over = new OverMatches(deps, {
      unread: (limit, except) => unreadForLadder(db, limit, except),
      read: async (box, started) => {
        const { id: matchId, game, endedAt } = started
        const read = await this.#readLog(box, started)
        await keepLadder(db, { matchId, game, endedAt }, withoutOldSeason(read, oldestKept(box, env.now())))
      },
    })
  }

  /** Reads finished matches for a short while. To be called periodically. */
  async sweep(): Promise<void> {
    await this.#over.sweep()
    await this.#count()
  }

  /** Deletes the results of matches and reads them again: of all, or of a period of time. */
  async recompute(stretch?: Stretch): Promise<Reread> {
    await forgetLadder(this.#deps.db, stretch)
    const reread = await this.#over.readAll()
    await this.#count()
    return reread
  }

  /** Deletes seasons that are not shown any more. */
  async tidy(): Promise<void> {
    const { db, env, findBox } = this.#deps
    for (const game of await gamesWithSeasons(db)) {
      const box = await findBox(game)
      const oldest = box && oldestKept(box, env.now())
      if (oldest) await forgetSeasons(db, game, oldest.id, oldest.startsAt)
    }
  }

  /** The server stops: no further match is read. */
  close(): void {
    this.#over.close()
  }

  /** Reads the log of a match. Tutorials and matches of fewer than two people have no results. */
  async #readLog(box: Box, started: StartedMatch): Promise<ReadLadder> {
    const { db, env, store } = this.#deps
    if (box.ladder === undefined || box.tutorial?.seed === started.seed) return {}
    const seats = await identifySeats(db, started.id, started.seats, () => randomId(env))
    if (seats.filter(({ person }) => person !== null).length < PEOPLE_MIN) return {}
    return readForLadder(box, { started, rows: await store.after(started.id, 0), seats })
  }

  async #count(): Promise<void> {
    const { db, findBox } = this.#deps
    for (const game of await gamesToCount(db)) {
      const rating = (await findBox(game))?.ladder?.rating
      while (!this.#over.isClosed && rating && (await countSome(db, game, rating)));
    }
  }
}

/** Drops results of seasons that are not shown any more. */
function withoutOldSeason({ season, ...rest }: ReadLadder, oldest: Season | undefined): ReadLadder {
  return season === undefined || season.season < (oldest?.id ?? '') ? rest : { season, ...rest }
}

/** The oldest season that is still shown. */
export function oldestKept({ ladder }: Pick<Box, 'ladder'>, now: number): Season | undefined {
  const seasons = ladder?.seasons
  if (seasons === undefined) return undefined
  const { utcOffsetMinutes, kept } = seasons
  return seasonBefore(seasonAt(now, utcOffsetMinutes), utcOffsetMinutes, kept)
}
