import { type Kysely, sql } from 'kysely'
import { randomId, system } from '../../environment.ts'

const id = sql`text collate "C"`

/** What matches brought to those who played them, and what accounts show of it. */
export async function makeCareers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('career_match')
    .addColumn('match_id', id, (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('account_id', id, (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('counted', 'json', (c) => c.notNull())
    .addPrimaryKeyConstraint('career_match_pkey', ['match_id', 'account_id'])
    .execute()
  await db.schema.createIndex('career_match_account').on('career_match').columns(['account_id', 'at']).execute()
  await db.schema
    .createTable('achievement')
    .addColumn('account_id', id, (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('achievement', 'text', (c) => c.notNull())
    .addColumn('match_id', id, (c) => c.references('match.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('achievement_pkey', ['account_id', 'game', 'achievement'])
    .execute()
  // Deleting a match would look for it in both.
  await db.schema.createIndex('achievement_match').on('achievement').column('match_id').execute()
  await addReadColumn(db)
  await addProfileColumns(db)
}

async function addReadColumn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('career_read', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await sql`create index match_unread on match (ended_at) where not career_read and outcome is not null`.execute(db)
}

/** Whoever wanted to be found before has a page that everybody finds; all others have one by its link alone. */
async function addProfileColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('slug', id, (c) => c.unique())
    .addColumn('visibility', 'text', (c) => c.notNull().defaultTo('unlisted'))
    .addColumn('real_name', 'text')
    .addColumn('real_name_shown', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('belongings', 'json')
    .execute()
  await sql`update account set visibility = 'public' where listed`.execute(db)
  await db.schema.alterTable('account').dropColumn('listed').execute()
  const { rows } = await sql<{ id: string }>`select id from account where handle is not null`.execute(db)
  for (const account of rows) {
    await sql`update account set slug = ${randomId(system)} where id = ${account.id}`.execute(db)
  }
}
