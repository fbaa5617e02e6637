import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Where a match stood after a move, so that not all moves need to be played again. */
export interface StoredSnapshot {
  readonly matchId: string
  readonly seq: number
  readonly data: object
}

/** A process that has not heard of the last moves reads a match from the snapshot before them. */
const KEPT = 2

/** Keeps a snapshot, and lets go of those nobody will need. Two processes may make the same one: one is enough. */
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
