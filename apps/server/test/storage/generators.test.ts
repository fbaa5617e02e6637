import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findMatch, insertMatch } from '../../src/storage/matches.ts'
import { makeFirstTables } from '../../src/storage/migrations/0001-first-tables.ts'
import { addGenerators } from '../../src/storage/migrations/0003-generators.ts'
import { addPauses } from '../../src/storage/migrations/0005-pauses.ts'
import { makeContentPacks } from '../../src/storage/migrations/0012-content-packs.ts'
import { linkPGlite } from '../../src/storage/pglite.ts'
import { layBareDatabase } from '../../src/testing/empty-database.ts'
import { started } from './rows.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
await layBareDatabase(dataDir)
const { db, close } = await linkPGlite(dataDir)
/** As migrations see it: they do not know what tables there will be. */
const bare = db as unknown as Kysely<unknown>
afterAll(async () => {
  await close()
  await rm(dataDir, { recursive: true, force: true })
})

test('matches that were there before generators were noted down keep theirs, and new ones say which', async () => {
  await makeFirstTables(bare)
  // A row as it was written then.
  await sql`
    insert into match (id, room_id, game, rules_version, options, seats, seed, seed_commit, server_seed, contributions,
      listed, started_at)
    values ('before', 'ABCDE', 'pearls', 1, '{}', '[]', 'seed', 'commit', 'server seed', '[]', true, 1)`.execute(db)
  await addGenerators(bare)
  // What is read and written today knows of pauses and packs.
  await addPauses(bare)
  await makeContentPacks(bare)
  await insertMatch(db, started('after', { generator: 'chacha12' }))
  expect(await findMatch(db, 'before')).toMatchObject({ generator: 'xoroshiro128+' })
  expect(await findMatch(db, 'after')).toMatchObject({ generator: 'chacha12' })
})
