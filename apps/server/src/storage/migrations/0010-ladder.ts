import { type Kysely, sql } from 'kysely'

const id = sql`text collate "C"`

/** What the seasons and the ratings of games are made of: what was noted of each seat, and what was read of each match. */
export async function makeLadder(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('ladder_read', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await sql`create index match_ladder_unread on match (ended_at) where not ladder_read and outcome is not null`.execute(
    db,
  )
  await db.schema
    .createTable('seat_note')
    .addColumn('match_id', id, (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('network', 'text')
    .addColumn('strength', 'text')
    .addColumn('person', id)
    .addColumn('changed', 'boolean')
    .addPrimaryKeyConstraint('seat_note_pkey', ['match_id', 'seat'])
    .execute()
  await db.schema
    .createTable('ladder_person')
    .addColumn('person', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().unique().references('account.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('ladder_exclusion')
    .addColumn('match_id', id, (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await makeSeasons(db)
  await makeRatings(db)
}

async function makeSeasons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ladder_seat')
    .addColumn('match_id', id, (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('season', id, (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('person', id, (c) => c.notNull())
    .addColumn('team', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addColumn('scores', 'boolean', (c) => c.notNull())
    .addColumn('network', 'text')
    .addPrimaryKeyConstraint('ladder_seat_pkey', ['match_id', 'seat'])
    .execute()
  await db.schema.createIndex('ladder_seat_season').on('ladder_seat').columns(['game', 'season']).execute()
  await db.schema.createIndex('ladder_seat_person').on('ladder_seat').column('person').execute()
}

async function makeRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating_match')
    .addColumn('match_id', id, (c) => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('sides', 'json', (c) => c.notNull())
    .addColumn('counted', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await db.schema.createIndex('rating_match_order').on('rating_match').columns(['game', 'at', 'match_id']).execute()
  await sql`create index rating_match_waiting on rating_match (game) where not counted`.execute(db)
  await db.schema
    .createTable('rating_seat')
    .addColumn('match_id', id, (c) => c.notNull().references('rating_match.match_id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('side', 'integer', (c) => c.notNull())
    .addColumn('person', id)
    .addColumn('bot', 'text')
    .addColumn('mu_milli', 'integer')
    .addColumn('sigma_milli', 'integer')
    .addColumn('played', 'integer')
    .addPrimaryKeyConstraint('rating_seat_pkey', ['match_id', 'seat'])
    .execute()
  await db.schema.createIndex('rating_seat_person').on('rating_seat').column('person').execute()
}
