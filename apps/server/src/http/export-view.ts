import { ratingShown } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Individual } from '../people/person.ts'
import type { SessionInfo } from '../people/sessions.ts'
import { knownPersons } from '../storage/ratings.ts'
import type { Schema } from '../storage/schema.ts'
import { meSchema } from './person-view.ts'

/** All data that is stored about a person. */
export const exportSchema = z
  .object({
    account: meSchema,
    sessions: z.array(
      z.object({ device: z.string().nullable(), createdAt: z.number(), seenAt: z.number(), current: z.boolean() }),
    ),
    matches: z.array(
      z.object({
        id: z.string(),
        game: z.string(),
        endedAt: z.number().nullable(),
        seat: z.int(),
        name: z.string(),
        rank: z.int(),
        score: z.number(),
        won: z.boolean(),
      }),
    ),
    careerMatches: z.array(
      z.object({ id: z.string(), game: z.string(), at: z.number(), counted: z.record(z.string(), z.number()) }),
    ),
    achievements: z.array(
      z.object({ game: z.string(), id: z.string(), at: z.number(), times: z.int(), matchId: z.string().nullable() }),
    ),
    seasons: z.array(
      z.object({
        matchId: z.string(),
        game: z.string(),
        season: z.string(),
        team: z.string(),
        points: z.int(),
        scores: z.boolean().describe('Whether you were there long enough.'),
      }),
    ),
    ratings: z.array(
      z.object({ matchId: z.string(), game: z.string(), at: z.number(), points: z.int(), within: z.int() }),
    ),
    disclaimers: z.array(z.object({ game: z.string(), roomId: z.string(), at: z.number() })),
  })
  .describe('All that is kept about you.')

/** Collects the data, for the person alone. */
export async function exportOf(
  db: Kysely<Schema>,
  me: Individual,
  sessions: readonly SessionInfo[],
): Promise<z.infer<typeof exportSchema>> {
  const { accountId } = me
  return {
    account: me,
    sessions: sessions.map(({ device, createdAt, seenAt, current }) => ({ device, createdAt, seenAt, current })),
    matches: await db
      .selectFrom('result')
      .innerJoin('match', 'match.id', 'result.match_id')
      .select(['match.id', 'match.game', 'match.ended_at as endedAt', 'seat', 'name', 'rank', 'score', 'won'])
      .where('account_id', '=', accountId)
      .orderBy('match.ended_at')
      .orderBy('match.id')
      .orderBy('seat')
      .execute(),
    careerMatches: await db
      .selectFrom('career_match')
      .select(['match_id as id', 'game', 'at', 'counted'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .orderBy('match_id')
      .execute(),
    achievements: await db
      .selectFrom('achievement')
      .select(['game', 'achievement as id', 'at', 'times', 'match_id as matchId'])
      .where('account_id', '=', accountId)
      .orderBy('game')
      .orderBy('achievement')
      .execute(),
    ...(await laddersOf(db, accountId)),
    disclaimers: await db
      .selectFrom('acceptance')
      .select(['game', 'room_id as roomId', 'at'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute(),
  }
}

/** The results of their matches for seasons and ratings. */
async function laddersOf(db: Kysely<Schema>, accountId: string) {
  const person = (await knownPersons(db, [accountId])).get(accountId)
  if (person === undefined) return { seasons: [], ratings: [] }
  const rated = await db
    .selectFrom('rating_seat')
    .innerJoin('rating_match', 'rating_match.match_id', 'rating_seat.match_id')
    .select(['rating_match.match_id as matchId', 'game', 'at', 'mu_milli as muMilli', 'sigma_milli as sigmaMilli'])
    .where('person', '=', person)
    .orderBy('at')
    .orderBy('rating_match.match_id')
    .execute()
  return {
    seasons: await db
      .selectFrom('ladder_seat')
      .select(['match_id as matchId', 'game', 'season', 'team', 'points', 'scores'])
      .where('person', '=', person)
      .orderBy('at')
      .orderBy('match_id')
      .execute(),
    ratings: rated.flatMap(({ muMilli, sigmaMilli, ...match }) =>
      muMilli === null || sigmaMilli === null ? [] : [{ ...match, ...ratingShown({ muMilli, sigmaMilli }) }],
    ),
  }
}
