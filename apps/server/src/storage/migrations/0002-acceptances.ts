import { type Kysely, sql } from 'kysely'

const id = sql`text collate "C"`

/** Who accepted a game's disclaimer, when, and for which room. Outlives the room; an account that is gone leaves no name. */
export async function makeAcceptances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('acceptance')
    .addColumn('room_id', id, (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.references('account.id').onDelete('set null'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('acceptance_account').on('acceptance').column('account_id').execute()
}
