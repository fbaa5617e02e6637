import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Excludes a match from seasons and ratings, or changes the reason. Returns whether there is such a finished match. */
export async function excludeMatch(
  tx: Transaction<Schema>,
  matchId: string,
  { reason, by, at }: Pick<Exclusion, 'reason' | 'by' | 'at'>,
): Promise<boolean> {
  const match = await tx
    .selectFrom('match')
    .select('id')
    .where('id', '=', matchId)
    .where('outcome', 'is not', null)
    .executeTakeFirst()
  if (match === undefined) return false
  await tx
    .insertInto('ladder_exclusion')
    .values({ match_id: matchId, reason, by, at })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ reason, by, at }))
    .execute()
  await countAnew(tx, matchId)
  return true
}

/** Includes it again. Returns whether it was excluded. */
export async function includeMatch(tx: Transaction<Schema>, matchId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('ladder_exclusion').where('match_id', '=', matchId).executeTakeFirst()
  await countAnew(tx, matchId)
  return numDeletedRows > 0n
}

/** Marks the ratings from this match on to be worked out again. */
async function countAnew(tx: Transaction<Schema>, matchId: string): Promise<void> {
  await tx.updateTable('rating_match').set({ counted: false }).where('match_id', '=', matchId).execute()
}

/** An excluded match. */
export interface Exclusion {
  readonly matchId: string
  readonly game: string
  readonly endedAt: number
  readonly reason: string
  readonly by: string | null
  readonly at: number
}

/** Excluded matches, the last excluded first. */
export async function exclusions(db: Kysely<Schema>, game: string): Promise<Exclusion[]> {
  const rows = await db
    .selectFrom('ladder_exclusion')
    .innerJoin('match', 'match.id', 'ladder_exclusion.match_id')
    .select(['match.id as matchId', 'game', 'ended_at as endedAt', 'reason', 'by', 'at'])
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .orderBy('match.id')
    .execute()
  return rows.map((row) => ({ ...row, endedAt: row.endedAt ?? 0 }))
}
