import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../environment.ts'
import { Subscribers } from '../subscribers.ts'
import { AFTER, BY_KEY, RIVALS, STORE, STORE_MOVES, type StoredRow, toMoveRow } from './move-statements.ts'
import type { Outage } from './outage.ts'
import { moveColumns, type PackedRow, pack, textColumn, wakeColumns, wishColumns } from './pack.ts'
import { CHANNEL, writeChanges } from './payloads.ts'
import { isDuplicate, isPassing, patientlyTogether, pauseMs } from './retry.ts'
import { judge } from './rivals.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'
import { type LogStats, type MoveLog, type MoveRow, StorageDown } from './storage.ts'
import { type Append, Waiting, type WaitingAppend } from './waiting.ts'

/** Settings of the log. */
export interface LogSettings {
  /** How long a write is retried while the database is away. */
  readonly retryForMs: number
  /** Rows in one statement; a single append may be longer. */
  readonly batchRows: number
  /** How many rows may be queued before appends are refused. */
  readonly waitingRows: number
}

/** The dependencies of the log. */
export interface LogParts {
  readonly env: Environment
  /** A connection for appends alone, so that no other query delays them. */
  readonly writer: Sql
  readonly reader: Sql
  readonly outage: Outage
  /** The name of this process in notifications to others; null when there are no others. */
  readonly notifyAs: string | null
  readonly settings: LogSettings
}

const TORN = 'an append holds rows, of one match, that follow each other'
/** How often queued writes are checked for their timeout. */
const GIVE_UP_MS = 100

/** Group commit: while one batch is being written, all other appends are queued for the next. */
export class GroupLog implements MoveLog {
  readonly #parts: LogParts
  readonly #waiting = new Waiting()
  readonly #done = { batches: 0, rows: 0, taken: 0, retries: 0 }
  /** Appends that are stored and whose promises are not resolved yet. */
  #stored: WaitingAppend[] = []
  #writing: Promise<void> | undefined
  #closed = false
  readonly #commits = new Subscribers<[rows: number, ms: number]>()

  constructor(parts: LogParts) {
    this.#parts = parts
  }

  subscribe(listener: (rows: number, ms: number) => void): () => void {
    return this.#commits.subscribe(listener)
  }

