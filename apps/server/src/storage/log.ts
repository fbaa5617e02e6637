import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../environment.ts'
import { Subscribers } from '../subscribers.ts'
import { AFTER, BY_KEY, RIVALS, STORE, STORE_MOVES, type StoredRow, toMoveRow } from './move-statements.ts'
import type { Outage } from './outage.ts'
import { wakeColumns, moveColumns, type PackedRow, pack, textColumn, wishColumns } from './pack.ts'
import { CHANNEL, writeChanges } from './payloads.ts'
import { isDuplicate, isPassing, patientlyTogether, pauseMs } from './retry.ts'
import { judge } from './rivals.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'
import { type LogStats, type MoveLog, type MoveRow, StorageDown } from './storage.ts'
import { type Append, Waiting, type WaitingAppend } from './waiting.ts'

/** How the log behaves when much is asked of it. */
export interface LogSettings {
  /** How long a write is tried while the database is away. */
  readonly retryForMs: number
  /** Rows in one statement; a single append may be longer. */
  readonly batchRows: number
  /** Rows that may wait before appends are refused. */
  readonly waitingRows: number
}

/** What the log is made of. */
export interface LogParts {
  readonly env: Environment
  /** For appends alone, so that no other query makes them wait. */
  readonly writer: Sql
  readonly reader: Sql
  readonly outage: Outage
  /** The name under which other processes are notified of our moves; nothing when there can be no others. */
  readonly notifyAs: string | null
  readonly settings: LogSettings
}

const TORN = 'an append holds rows, of one match, that follow each other'
/** How exactly the time is kept after which a write is given up. */
const GIVE_UP_MS = 100

/** Group commit: while one batch is being written, everything else gathers for the next. */
export class GroupLog implements MoveLog {
  readonly #parts: LogParts
  readonly #waiting = new Waiting()
  readonly #done = { batches: 0, rows: 0, taken: 0, retries: 0 }
  /** Those whose moves are stored and who have not been answered yet. */
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

  /** Refuses what comes from now on, and waits for what is under way. */
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
      // Lets everything in that this turn of the event loop still brings.
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

  /** Waits until another try makes sense, and gives up what has waited for too long. */
  async #sitOut(error: unknown, failures: number): Promise<void> {
    const { env, outage, settings } = this.#parts
    if (!outage.suspect(error)) await sleep(pauseMs(failures))
    do {
      const wasAway = await outage.wait(GIVE_UP_MS)
      const reason = new StorageDown('away', error)
      // Who could not move meanwhile must not find afterwards that their time was up.
      if (wasAway) this.#waiting.giveUpClocks(reason)
      const since = outage.isHasty && outage.isAway ? Number.POSITIVE_INFINITY : env.elapsed() - settings.retryForMs
      this.#waiting.giveUp(since, reason)
    } while (outage.isAway && this.#waiting.rows > 0)
  }

  /** Throws only when the database is away. What is not settled goes on waiting. */
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

  /** The error with which the database refused it, if it did. */
  async #store(batch: readonly Append[]): Promise<unknown> {
    const { env } = this.#parts
    const begun = env.elapsed()
    const packed = batch.flatMap(({ rows }) => rows)
    const wakeTimes = new Map<string, number | null>()
    for (const { rows, wakeAt } of batch) if (wakeAt !== undefined) wakeTimes.set(rows[0].row.matchId, wakeAt)
    try {
      const writing = this.#insert(packed, wakeTimes)
      // While the database works, those go on whose moves it has stored before.
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

  /** Settles those of a batch whose numbers or keys are in the log already, and says whether there were any. */
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

/** Nothing when the rows do not belong together: such an append would tear the log. */
function packAll(rows: readonly MoveRow[]): Append['rows'] | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const { matchId, seq } = first
  const whole = rows.every((row, i) => row.matchId === matchId && row.seq === seq + i)
  if (!whole) return undefined
  // As many as there are rows, so at least one.
  return rows.map(pack) as [PackedRow, ...PackedRow[]]
}
