import { afterAll, beforeAll } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { seasonSuite } from './suite.ts'

let postgres: TestPostgres
let storage: Storage

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: 'off' } })
  storage = await openStorage({ databaseUrl: await postgres.createDatabase() }, system)
}, 120_000)
afterAll(async () => {
  await storage?.close()
  await postgres?.stop()
})

// What costs time here is playing the matches again, which is the same on both.
seasonSuite(() => storage, 40)
