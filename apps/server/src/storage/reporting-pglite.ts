import type { PGlite } from '@electric-sql/pglite'
import type { Outage } from './outage.ts'
import { type PGlitePort, RolledBack } from './pglite-dialect.ts'
import { isPassing } from './retry.ts'
import { StorageDown } from './storage.ts'

/**
 * PGlite for Kysely. As with PostgreSQL, what fails because the database can do nothing just now, such as when its disk
 * is full, throws `StorageDown`, and tells the outage.
 */
export function reporting(pglite: PGlite, outage: Outage): PGlitePort {
  const fail = (error: unknown): never => {
    if (error instanceof StorageDown) throw error
    outage.suspect(error)
    throw isPassing(error) ? new StorageDown('away', error) : error
  }
  return {
    query: (text, values) => pglite.query<never>(text, values).catch(fail),
    transaction: (work) =>
      pglite
        .transaction((tx) => work({ query: (text, values) => tx.query<never>(text, values).catch(fail) }))
        .catch((error) => (error instanceof RolledBack ? Promise.reject(error) : fail(error))),
  }
}
