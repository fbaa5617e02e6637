import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { makeFirstTables } from './migrations/0001-first-tables.ts'
import { makeAcceptances } from './migrations/0002-acceptances.ts'
import type { Schema } from './schema.ts'

/** In the order of their names. One that has been released is never changed, only followed. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': { up: makeFirstTables },
  '0002-acceptances': { up: makeAcceptances },
}

/** Brings the tables up to date. Several processes may do so at once: the database lets one through at a time. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
