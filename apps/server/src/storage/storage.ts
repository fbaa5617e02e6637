import type { Kysely } from 'kysely'
import type { By, Schema } from './schema.ts'

/** Everything that outlives the process. */
export interface Storage {
  readonly kind: 'pglite' | 'postgres'
  /** The embedded database did not exist and was created. */
  readonly isNew: boolean
  /** For ordinary queries. Never await the log inside one of its transactions: PGlite has a single connection. */
  readonly db: Kysely<Schema>
  readonly log: MoveLog
  readonly notifications: Notifications
  readonly absence: Absence
  /** Whether the database answers. */
  healthy(): Promise<boolean>
  /** From now on nothing waits for a database that is away: the server is about to stop. */
  hasten(): void
  /** Frees space of deleted rows; to be called every hour. */
  tidy(): Promise<void>
  /** Writes queued appends, then closes the database. */
  close(): Promise<void>
}

/** Whether the database is away. One health check serves all: everybody else can wait here. */
export interface Absence {
  readonly isAway: boolean
  /** Resolves when the database is back; at once when it is there. */
  whenBack(): Promise<void>
  /** Calls the listener with each change; `noticedBy` is the error. Returns a function that unsubscribes. */
  subscribe(listener: (isAway: boolean, noticedBy: unknown) => void): () => void
}

/** One move as the log keeps it. */
export interface MoveRow {
  readonly matchId: string
  readonly seq: number
  readonly seat: number
  readonly move: object
  readonly draws: readonly number[]
  readonly by: By | null
  readonly at: number
  /** The idempotency key of a person's move, otherwise an id made by the process. Unique in the match. */
  readonly key: string
}

/** The moves of all matches. The first append of a number wins. */
export interface MoveLog {
  /**
   * Stores rows of one match that follow each other, all or none, together with whatever else waits. Answers only
   * after the commit. `taken`: another move holds one of the numbers or keys, and nothing was stored. Appends of the
   * same match that still wait behind one that was not stored share its fate: they were made on top of it.
   * With `due`, the match's clock is set in the same transaction. Throws `StorageDown`.
   */
  append(rows: readonly MoveRow[], wakeAt?: number | null): Promise<'stored' | 'taken'>
  /** The moves after that number, in order. */
  after(matchId: string, seq: number): Promise<MoveRow[]>
  byKey(matchId: string, key: string): Promise<MoveRow | undefined>
  readonly stats: LogStats
  /** Calls the listener with the size and the duration of each write. Returns a function that unsubscribes. */
  subscribe(listener: (rows: number, ms: number) => void): () => void
}

/** Counters of the log, for the metrics. */
export interface LogStats {
  /** Statements that stored rows. */
  batches: number
  rows: number
  /** Appends refused because another move was first. */
  taken: number
  /** Retries because the database was away. */
  retries: number
  /** Queued rows. */
  waiting: number
}

/** What other processes have changed. */
export interface Changes {
  readonly matches: readonly { readonly id: string; readonly seq: number }[]
  readonly rooms: readonly string[]
  /** Notifications may have been lost: everything in memory must be read again. */
  readonly missed: boolean
}

/** Notifications between the processes that share a database. The log notifies of moves by itself. */
export interface Notifications {
  /** Calls the listener with changes of other processes. Returns a function that unsubscribes. */
  subscribe(listener: (changes: Changes) => void): () => void
  /** Tells other processes that these rooms changed. Best effort: never throws. */
  notifyRooms(ids: readonly string[]): void
  /** The same for matches that have changed in other ways than by a move. */
  notifyMatches(ids: readonly string[]): void
  /** Sends a message to the other processes, at most once; plain data of a few hundred bytes. */
  send(message: object): void
  /** Calls the listener with messages of other processes, unchecked: anybody with access to the database can send one. */
  subscribeToMessages(listener: (message: unknown) => void): () => void
}

/**
 * The database cannot be written. `away`: it did not answer in time, whether the rows are stored is unknown until
 * the log is read again. `busy` and `closed`: nothing was tried.
 */
export class StorageDown extends Error {
  readonly reason: 'away' | 'busy' | 'closed'

  constructor(reason: 'away' | 'busy' | 'closed', cause?: unknown) {
    super(`storage is ${reason}`, { cause })
    this.name = 'StorageDown'
    this.reason = reason
  }
}
