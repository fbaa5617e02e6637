import { type Kysely, sql } from 'kysely'

/** What all processes have counted together, hour by hour. */
export async function makeTallies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tally')
    .addColumn('hour', 'bigint', (c) => c.notNull())
    .addColumn('what', sql`text collate "C"`, (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tally_pk', ['hour', 'what'])
    .execute()
}
