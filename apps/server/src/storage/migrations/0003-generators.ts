import type { Kysely } from 'kysely'

/** What makes luck of a match's seed. Those that have begun before this was noted down go on with the only one there was. */
export async function addGenerators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('generator', 'text', (c) => c.notNull().defaultTo('xoroshiro128+'))
    .execute()
}
