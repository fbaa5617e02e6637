import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** Which addresses of pictures are wanted. */
export interface ShareFilter {
  readonly game?: string | undefined
  readonly matchId?: string | undefined
  readonly withdrawn: boolean
}

/** Addresses of pictures, those that hold longest first. */
export function sharedPictures(db: Kysely<Schema>, { game, matchId, withdrawn }: ShareFilter, limit: number) {
  let query = db
    .selectFrom('share_link')
    .innerJoin('match', 'match.id', 'share_link.match_id')
    .select(['share_link.id', 'match.game', 'share_link.match_id as matchId', 'picture', 'moment'])
    .select(['expires_at as expiresAt', 'withdrawn_at as withdrawnAt', 'match.ended_at as endedAt'])
    .where('withdrawn_at', withdrawn ? 'is not' : 'is', null)
  if (game !== undefined) query = query.where('match.game', '=', game)
  if (matchId !== undefined) query = query.where('match.id', '=', matchId)
  return query.orderBy('expires_at', 'desc').orderBy('share_link.id').limit(limit).execute()
}

/** From now on this address leads nowhere, and nothing brings it back. */
export async function withdraw(db: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  const changed = await db
    .updateTable('share_link')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** How many addresses there are, and how many of them lead nowhere any more. */
export async function countShared(
  db: Kysely<Schema>,
  now: number,
): Promise<{ readonly all: number; readonly overdue: number; readonly withdrawn: number }> {
  const row = await db
    .selectFrom('share_link')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('expires_at', '<=', now).filterWhere('withdrawn_at', 'is', null).as('overdue'),
      fn.countAll<number>().filterWhere('withdrawn_at', 'is not', null).as('withdrawn'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), overdue: Number(row.overdue), withdrawn: Number(row.withdrawn) }
}
