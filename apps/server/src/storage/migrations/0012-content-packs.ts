import { type Kysely, sql } from 'kysely'

const id = sql`text collate "C"`

/** What games are filled with, which of it new matches are played with, and what finished matches say about balance. */
export async function makeContentPacks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_pack')
    .addColumn('sha256', id, (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('pack_id', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('uploaded_by', 'text', (c) => c.notNull())
    .addColumn('uploaded_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('content_pack_game').on('content_pack').columns(['game', 'uploaded_at']).execute()
  // The last line of a game says what its new matches are played with; without a pack it is what the game brings along.
  await db.schema
    .createTable('content_turn')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('sha256', id, (c) => c.references('content_pack.sha256'))
    .addColumn('decided_by', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('content_turn_game').on('content_turn').columns(['game', 'id']).execute()
  await db.schema
    .alterTable('match')
    .addColumn('pack_id', 'text')
    .addColumn('pack_sha256', id, (c) => c.references('content_pack.sha256'))
    .execute()
  await sql`create index match_pack on match (pack_sha256) where pack_sha256 is not null`.execute(db)
  await db.schema
    .createTable('match_balance')
    .addColumn('match_id', id, (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('notes', 'json', (c) => c.notNull())
    .execute()
}
