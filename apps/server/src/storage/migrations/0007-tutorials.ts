import { type Kysely, sql } from 'kysely'

const id = sql`text collate "C"`

/** Which guided first matches an account has finished. */
export async function makeTutorials(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tutorial')
    .addColumn('account_id', id, (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('game', id, (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tutorial_pk', ['account_id', 'game'])
    .execute()
}
