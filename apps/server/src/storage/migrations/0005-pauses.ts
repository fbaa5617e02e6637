import type { Kysely } from 'kysely'

/** How long a match was paused in all: its own clock does not count that. Of pauses before this nothing is known. */
export async function addPauses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('paused_ms', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
