import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { impatient } from './impatient-pool.ts'
import { isPassing } from './retry.ts'
import type { Schema } from './schema.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'

/** Connections to one PostgreSQL. */
export interface PostgresLink {
  readonly db: Kysely<Schema>
  /** The same, for changes of the tables, which take the time they need. */
  readonly unhurried: Kysely<Schema>
  readonly reader: Sql
  readonly writer: Sql
  readonly config: pg.ClientConfig
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000

/** How to use them. */
export interface PostgresSettings {
  /** Connections for ordinary queries. */
  readonly connections: number
  /** When a connection that has fallen silent is given up for a new one. */
  readonly answerMs: number
}

/** Opens nothing yet: connections are made as they are needed. */
export function linkPostgres(databaseUrl: string, { connections, answerMs }: PostgresSettings): PostgresLink {
  const config: pg.ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'ludoteca',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  }
  const pool = makePool({ ...config, max: connections })
  const single = makePool({ ...config, max: 1, idleTimeoutMillis: 0 })
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: impatient(pool, answerMs) }) }),
    unhurried: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    reader: sqlOver(pool, answerMs),
    writer: sqlOver(single, answerMs),
    config,
    async close() {
      await pool.end()
      await single.end()
    },
  }
}

function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection breaks when the database restarts, idle or in use. Unheard, that would end the process; the query
  // that used it fails by itself, and the next one makes a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function sqlOver(pool: pg.Pool, answerMs: number): Sql {
  return {
    async run<Row extends object>({ name, text }: Statement, values: readonly SqlValue[]): Promise<Row[]> {
      const client = await pool.connect()
      try {
        const query = { name, text, values: [...values], query_timeout: answerMs }
        const { rows } = await client.query<Row>(query)
        client.release()
        return rows
      } catch (error) {
        // Unlike the pool's own query, this keeps a connection on which only a statement was refused.
        client.release(isPassing(error))
        throw error
      }
    },
  }
}

/** Times are 64-bit columns, and safe as numbers; the driver would give them as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
}
