import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isPassing } from './retry.ts'
import { StorageDown } from './storage.ts'

/**
 * A pool for Kysely, which has no patience of its own: a query that is not answered in time fails, and a connection
 * that broke or has fallen silent is not used again. While the database is away queries throw `StorageDown`.
 */
export function impatient(pool: pg.Pool, answerMs: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => impatientClient(await pool.connect().catch(fail), answerMs),
    end: () => pool.end(),
  }
}

function impatientClient(client: pg.PoolClient, answerMs: number): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    // A rollback would only wait behind what is not answered.
    if (isLost) throw new StorageDown('away')
    const asked = { text, values: [...values], query_timeout: answerMs }
    return client.query(asked).catch((error: unknown) => {
      isLost = isPassing(error)
      return fail(error)
    })
  }
  return {
    // Without cursors, which nobody uses here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isLost),
  }
}

function fail(error: unknown): never {
  throw isPassing(error) ? new StorageDown('away', error) : error
}
