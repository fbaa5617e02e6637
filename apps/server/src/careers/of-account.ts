import { figuresOf } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { FindBox } from '../tables/ports.ts'

/** What an account has come to in one game. */
export interface GameCareer {
  readonly game: string
  /** By counter of the game, and those of all games. */
  readonly figures: Readonly<Record<string, number>>
  /** In the order in which they were earned first. */
  readonly achievements: readonly EarnedAchievement[]
}

interface EarnedAchievement {
  readonly id: string
  /** When it was earned first, and how often since. */
  readonly at: number
  readonly times: number
}

/** A match as a profile shows it. */
export interface ProfileMatch {
  readonly id: string
  readonly game: string
  readonly at: number
  readonly seat: number
  readonly rank: number
  readonly seats: number
  readonly won: boolean
  /** Whether it was played in public, so that everybody finds it anyway. */
  readonly listed: boolean
}

/** What an account has come to, by game; those played most first. */
export async function careersOf(db: Kysely<Schema>, findBox: FindBox, accountId: string): Promise<GameCareer[]> {
  const matches = await db
    .selectFrom('career_match')
    .select(['match_id as matchId', 'game', 'at', 'counted'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('match_id')
    .execute()
  const achievements = await db
    .selectFrom('achievement')
    .select(['game', 'achievement as id', 'at', 'times'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('achievement')
    .execute()
  const games = [...new Set([...matches, ...achievements].map(({ game }) => game))]
  const careers = await Promise.all(
    games.map(async (game) => {
      const career = (await findBox(game))?.career ?? { achievements: [], counters: [] }
      const own = matches.filter((match) => match.game === game)
      const earned = achievements.filter((one) => one.game === game).map(({ id, at, times }) => ({ id, at, times }))
      return { game, figures: figuresOf(career, own), achievements: earned }
    }),
  )
  return careers.sort((a, b) => (b.figures.matches ?? 0) - (a.figures.matches ?? 0) || (a.game < b.game ? -1 : 1))
}

/** The matches that an account has played to their end last, the latest first. */
export async function lastMatchesOf(db: Kysely<Schema>, accountId: string, limit: number): Promise<ProfileMatch[]> {
  const rows = await db
    .selectFrom('career_match')
    .innerJoin('match', 'match.id', 'career_match.match_id')
    .select(['match.id', 'match.game', 'career_match.at', 'seat', 'rank', 'career_match.seats', 'counted', 'listed'])
    .where('account_id', '=', accountId)
    .orderBy('career_match.at', 'desc')
    .orderBy('match.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ counted, ...row }) => ({ ...row, won: (counted.wins ?? 0) > 0 }))
}

/** What a match brought for the first time; nothing while it was not read, or is none of this account's. */
export async function newIn(db: Kysely<Schema>, accountId: string, matchId: string): Promise<string[] | undefined> {
  const match = await db
    .selectFrom('match')
    .select('career_read')
    .where('id', '=', matchId)
    .where('career_read', '=', true)
    .executeTakeFirst()
  if (match === undefined) return undefined
  const rows = await db
    .selectFrom('achievement')
    .select('achievement')
    .where('account_id', '=', accountId)
    .where('match_id', '=', matchId)
    .orderBy('achievement')
    .execute()
  return rows.map(({ achievement }) => achievement)
}
