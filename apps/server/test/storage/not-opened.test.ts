import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { dumpData, restoreData } from '../../src/storage/backup.ts'
import { EMBEDDED_VERSION } from '../../src/storage/not-opened.ts'
import { openStorage } from '../../src/storage/open.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { newMatch, rows } from './rows.ts'

const root = await mkdtemp(join(tmpdir(), 'ludoteca-not-opened-'))
const [whole, data, backup] = [join(root, 'whole'), join(root, 'data'), join(root, 'backup.tar.gz')]
const id = newMatch()
const made = rows(id, 1, 3)
const noise = Buffer.alloc(8192, 0x5a)

beforeAll(async () => {
  await layEmptyDatabase(whole)
  const storage = await openStorage({ dataDir: whole }, system)
  await storage.log.append(made)
  await storage.close()
  await dumpData(whole, backup)
}, 120_000)
afterAll(() => rm(root, { recursive: true, force: true }))

/** What is said when the database is opened after that was done to it. */
async function opening(spoil: (dir: string) => Promise<unknown>): Promise<{ name: string; message: string }> {
  await rm(data, { recursive: true, force: true })
  await cp(whole, data, { recursive: true })
  await spoil(join(data, 'pglite'))
  return openStorage({ dataDir: data }, system).then(
    async (storage) => {
      await storage.close()
      return { name: 'opened', message: storage.isNew ? 'a new one' : 'the old one' }
    },
    ({ name, message }: Error) => ({ name, message }),
  )
}

/** The files of our own tables. */
async function ownFiles(dir: string): Promise<string[]> {
  const database = join(dir, 'base', '5')
  return (await readdir(database)).filter((name) => /^1[6-9]\d{3}$/.test(name)).map((name) => join(database, name))
}

const GONE = /there was a database .* and it is gone\. .* mount it; .*restore FILE --data .*To begin anew/
const DAMAGED =
  /is damaged and cannot be opened \(.+\)\. Restore a backup with "npx ludoteca restore FILE --data .* --replace"/

describe('an embedded database', { timeout: 120_000 }, () => {
  test.each<[string, (dir: string) => Promise<unknown>]>([
    ['is gone', (dir) => rm(dir, { recursive: true })],
    ['was emptied', (dir) => rm(dir, { recursive: true }).then(() => mkdir(dir))],
    ['has lost the file by which it is known', (dir) => rm(join(dir, 'PG_VERSION'))],
  ])('that %s is not taken for a new one', async (_, spoil) => {
    expect(await opening(spoil)).toEqual({ name: 'DatabaseGone', message: expect.stringMatching(GONE) })
    // Nothing was made in its place.
    await expect(openStorage({ dataDir: data }, system)).rejects.toMatchObject({ name: 'DatabaseGone' })
  })

  test('that is gone, or damaged, is restored as the words say', async () => {
    for (const [spoil, aside] of [
      [(dir: string) => rm(dir, { recursive: true }), undefined],
      [(dir: string) => rm(join(dir, 'global', 'pg_control')), join(data, 'pglite.1')],
    ] as const) {
      await opening(spoil)
      expect(await restoreData(backup, data, { replace: true })).toBe(aside)
      const storage = await openStorage({ dataDir: data }, system)
      expect([storage.isNew, await storage.log.after(id, 0)]).toEqual([false, made])
      await storage.close()
    }
  })

  test('of a time before its folder was marked is not taken for a new one either', async () => {
    const spoil = async (dir: string) => {
      await rm(join(data, 'has-database.txt'))
      await rm(join(dir, 'PG_VERSION'))
    }
    expect(await opening(spoil)).toMatchObject({ name: 'DatabaseGone' })
  })

  test('says that it is new where there was none, and marks its folder', async () => {
    expect(await opening(() => rm(data, { recursive: true }))).toEqual({ name: 'opened', message: 'a new one' })
    expect(await readdir(data)).toContain('has-database.txt')
    expect(await readFile(join(data, 'pglite', 'PG_VERSION'), 'utf8')).toBe(`${EMBEDDED_VERSION}\n`)
    expect(await opening(async () => {})).toEqual({ name: 'opened', message: 'the old one' })
  })

  test.each<[string, (dir: string) => Promise<unknown>]>([
    ['has lost its control file', (dir) => rm(join(dir, 'global', 'pg_control'))],
    ['has noise in its control file', (dir) => writeFile(join(dir, 'global', 'pg_control'), noise)],
    ['has lost its catalogue', (dir) => truncate(join(dir, 'base', '5', '1259'))],
    ['has lost its journal', (dir) => rm(join(dir, 'pg_wal'), { recursive: true })],
    [
      'has noise in its tables',
      async (dir) => Promise.all((await ownFiles(dir)).map((file) => writeFile(file, noise))),
    ],
  ])('that %s says that it is damaged, and what to do', async (_, spoil) => {
    expect(await opening(spoil)).toEqual({ name: 'DatabaseDamaged', message: expect.stringMatching(DAMAGED) })
  })

  test('of another PostgreSQL says which one', async () => {
    const found = await opening((dir) => writeFile(join(dir, 'PG_VERSION'), '99\n'))
    expect(found).toEqual({
      name: 'OtherDatabase',
      message: expect.stringMatching(/was made by PostgreSQL 99, and this Ludoteca can open that of PostgreSQL 18/),
    })
  })

  test('that a newer version has used says so, and is left as it is', async () => {
    await opening(async () => {})
    const before = await openStorage({ dataDir: data }, system)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'x')`.execute(before.db)
    await before.close()
    for (let again = 0; again < 2; again++) {
      await expect(openStorage({ dataDir: data }, system)).rejects.toMatchObject({
        name: 'NewerDatabase',
        message: expect.stringMatching(/newer Ludoteca \(it has been through 9999-of-tomorrow\)\. Start that version/),
      })
    }
  })
})
