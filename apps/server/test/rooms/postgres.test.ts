import { afterAll, beforeAll, describe } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { roomsSuite } from './rooms-suite.ts'
import { sweepSuite } from './sweep-suite.ts'
import { Town } from './world.ts'

let postgres: TestPostgres
let town: Town

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: 'off' } })
  const databaseUrl = await postgres.createDatabase()
  const first = await openStorage({ databaseUrl }, system)
  town = new Town([first, await openStorage({ databaseUrl }, system)])
}, 120_000)
afterAll(async () => {
  await town.close()
  await postgres.stop()
})

describe('rooms in PostgreSQL', () => roomsSuite(() => town))
describe('sweeps of PostgreSQL', () => sweepSuite(() => town))
