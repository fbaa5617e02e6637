import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import {
  linkPGlite,
  linkPostgres,
  type MoveRow,
  moveColumns,
  openStorage,
  pack,
  type Sql,
  type Statement,
  type StoragePlace,
  system,
} from '@ludoteca/server/parts'
import type { Driven } from './driver.ts'

/** Nothing but the rows: no clocks, no notifications, no look at what is there already. */
const INSERT: Statement = {
  name: 'raw-insert',
  text: `
    insert into move (match_id, seq, seat, move, draws, by, at, key)
    select * from unnest(
      $1::text[], $2::int4[], $3::int4[], $4::json[], $5::json[], $6::text[], $7::int8[], $8::text[]
    )`,
  isSilent: true,
}
/** Between what the log writes in one statement to the one database and to the other. */
const BATCH_ROWS = 500

interface Waiting {
  readonly rows: readonly MoveRow[]
  done(): void
}

/** Rows inserted in groups through the same driver as the log's: while one group is written, the next gathers. */
export class RawInserts {
  readonly #sql: Sql
  readonly #close: () => Promise<void>
  #waiting: Waiting[] = []
  #isWriting = false
  #rows = 0

  private constructor(sql: Sql, close: () => Promise<void>) {
    this.#sql = sql
    this.#close = close
  }

  /** Opens a database of its own, with the same tables. */
  static async open(place: StoragePlace): Promise<RawInserts> {
    await (await openStorage(place, system)).close()
    if ('dataDir' in place) {
      const { sql, close } = await linkPGlite(place.dataDir)
      return new RawInserts(sql, close)
    }
    const { writer, close } = linkPostgres(place.databaseUrl, { connections: 1, answerMs: 60_000 })
    return new RawInserts(writer, close)
  }

  /** So many writers repeat these appends, each when its last is stored. */
  async rush(ms: number, writers: number, appends: readonly (readonly MoveRow[])[]): Promise<Driven> {
    const began = performance.now()
    const rows = await Promise.all(Array.from({ length: writers }, (_, i) => this.#write(i, began + ms, appends)))
    return { moves: rows.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - began) / 1000 }
  }

  close(): Promise<void> {
    return this.#close()
  }

  async #write(writer: number, until: number, appends: readonly (readonly MoveRow[])[]): Promise<number> {
    let count = 0
    for (let i = writer; performance.now() < until; i++) {
      const rows = appends[i % appends.length] as readonly MoveRow[]
      await this.#append(rows.map((row) => this.#another(row, writer)))
      count += rows.length
    }
    return count
  }

  /** The same row under a number and a key that nobody has. */
  #another(row: MoveRow, writer: number): MoveRow {
    const seq = ++this.#rows
    const key = `00000000-0000-4000-8000-${seq.toString(16).padStart(12, '0')}`
    return { ...row, matchId: String(writer).padStart(row.matchId.length, 'm'), seq, key }
  }

  #append(rows: readonly MoveRow[]): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ rows, done })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      await setImmediate()
      const batch = this.#nextBatch()
      await this.#sql.run(INSERT, moveColumns(batch.flatMap(({ rows }) => rows.map(pack))))
      for (const { done } of batch) done()
    }
    this.#isWriting = false
  }

  #nextBatch(): readonly Waiting[] {
    let rows = 0
    let count = 0
    for (const waiting of this.#waiting) {
      rows += waiting.rows.length
      if (count > 0 && rows > BATCH_ROWS) break
      count++
    }
    return this.#waiting.splice(0, count)
  }
}
