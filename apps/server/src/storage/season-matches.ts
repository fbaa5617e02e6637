import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A match that was read for a season. */
export interface SeasonMatch {
  readonly matchId: string
  readonly endedAt: number
  readonly isExcluded: boolean
  /** Those of people, the best ones first. */
  readonly seats: readonly {
    readonly person: string
    readonly team: string
    readonly rank: number
    readonly points: number
    /** Whether they were there for long enough. */
    readonly scores: boolean
  }[]
}

/** All matches that were read for a season, the last one first. */
export async function matchesOfSeason(db: Kysely<Schema>, game: string, season: string): Promise<SeasonMatch[]> {
  const rows = await db
    .selectFrom('ladder_seat')
    .leftJoin('ladder_exclusion', 'ladder_exclusion.match_id', 'ladder_seat.match_id')
    .select(['ladder_seat.match_id as matchId', 'ladder_seat.at as endedAt', 'ladder_exclusion.at as excludedAt'])
    .select(['person', 'team', 'rank', 'points', 'scores'])
    .where('game', '=', game)
    .where('season', '=', season)
    .orderBy('ladder_seat.at', 'desc')
    .orderBy('ladder_seat.match_id')
    .orderBy('rank')
    .orderBy('seat')
    .execute()
  const matches = new Map<string, SeasonMatch & { readonly seats: SeasonMatch['seats'][number][] }>()
  for (const { matchId, endedAt, excludedAt, ...seat } of rows) {
    const match = matches.get(matchId) ?? { matchId, endedAt, isExcluded: excludedAt !== null, seats: [] }
    matches.set(matchId, match)
    match.seats.push(seat)
  }
  return [...matches.values()]
}
