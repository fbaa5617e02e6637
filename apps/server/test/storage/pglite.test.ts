import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { storageContract } from './contract.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
const churnedDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
afterAll(async () => {
  for (const dir of [dataDir, churnedDir]) await rm(dir, { recursive: true, force: true })
})

storageContract('PGlite', () => openStorage({ dataDir }, system))

test('clocks that are set again and again hardly need more space from hour to hour', async () => {
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
