import type { Strength } from '@ludoteca/kernel'
import type { Generated, JSONColumnType } from 'kysely'

/** The tables of results of finished matches: careers, seasons, ratings, balance. */
export interface StandingSchema {
  career_match: CareerMatchTable
  achievement: AchievementTable
  match_balance: MatchBalanceTable
  ladder_person: LadderPersonTable
  ladder_seat: LadderSeatTable
  ladder_exclusion: LadderExclusionTable
  rating_match: RatingMatchTable
  rating_seat: RatingSeatTable
}

/** A match that an account has played to its end. */
interface CareerMatchTable {
  match_id: string
  account_id: string
  game: string
  /** When the match ended. */
  at: number
  seat: number
  rank: number
  seats: number
  counted: JSONColumnType<Readonly<Record<string, number>>>
}

/** An achievement, with the match in which it was earned first; without one it was given. */
interface AchievementTable {
  account_id: string
  game: string
  achievement: string
  match_id: string | null
  at: number
  times: number
}

/** What a finished match contributes to the balance of its game. */
interface MatchBalanceTable {
  match_id: string
  version: number
  notes: JSONColumnType<object>
}

/**
 * What ladders call an account. When the account goes, this goes: what it played for still counts for all others, and
 * leads to nobody.
 */
interface LadderPersonTable {
  person: string
  account_id: string
}

/** What a person's seat of a match came to for a season. */
interface LadderSeatTable {
  match_id: string
  seat: number
  game: string
  season: string
  /** When the match ended. */
  at: number
  person: string
  team: string
  points: number
  rank: number
  /** Whether the person was present long enough. */
  scores: boolean
  network: string | null
}

/** A match that is excluded from seasons and ratings. */
interface LadderExclusionTable {
  match_id: string
  reason: string
  /** The administrator who did it. */
  by: string | null
  at: number
}

/** A rated match. */
interface RatingMatchTable {
  match_id: string
  game: string
  at: number
  sides: JSONColumnType<readonly StoredSide[]>
  /** Whether the ratings after it were worked out. */
  counted: Generated<boolean>
}

/** One side of such a match. With `house` it is the game itself. */
export interface StoredSide {
  readonly rank: number
  readonly house?: string
}

/** A seat of a person or a bot; for a person with the rating and the number of matches after it. */
interface RatingSeatTable {
  match_id: string
  seat: number
  side: number
  person: string | null
  bot: Strength | null
  mu_milli: number | null
  sigma_milli: number | null
  played: number | null
}
