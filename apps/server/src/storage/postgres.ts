import { once } from 'node:events'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Environment, system } from '../environment.ts'
import { impatient } from './impatient-pool.ts'
import { KeptConnection } from './kept-connection.ts'
import { Outage } from './outage.ts'
import { isPassing } from './retry.ts'
import type { Schema } from './schema.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'

/** Connections to one PostgreSQL. */
export interface PostgresLink {
  readonly db: Kysely<Schema>
  /** The same without timeouts, for migrations. */
  readonly unhurried: Kysely<Schema>
  readonly reader: Sql
  readonly writer: Sql
  readonly outage: Outage
  readonly config: pg.ClientConfig
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000
/** How long the database may take to close its connections. */
const GOODBYE_MS = 1000

/** Settings of connections. */
export interface PostgresSettings {
  /** Connections for ordinary queries. */
  readonly connections: number
  /** After how long a silent connection is replaced. */
  readonly answerMs: number
  /** How often the listening connection is checked. */
  readonly pulseMs: number
}

/** Makes a pool; connections are opened as they are needed. */
export function linkPostgres(
  databaseUrl: string,
  { connections, answerMs }: Pick<PostgresSettings, 'connections' | 'answerMs'>,
  env: Environment = system,
): PostgresLink {
  const sockets = new Set<Socket>()
  const config: pg.ClientConfig = {
    stream: () => tracked(new Socket(), sockets),
    connectionString: databaseUrl,
    application_name: 'ludoteca',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  }
  const pool = makePool({ ...config, max: connections })
  const writer = new KeptConnection(config, answerMs)
  const reader = sqlOver(pool, answerMs)
  const outage = new Outage(env, reader)
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: impatient(pool, answerMs, outage) }) }),
    unhurried: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    reader,
    writer,
    outage,
    config,
    async close() {
      outage.close()
      const gone = [...sockets].map((socket) => once(socket, 'close'))
      const goodbye = Promise.all([pool.end(), writer.end(), ...gone])
      await Promise.race([goodbye, sleep(GOODBYE_MS, undefined, { ref: false })])
      // A silent database never closes its side, and the connections would keep the process alive.
      for (const socket of sockets) socket.destroy()
    },
  }
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket)
  return socket.once('close', () => sockets.delete(socket))
}

function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // Emitted when the database restarts. Without a listener it would end the process; the query
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
        // Unlike the pool's own `query`, this keeps a connection if the database only refused the statement.
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
