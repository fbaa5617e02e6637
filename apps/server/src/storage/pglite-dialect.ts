import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

// Kysely brings a dialect of its own for PGlite from 0.29 on, which needs Node 22. Decision 0031.

/** What Kysely needs of a PGlite. */
export interface PGlitePort extends Queries {
  /** Runs `work` in a transaction, exclusively; rolled back if it rejects. */
  transaction(work: (queries: Queries) => Promise<void>): Promise<void>
}

interface Queries {
  query(text: string, values: unknown[]): Promise<{ readonly rows: never[]; readonly affectedRows?: number }>
}

/** Thrown to roll a transaction back. */
export class RolledBack extends Error {
  override readonly name = 'RolledBack'
}

/** A dialect for PGlite: PostgreSQL with one connection, which a transaction has exclusively. */
export class PGliteDialect implements Dialect {
  readonly #pglite: PGlitePort

  constructor(pglite: PGlitePort) {
    this.#pglite = pglite
  }

  createDriver(): Driver {
    return new PGliteDriver(this.#pglite)
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db)
  }
}

/** PGlite serialises queries by itself, so that a connection can be acquired at once. */
class PGliteDriver implements Driver {
  readonly #pglite: PGlitePort

  constructor(pglite: PGlitePort) {
    this.#pglite = pglite
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PGliteConnection> {
    return new PGliteConnection(this.#pglite)
  }

  beginTransaction(connection: PGliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: PGliteConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PGliteConnection): Promise<void> {
    return connection.rollBack()
  }

  async releaseConnection(): Promise<void> {}

  /** Does nothing: the database is closed by whoever opened it. */
  async destroy(): Promise<void> {}
}

interface OpenTransaction {
  readonly queries: Queries
  commit(): void
  rollBack(): void
}

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlitePort
  #transaction: OpenTransaction | undefined
  /** Settles once PGlite has ended the transaction. */
  #ended: Promise<void> | undefined

  constructor(pglite: PGlitePort) {
    this.#pglite = pglite
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const queries = this.#transaction?.queries ?? this.#pglite
    const { rows, affectedRows } = await queries.query(sql, [...parameters])
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite reads no rows one by one')
  }

  /** PGlite runs a transaction as one callback: its promise is kept pending until commit or rollback. */
  begin(): Promise<void> {
    return new Promise((begun, failed) => {
      const work = (queries: Queries) =>
        new Promise<void>((commit, reject) => {
          this.#transaction = { queries, commit, rollBack: () => reject(new RolledBack()) }
          begun()
        })
      this.#ended = this.#pglite.transaction(work)
      this.#ended.catch(failed)
    })
  }

  async commit(): Promise<void> {
    this.#transaction?.commit()
    await this.#end()
  }

  /** Rolls back. Errors of the rollback are ignored: the error that caused it is more useful. */
  async rollBack(): Promise<void> {
    this.#transaction?.rollBack()
    await this.#end().catch(() => {})
  }

  /** Waits until PGlite has ended the transaction: queries that are still queued belong to it. */
  async #end(): Promise<void> {
    try {
      await this.#ended
    } finally {
      this.#transaction = undefined
    }
  }
}
