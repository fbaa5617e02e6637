import { type Kysely, sql } from 'kysely'

const id = sql`text collate "C"`

/** Addresses under which pictures of matches can be passed on, for a while. */
export async function makeShareLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_link')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('match_id', id, (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('picture', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('share_link_match').on('share_link').column('match_id').execute()
  await db.schema.createIndex('share_link_expiry').on('share_link').column('expires_at').execute()
}
