import type { Kysely } from 'kysely'

/** Names under which somebody has played that are not to be read any more. Those of seats are marked in their JSON. */
export async function addHiddenNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('result')
    .addColumn('name_hidden', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
}
