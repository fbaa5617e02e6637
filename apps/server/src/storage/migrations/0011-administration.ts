import { type Kysely, sql } from 'kysely'

const id = sql`text collate "C"`

/** Administrators, what they did, and what was said about names and people. */
export async function makeAdministration(db: Kysely<unknown>): Promise<void> {
  await makeAdmins(db)
  await makeAudit(db)
  await makeModeration(db)
}

async function makeAdmins(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin')
    .addColumn('account_id', id, (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .addColumn('enrol_hash', 'text')
    .addColumn('enrol_until', 'bigint')
    .addColumn('pending', 'text')
    .addColumn('secret', 'text')
    .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('recovery', 'json', (c) => c.notNull().defaultTo('[]'))
    .addColumn('enrolled_at', 'bigint')
    .execute()
  await db.schema
    .createTable('admin_session')
    .addColumn('id_hash', id, (c) => c.primaryKey().references('session.id_hash').onDelete('cascade'))
    .addColumn('account_id', id, (c) => c.notNull().references('admin.account_id').onDelete('cascade'))
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('admin_session_account').on('admin_session').column('account_id').execute()
}

/** It names accounts without pointing at them: what was done stays known when whoever did it is gone. */
async function makeAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('action', id, (c) => c.notNull())
    .addColumn('target', 'text')
    .addColumn('reason', 'text')
    .addColumn('details', 'json', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await db.schema.createIndex('audit_action').on('audit').columns(['action', 'id']).execute()
  await sql`
    create function audit_only_grows() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log only grows'; end $$`.execute(db)
  await sql`
    create trigger audit_only_grows before update or delete on audit
    for each row execute function audit_only_grows()`.execute(db)
}

async function makeModeration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('barred_until', 'bigint')
    .addColumn('barred_because', 'text')
    .addColumn('name_locked', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('warning', 'text')
    .execute()
  await db.schema.alterTable('share_link').addColumn('withdrawn_at', 'bigint').execute()
  await db.schema
    .createTable('sanction')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sanction_account').on('sanction').column('account_id').execute()
  await db.schema
    .createTable('name_report')
    .addColumn('id', 'bigserial', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('room_id', id, (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('by_account', id, (c) => c.references('account.id').onDelete('set null'))
    .addColumn('of_account', id, (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('settled_as', 'text')
    .execute()
  await db.schema.createIndex('name_report_of').on('name_report').column('of_account').execute()
  await db.schema.createIndex('name_report_by').on('name_report').column('by_account').execute()
  await db.schema
    .createTable('name_term')
    .addColumn('term', id, (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('name_term_pkey', ['term', 'place'])
    .execute()
}
