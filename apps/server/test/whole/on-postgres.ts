import { afterAll, beforeAll } from 'vitest'
import type { Running, Tuning } from '../../src/index.ts'
import type { TestPostgres } from '../../src/testing/postgres.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { startServer } from './kit.ts'

/** For all tests of a file: a PostgreSQL, with a database for each server that asks for one. */
export function postgresForAll(): Pick<TestPostgres, 'createDatabase' | 'restart'> {
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    postgres = await sharedPostgres()
  })
  return {
    createDatabase: () => (postgres as TestPostgres).createDatabase(),
    restart: () => (postgres as TestPostgres).restart(),
  }
}

/** For all tests of a file: one server on a PostgreSQL of its own. */
export function serverForAll(tuning: Tuning = {}): Pick<Running, 'url'> {
  const postgres = postgresForAll()
  let server: Running | undefined
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await postgres.createDatabase() }, tuning)
  })
  afterAll(() => server?.close())
  return {
    get url() {
      return (server as Running).url
    },
  }
}
