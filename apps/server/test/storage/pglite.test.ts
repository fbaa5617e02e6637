import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { storageContract } from './contract.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
const churnedDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
const busyDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
afterAll(async () => {
  for (const dir of [dataDir, churnedDir, busyDir]) await rm(dir, { recursive: true, force: true })
})

storageContract('PGlite', () => openStorage({ dataDir }, system))

test('clocks that are set again and again hardly need more space from hour to hour', async () => {
  await layEmptyDatabase(churnedDir)
  const { db, tidy, close } = await openStorage({ dataDir: churnedDir }, system)
  await sql`insert into clock select 'match ' || i, 0 from generate_series(1, 200) as i`.execute(db)
  const bytesAfterAnHour = async () => {
    for (let times = 0; times < 100; times++) await sql`update clock set due_at = due_at + 1`.execute(db)
    await tidy()
    const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('clock') as bytes`.execute(db)
    return rows[0]?.bytes as number
  }
  const first = await bytesAfterAnHour()
  let last = first
  for (let hour = 2; hour <= 4; hour++) last = await bytesAfterAnHour()
  // Without anybody who tidies up it is more than three times as much.
  expect(last).toBeLessThan(first * 1.5)
  await close()
})

test('a new file for the log of the database is begun without being filled: everybody would wait for that', async () => {
  await layEmptyDatabase(busyDir)
  const { db, close } = await openStorage({ dataDir: busyDir }, system)
  const files = () => readdir(join(busyDir, 'pglite', 'pg_wal'))
  const before = await files()
  await sql`select pg_switch_wal()`.execute(db)
  await sql`insert into clock values ('match', 0)`.execute(db)
  const [added, ...others] = (await files()).filter((name) => !before.includes(name))
  expect(others).toEqual([])
  const { size, blocks } = await stat(join(busyDir, 'pglite', 'pg_wal', added as string))
  expect(size).toBe(16 * 1024 * 1024)
  expect(blocks * 512).toBeLessThan(size / 10)
  await close()
})
