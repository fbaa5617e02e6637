import type { Seasons as SeasonRules } from '@ludoteca/kernel'
import type { Kysely, Transaction } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Reread } from '../over-matches.ts'
import { type Exclusion, excludeMatch, exclusions, includeMatch } from '../storage/exclusions.ts'
import { seasonIds, seatsOfSeason } from '../storage/ladder.ts'
import type { Schema } from '../storage/schema.ts'
import { matchesOfSeason, type SeasonMatch as StoredMatch } from '../storage/season-matches.ts'
import type { FindBox } from '../tables/ports.ts'
import { type Ladders, oldestKept } from './ladders.ts'
import { metTooOften } from './meetings.ts'
import { type Standings, standingsOf } from './standings.ts'
import { type Season, seasonAt, seasonBefore, seasonOf } from './weeks.ts'

/** How long a table is cached. */
const FRESH_MS = 2_000
/** How many tables are cached. */
const AT_HAND_MAX = 60

interface SeasonsDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now' | 'elapsed'>
  readonly findBox: FindBox
  readonly ladders: Pick<Ladders, 'recompute'>
}

/** A season of a game, with its tables. */
export interface SeasonTables extends Standings {
  readonly season: Season
  readonly isRunning: boolean
}

/** A match of a season, and whether it counts: not if it was excluded, or if two of a team have met too often. */
export interface SeasonMatch extends Omit<StoredMatch, 'isExcluded'> {
  readonly counts: 'yes' | 'excluded' | 'metTooOften'
}

/** Further work in the same transaction. */
type Alongside = (tx: Transaction<Schema>) => Promise<void>

/** The seasons of games: what pages show, and what administrators do. */
export class Seasons {
  readonly #deps: SeasonsDeps
  readonly #atHand = new Map<string, { readonly at: number; readonly standings: Promise<Standings> }>()

  constructor(deps: SeasonsDeps) {
    this.#deps = deps
  }

  /** The rules of a game's seasons; undefined if it has none. */
  async rulesOf(game: string): Promise<SeasonRules | undefined> {
    return (await this.#deps.findBox(game))?.ladder?.seasons
  }

  /** The seasons of a game that are shown, the running one first. */
  async list(game: string): Promise<readonly Season[]> {
    const { db, env, findBox } = this.#deps
    const box = await findBox(game)
    const rules = box?.ladder?.seasons
    if (box === undefined || rules === undefined) return []
    const current = seasonAt(env.now(), rules.utcOffsetMinutes)
    const oldest = oldestKept(box, env.now())?.id ?? ''
    const played = (await seasonIds(db, game)).filter((id) => id >= oldest && id !== current.id)
    return [current, ...played.flatMap((id) => seasonOf(id, rules.utcOffsetMinutes) ?? [])]
  }

  /** The tables of a season, or of the running one; undefined for unknown seasons. */
  async tables(game: string, id: string | 'current'): Promise<SeasonTables | undefined> {
    const { env } = this.#deps
    const rules = await this.rulesOf(game)
    if (rules === undefined) return undefined
    const current = seasonAt(env.now(), rules.utcOffsetMinutes)
    const season = id === 'current' ? current : seasonOf(id, rules.utcOffsetMinutes)
    const oldest = seasonBefore(current, rules.utcOffsetMinutes, rules.kept)
    if (season === undefined || season.startsAt > current.startsAt || season.startsAt < oldest.startsAt)
      return undefined
    const isRunning = season.id === current.id
    return { season, isRunning, ...(await this.#standings(game, rules, season, !isRunning)) }
  }

  /** The tables of the season before, whose titles are worn while this one runs. */
  async tablesBefore(game: string, { season }: Pick<SeasonTables, 'season'>): Promise<SeasonTables | undefined> {
    const rules = await this.rulesOf(game)
    return rules && this.tables(game, seasonBefore(season, rules.utcOffsetMinutes).id)
  }

  /** Reads all matches of a season again; undefined for unknown seasons. */
  async recompute(game: string, id: string): Promise<Reread | undefined> {
    const season = (await this.tables(game, id))?.season
    if (season === undefined) return undefined
    const reread = await this.#deps.ladders.recompute({ game, from: season.startsAt, to: season.endsAt })
    this.#atHand.clear()
    return reread
  }

  /** Excludes a finished match from seasons and ratings, with the reason. Returns whether there is such a match. */
  exclude(matchId: string, { reason, by }: Pick<Exclusion, 'reason' | 'by'>, alongside?: Alongside): Promise<boolean> {
    const at = this.#deps.env.now()
    return this.#change((tx) => excludeMatch(tx, matchId, { reason, by, at }), alongside)
  }

  /** Includes it again. Returns whether it was excluded. */
  include(matchId: string, alongside?: Alongside): Promise<boolean> {
    return this.#change((tx) => includeMatch(tx, matchId), alongside)
  }

  /** All matches of a season, the last one first, excluded ones as well. */
  async matches(game: string, { id }: Season): Promise<readonly SeasonMatch[]> {
    const { db } = this.#deps
    const rules = await this.rulesOf(game)
    if (rules === undefined) return []
    const tooMany = metTooOften(await seatsOfSeason(db, game, id), rules)
    return (await matchesOfSeason(db, game, id)).map(({ isExcluded, ...match }) => {
      if (isExcluded) return { ...match, counts: 'excluded' }
      return { ...match, counts: tooMany.has(match.matchId) ? 'metTooOften' : 'yes' }
    })
  }

  /** The excluded matches of a game, the last one first. */
  exclusions(game: string): Promise<readonly Exclusion[]> {
    return exclusions(this.#deps.db, game)
  }

  async #change(change: (tx: Transaction<Schema>) => Promise<boolean>, alongside?: Alongside): Promise<boolean> {
    const isDone = await this.#deps.db.transaction().execute(async (tx) => {
      const isChanged = await change(tx)
      if (isChanged) await alongside?.(tx)
      return isChanged
    })
    this.#atHand.clear()
    return isDone
  }

  #standings(game: string, rules: SeasonRules, { id }: Season, isOver: boolean): Promise<Standings> {
    const key = `${game} ${id} ${isOver}`
    const now = this.#deps.env.elapsed()
    const known = this.#atHand.get(key)
    if (known !== undefined && now - known.at < FRESH_MS) return known.standings
    const standings = this.#workOut(game, rules, id, isOver)
    this.#atHand.delete(key)
    this.#atHand.set(key, { at: now, standings })
    standings.catch(() => this.#atHand.delete(key))
    for (const old of this.#atHand.keys()) if (this.#atHand.size > AT_HAND_MAX) this.#atHand.delete(old)
    return standings
  }

  async #workOut(game: string, rules: SeasonRules, season: string, isOver: boolean): Promise<Standings> {
    const seats = await seatsOfSeason(this.#deps.db, game, season)
    const tooMany = metTooOften(seats, rules)
    const entries = seats.flatMap(({ scores, rank, network: _, ...seat }) => {
      return scores && !tooMany.has(seat.matchId) ? [{ ...seat, won: rank === 1 }] : []
    })
    return standingsOf(entries, rules, isOver)
  }
}
