import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Individual } from '../people/person.ts'
import type { SessionInfo } from '../people/sessions.ts'
import type { Schema } from '../storage/schema.ts'
import { meSchema } from './person-view.ts'

/** All that is kept about somebody. */
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
    disclaimers: z.array(z.object({ game: z.string(), roomId: z.string(), at: z.number() })),
  })
  .describe('All that is kept about you.')

/** Collects it, for the person alone. */
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
    disclaimers: await db
      .selectFrom('acceptance')
      .select(['game', 'room_id as roomId', 'at'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute(),
  }
}
