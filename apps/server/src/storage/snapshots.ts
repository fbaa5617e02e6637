import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The position of a match after a move, so that not all moves need to be played again. */
export interface StoredSnapshot {
  readonly matchId: string
  readonly seq: number
  readonly data: object
}

/** How many snapshots are kept: a process that does not know the last moves needs the one before them. */
const KEPT = 2

/** Stores a snapshot, and deletes older ones. Two processes may store the same one: the first one is kept. */
export async function saveSnapshot(db: Kysely<Schema>, { matchId, seq, data }: StoredSnapshot): Promise<void> {
  await db
    .insertInto('snapshot')
    .values({ match_id: matchId, seq, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.columns(['match_id', 'seq']).doNothing())
    .execute()
  const kept = db
    .selectFrom('snapshot')
    .select('seq')
    .where('match_id', '=', matchId)
    .orderBy('seq', 'desc')
    .limit(KEPT)
  await db.deleteFrom('snapshot').where('match_id', '=', matchId).where('seq', 'not in', kept).execute()
}

/** The newest snapshot that is not after this move. */
export async function latestSnapshot(
  db: Kysely<Schema>,
  matchId: string,
  atMost: number,
): Promise<StoredSnapshot | undefined> {
  const row = await db
    .selectFrom('snapshot')
    .select(['seq', 'data'])
    .where('match_id', '=', matchId)
    .where('seq', '<=', atMost)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { matchId, ...row }
}
