import { startPostgres, type TestPostgres } from '../src/testing/postgres.ts'

let shared: Promise<TestPostgres> | undefined

/**
 * One PostgreSQL for all files that a process tests one after the other, gone with that process. Each asks it for databases
 * of its own. Whoever kills it, or sets it, starts another.
 */
export function sharedPostgres(): Promise<TestPostgres> {
  shared ??= startPostgres({ settings: { fsync: 'off' } })
  return shared
}