  get stats(): LogStats {
    return { ...this.#done, waiting: this.#waiting.rows }
  }

  append(rows: readonly MoveRow[], wakeAt?: number | null): Promise<'stored' | 'taken'> {
    const { env, settings } = this.#parts
    const packed = packAll(rows)
    if (packed === undefined) return Promise.reject(new RangeError(TORN))
    if (this.#closed) return Promise.reject(new StorageDown('closed'))
    if (this.#waiting.rows + rows.length > settings.waitingRows) return Promise.reject(new StorageDown('busy'))
    const answer = this.#waiting.add({ rows: packed, wakeAt, since: env.elapsed() })
    this.#writing ??= this.#writeAll()
    return answer
  }

  async after(matchId: string, seq: number): Promise<MoveRow[]> {
    return (await this.#read(AFTER, [matchId, seq])).map(toMoveRow)
  }

  async byKey(matchId: string, key: string): Promise<MoveRow | undefined> {
    return (await this.#read(BY_KEY, [matchId, key])).map(toMoveRow)[0]
  }

  /** Refuses further appends, and waits for those under way. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#writing
  }

  #read(statement: Statement, values: readonly SqlValue[]): Promise<StoredRow[]> {
    const { env, reader, outage, settings } = this.#parts
    return patientlyTogether(outage, env, settings.retryForMs, () => reader.run<StoredRow>(statement, values))
  }

  async #writeAll(): Promise<void> {
    const { settings } = this.#parts
    for (let failures = 0; this.#waiting.rows > 0; ) {
      // Waits for further appends of this turn of the event loop.
      if (this.#waiting.rows < settings.batchRows) {
        this.#answerStored()
        await setImmediate()
      }
      try {
        await this.#settle(this.#waiting.next(settings.batchRows))
        failures = 0
      } catch (error) {
        failures++
        this.#done.retries++
        this.#answerStored()
        await this.#sitOut(error, failures)
      }
    }
    this.#writing = undefined
    this.#answerStored()
  }

  #noteStored(append: WaitingAppend): void {
    this.#waiting.settle(append)
    this.#stored.push(append)
  }

  #answerStored(): void {
    for (const { resolve } of this.#stored.splice(0)) resolve('stored')
  }

  /** Waits until a retry makes sense, and rejects appends that have waited too long. */
  async #sitOut(error: unknown, failures: number): Promise<void> {
    const { env, outage, settings } = this.#parts
    if (!outage.suspect(error)) await sleep(pauseMs(failures))
    do {
      const wasAway = await outage.wait(GIVE_UP_MS)
      const reason = new StorageDown('away', error)
      // Clocks must not fire for people who could not move meanwhile.
      if (wasAway) this.#waiting.giveUpClocks(reason)
      const since = outage.isHasty && outage.isAway ? Number.POSITIVE_INFINITY : env.elapsed() - settings.retryForMs
      this.#waiting.giveUp(since, reason)
    } while (outage.isAway && this.#waiting.rows > 0)
  }

  /** Stores a batch. Throws only when the database is away; appends that are not settled stay queued. */
  async #settle(batch: readonly WaitingAppend[]): Promise<void> {
    const error = await this.#store(batch)
    if (error === undefined) {
      for (const append of batch) this.#noteStored(append)
      return
    }
    if (isDuplicate(error) && (await this.#settleRivals(batch))) return
    const [only, ...others] = batch
    if (only !== undefined && others.length === 0) return this.#waiting.failed(only, error)
    for (const append of batch) {
      if (!append.isSettled) await this.#settle([append])
    }
  }

  /** Stores appends in one statement. Returns the error if the database refused it. */
  async #store(batch: readonly Append[]): Promise<unknown> {
    const { env } = this.#parts
    const begun = env.elapsed()
    const packed = batch.flatMap(({ rows }) => rows)
    const wakeTimes = new Map<string, number | null>()
    for (const { rows, wakeAt } of batch) if (wakeAt !== undefined) wakeTimes.set(rows[0].row.matchId, wakeAt)
    try {
      const writing = this.#insert(packed, wakeTimes)
      // While the database works, the promises of the batch before are resolved.
      this.#answerStored()
      await writing
      this.#done.batches++
      this.#done.rows += packed.length
      this.#commits.notify(packed.length, env.elapsed() - begun)
      return undefined
    } catch (error) {
      if (isPassing(error)) throw error
      return error
    }
  }

  async #insert(packed: readonly PackedRow[], wakeTimes: ReadonlyMap<string, number | null>): Promise<void> {
    const { writer, notifyAs } = this.#parts
    const moves = moveColumns(packed)
    if (notifyAs === null && wakeTimes.size === 0) {
      await writer.run(STORE_MOVES, moves)
      return
    }
    const seqs = new Map(packed.map(({ row }) => [row.matchId, row.seq]))
    const changes = { matches: Array.from(seqs, ([id, seq]) => ({ id, seq })), rooms: [] }
    const payloads = notifyAs === null ? [] : writeChanges(notifyAs, changes)
    await writer.run(STORE, [...moves, ...wakeColumns(wakeTimes), CHANNEL, textColumn(payloads)])
  }

  /** Settles the appends whose numbers or keys are in the log already. Returns whether there were any. */
  async #settleRivals(batch: readonly WaitingAppend[]): Promise<boolean> {
    const wishes = wishColumns(batch.flatMap(({ rows }) => rows))
    const rivals = await this.#parts.writer.run<StoredRow>(RIVALS, wishes)
    const judged = batch.map((append) => ({ append, verdict: judge(append, rivals) }))
    for (const { append, verdict } of judged) {
      if (verdict === 'stored') this.#noteStored(append)
      if (verdict === 'taken') this.#done.taken += this.#waiting.taken(append)
    }
    return judged.some(({ verdict }) => verdict !== undefined)
  }
}

/** Packs the rows of an append; undefined when they are not consecutive rows of one match. */
function packAll(rows: readonly MoveRow[]): Append['rows'] | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const { matchId, seq } = first
  const whole = rows.every((row, i) => row.matchId === matchId && row.seq === seq + i)
  if (!whole) return undefined
  // There is at least one row.
  return rows.map(pack) as [PackedRow, ...PackedRow[]]
}
