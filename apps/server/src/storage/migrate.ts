import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { makeFirstTables } from './migrations/0001-first-tables.ts'
import { makeAcceptances } from './migrations/0002-acceptances.ts'
import { addGenerators } from './migrations/0003-generators.ts'
import { addPeopleColumns } from './migrations/0004-people.ts'
import { addPauses } from './migrations/0005-pauses.ts'
import { makeShareLinks } from './migrations/0006-share-links.ts'
import { makeTutorials } from './migrations/0007-tutorials.ts'
import { addShareMoments } from './migrations/0008-share-moments.ts'
import { makeCareers } from './migrations/0009-careers.ts'
import { makeLadder } from './migrations/0010-ladder.ts'
import { makeAdministration } from './migrations/0011-administration.ts'
import { makeContentPacks } from './migrations/0012-content-packs.ts'
import { makeTallies } from './migrations/0013-tallies.ts'
import { addHiddenNames } from './migrations/0014-hidden-names.ts'
import { reasonOf } from './retry.ts'
import type { Schema } from './schema.ts'

/** In the order of their names. A released migration is never changed, only followed by another. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': { up: makeFirstTables },
  '0002-acceptances': { up: makeAcceptances },
  '0003-generators': { up: addGenerators },
  '0004-people': { up: addPeopleColumns },
  '0005-pauses': { up: addPauses },
  '0006-share-links': { up: makeShareLinks },
  '0007-tutorials': { up: makeTutorials },
  '0008-share-moments': { up: addShareMoments },
  '0009-careers': { up: makeCareers },
  '0010-ladder': { up: makeLadder },
  '0011-administration': { up: makeAdministration },
  '0012-content-packs': { up: makeContentPacks },
  '0013-tallies': { up: makeTallies },
  '0014-hidden-names': { up: addHiddenNames },
}

/** The database was migrated by a newer version. */
class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'

  constructor(unknown: readonly string[]) {
    super(
      `the database was last used by a newer Ludoteca (it has been through ${unknown.join(', ')}). ` +
        'Start that version again, or restore a backup from before.',
    )
  }
}

/** The database went away during a migration. */
export class UpgradeInterrupted extends Error {
  override readonly name = 'UpgradeInterrupted'

  constructor(cause: unknown) {
    super(
      `the database went away while its tables were brought up to date (${reasonOf(cause)}). Such a step is done ` +
        'as a whole or not at all: start again when the database answers.',
      { cause },
    )
  }
}

/** Runs the missing migrations. Several processes may do so at once: the database lets one through at a time. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const unknown = (await namesOfDone(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown.length > 0) throw new NewerDatabase(unknown)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

async function namesOfDone(db: Kysely<Schema>): Promise<string[]> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as "isThere"`.execute(db)
  if (!rows[0]?.isThere) return []
  return (await sql<{ name: string }>`select name from ${table} order by name`.execute(db)).rows.map(({ name }) => name)
}
