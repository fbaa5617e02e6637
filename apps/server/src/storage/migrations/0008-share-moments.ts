import type { Kysely } from 'kysely'

/** Pictures that were offered while their match went on: after so many moves. Null for those of matches that are over. */
export async function addShareMoments(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('share_link').addColumn('moment', 'integer').execute()
}
