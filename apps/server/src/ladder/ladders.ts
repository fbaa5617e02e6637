import { type Box, Broken } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { type Environment, randomId } from '../environment.ts'
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
import type { FindBox, MatchStore, StartedMatch } from '../tables/ports.ts'
import { readForLadder } from './read-match.ts'
import { type Season, seasonAt, seasonBefore } from './weeks.ts'

/** So many matches are asked for at once. */
const BATCH = 20
const PEOPLE_MIN = 2
/** So long matches are read before others of the same process are let on with their work. */
const SWEEP_MS = 100

interface LaddersDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now' | 'elapsed' | 'bytes'>
  readonly store: Pick<MatchStore, 'find' | 'after'>
  readonly findBox: FindBox
  failed(error: unknown, matchId: string): void
}

/** What became of it. */
export interface Reread {
  readonly read: number
  /** Matches whose logs do not hold with these rules, or whose game is not here. */
  readonly unreadable: readonly string[]
}

/**
 * What matches come to for the seasons and ratings of their games. As with careers, whatever is over and was not read yet
 * is read by whichever process comes by, now or after a crash, and written down once.
 */
export class Ladders {
  readonly #deps: LaddersDeps
  /** Matches whose log does not hold with these rules. They are left alone until the process is another. */
  readonly #unreadable = new Set<string>()
  #isOver = false

  constructor(deps: LaddersDeps) {
    this.#deps = deps
  }

  /** Reads what is over, for a short while. To be called again and again. */
  async sweep(): Promise<void> {
    const { env } = this.#deps
    const until = env.elapsed() + SWEEP_MS
    while (!this.#isOver && env.elapsed() < until) if ((await this.#readSome(until)) < BATCH) break
    await this.#count()
  }

  /** Forgets what was read of matches, and reads them again: all, or those of a stretch of time. */
  async recompute(stretch?: Stretch): Promise<Reread> {
    await forgetLadder(this.#deps.db, stretch)
    this.#unreadable.clear()
    let read = 0
    for (let more = BATCH; more > 0; read += more) more = await this.#readSome(Number.POSITIVE_INFINITY)
    await this.#count()
    return { read: read - this.#unreadable.size, unreadable: [...this.#unreadable] }
  }

  /** Lets go of seasons that are shown no more. */
  async tidy(): Promise<void> {
    const { db, env, findBox } = this.#deps
    for (const game of await gamesWithSeasons(db)) {
      const box = await findBox(game)
      const oldest = box && oldestKept(box, env.now())
      if (oldest) await forgetSeasons(db, game, oldest.id, oldest.startsAt)
    }
  }

  /** The server stops: nothing is begun any more. */
  close(): void {
    this.#isOver = true
  }

  /** How many were read, or found unreadable. */
  async #readSome(until: number): Promise<number> {
    const { db, env } = this.#deps
    const ids = await unreadForLadder(db, BATCH, [...this.#unreadable])
    let done = 0
    for (const id of ids) {
      if (this.#isOver || (done > 0 && env.elapsed() >= until)) break
      await this.#read(id)
      done++
    }
    return done
  }

  async #read(matchId: string): Promise<void> {
    const { db, env, store, findBox, failed } = this.#deps
    const started = await store.find(matchId)
    if (started === undefined || started.endedAt === null) return
    const { game, endedAt } = started
    const box = await findBox(game, started.pack)
    if (box === undefined) return void this.#unreadable.add(matchId)
    try {
      const read = await this.#readLog(box, started)
      await keepLadder(db, { matchId, game, endedAt }, withoutOldSeason(read, oldestKept(box, env.now())))
    } catch (error) {
      // A database that is away comes back; a log that does not hold never will.
      if (!(error instanceof Broken)) throw error
      this.#unreadable.add(matchId)
      failed(error, matchId)
    }
  }

  /** Fewer than two people compare nothing with each other: then there is nothing to read. Nor where a match teaches. */
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
      while (!this.#isOver && rating && (await countSome(db, game, rating)));
    }
  }
}

/** What is shown no more is not kept either. */
function withoutOldSeason({ season, ...rest }: ReadLadder, oldest: Season | undefined): ReadLadder {
  return season === undefined || season.season < (oldest?.id ?? '') ? rest : { season, ...rest }
}

/** The first season that is still shown. */
export function oldestKept({ ladder }: Pick<Box, 'ladder'>, now: number): Season | undefined {
  const seasons = ladder?.seasons
  if (seasons === undefined) return undefined
  const { utcOffsetMinutes, kept } = seasons
  return seasonBefore(seasonAt(now, utcOffsetMinutes), utcOffsetMinutes, kept)
}
