import { type Kysely, sql } from 'kysely'

/** Ids are compared byte by byte: faster than by a language's rules, and equal on every machine. */
const id = sql`text collate "C"`

/** People, rooms, matches and the log of moves. */
export async function makeFirstTables(db: Kysely<unknown>): Promise<void> {
  await makePeople(db)
  await makeRooms(db)
  await makeMatches(db)
  await makeLog(db)
  await makeNotes(db)
}

async function makePeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('handle', 'text')
    .addColumn('handle_key', id, (c) => c.unique())
    .addColumn('password_hash', 'text')
    .addColumn('colour', 'text')
    .addColumn('portrait', 'text')
    .addColumn('listed', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id_hash', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute()
}

async function makeRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'json', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('empty_since', 'bigint')
    .addColumn('expires_at', 'bigint')
    .execute()
  await db.schema.createIndex('room_lobby').on('room').columns(['kind', 'status', 'created_at']).execute()
  await sql`create index room_expiry on room (expires_at) where expires_at is not null`.execute(db)
  await db.schema
    .createTable('participant')
    .addColumn('room_id', id, (c) => c.notNull().references('room.id').onDelete('cascade'))
    .addColumn('id', id, (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('joined_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('online', 'boolean', (c) => c.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('participant_pkey', ['room_id', 'id'])
    .execute()
  await db.schema.createIndex('participant_account').on('participant').column('account_id').execute()
  await sql`create index participant_seen on participant (seen_at) where online`.execute(db)
}

async function makeMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('room_id', id, (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('options', 'json', (c) => c.notNull())
    .addColumn('seats', 'json', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('seed_commit', 'text', (c) => c.notNull())
    .addColumn('server_seed', 'text', (c) => c.notNull())
    .addColumn('contributions', 'json', (c) => c.notNull())
    .addColumn('listed', 'boolean', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('paused_at', 'bigint')
    .addColumn('clocks_from', 'bigint')
    .addColumn('outcome', 'json')
    .execute()
  await db.schema.createIndex('match_room').on('match').column('room_id').execute()
  await sql`create index match_finished on match (ended_at, id) where listed and ended_at is not null`.execute(db)
  await sql`create index match_seats on match using gin ((seats::jsonb) jsonb_path_ops)`.execute(db)
  await db.schema
    .createTable('result')
    .addColumn('match_id', id, (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('account_id', id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addColumn('score', 'bigint', (c) => c.notNull())
    .addColumn('won', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('result_pkey', ['match_id', 'seat'])
    .execute()
  await sql`create index result_account on result (account_id) where account_id is not null`.execute(db)
}

/** No foreign keys: checking one costs as much as the row, and only started matches get moves. */
async function makeLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('match_id', id, (c) => c.primaryKey())
    .addColumn('due_at', 'bigint')
    .modifyEnd(sql`with (fillfactor = 70)`)
    .execute()
  await sql`create index clock_due on clock (due_at) where due_at is not null`.execute(db)
  await db.schema
    .createTable('move')
    .addColumn('match_id', id, (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    // Not jsonb, here and for draws: that would change the order of the keys.
    .addColumn('move', 'json', (c) => c.notNull())
    .addColumn('draws', 'json', (c) => c.notNull())
    .addColumn('by', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('key', id, (c) => c.notNull())
    .addPrimaryKeyConstraint('move_pkey', ['match_id', 'seq'])
    .addUniqueConstraint('move_key', ['match_id', 'key'])
    .execute()
  await db.schema
    .createTable('snapshot')
    .addColumn('match_id', id, (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', 'json', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshot_pkey', ['match_id', 'seq'])
    .execute()
}

async function makeNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answer')
    .addColumn('scope', id, (c) => c.notNull())
    .addColumn('key', id, (c) => c.notNull())
    .addColumn('answer', 'json', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('answer_pkey', ['scope', 'key'])
    .execute()
  await db.schema.createIndex('answer_age').on('answer').column('at').execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}
