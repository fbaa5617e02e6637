import type { PGlite } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import type { Outage } from './outage.ts'
import { isPassing } from './retry.ts'
import { StorageDown } from './storage.ts'

/** What Kysely needs of a PGlite. */
type PGlitePort = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>

/**
 * PGlite for Kysely. As with PostgreSQL, what fails because the database can do nothing just now, such as when its disk
 * is full, throws `StorageDown`, and the outage hears of it.
 */
export function reporting(pglite: PGlite, outage: Outage): PGlitePort {
  const fail = (error: unknown): never => {
    if (error instanceof StorageDown) throw error
    outage.suspect(error)
    throw isPassing(error) ? new StorageDown('away', error) : error
  }
  return {
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: (text, values, options) => pglite.query<never>(text, values, options).catch(fail),
    transaction: (work) =>
      pglite
        .transaction((tx) =>
          work({
            query: (text, values, options) => tx.query<never>(text, values, options).catch(fail),
            rollback: () => tx.rollback(),
          }),
        )
        // Kysely rolls back by letting the work fail, without an error.
        .catch((error) => (error instanceof Error ? fail(error) : Promise.reject(error))),
  }
}
