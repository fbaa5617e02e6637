import { type Kysely, sql } from 'kysely'

/** Since when an account has a handle, and the device that a session was begun with. */
export async function addPeopleColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('claimed_at', 'bigint').execute()
  await sql`update account set claimed_at = created_at where handle is not null`.execute(db)
  await db.schema.alterTable('session').addColumn('device', 'text').execute()
}
