import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Outage } from './outage.ts'
import { isPassing } from './retry.ts'
import { StorageDown } from './storage.ts'

/**
 * A pool for Kysely with timeouts, which Kysely lacks: a query that is not answered in time fails, and a connection
 * that broke or is silent is not used again. While the database is away queries throw `StorageDown`, at once
 * when that is known.
 */
export function impatient(pool: pg.Pool, answerMs: number, outage: Outage): PostgresPool {
  const fail = (error: unknown): never => {
    outage.suspect(error)
    throw isPassing(error) ? new StorageDown('away', error) : error
  }
  return {
    connect: async () => {
      await outage.pass()
      return impatientClient(await pool.connect().catch(fail), answerMs, fail)
    },
    end: () => pool.end(),
  }
}

function impatientClient(client: pg.PoolClient, answerMs: number, fail: (error: unknown) => never): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    // A rollback would only wait behind the query that timed out.
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
    release: () => client.release(isLost),
  }
}
