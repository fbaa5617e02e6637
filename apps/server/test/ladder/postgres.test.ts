import { afterAll, beforeAll } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { seasonSuite } from './suite.ts'

let storage: Storage

beforeAll(async () => {
  const postgres = await sharedPostgres()
  storage = await openStorage({ databaseUrl: await postgres.createDatabase() }, system)
}, 120_000)
afterAll(async () => {
  await storage?.close()
})

// What costs time here is playing the matches again, which is the same on both.
seasonSuite(() => storage, 40)
