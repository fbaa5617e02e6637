import { isRefusal } from '@ludoteca/kernel'
import { randomId } from '../environment.ts'
import { Table } from './loop/table.ts'
import type { ClockGrace, Controls, StartedMatch, TableDeps, TableSubscriber, TablesDeps } from './ports.ts'
import type { Records } from './records/records.ts'
import { type LoadedMatch, loadMatch } from './replica/load.ts'

/** A table in memory, or one that is being loaded. */
interface Opened {
  readonly table: Promise<Table | undefined>
  /** The table, once it is loaded. */
  ready: Table | undefined
  /** How many callers are using it: it is not closed meanwhile. */
  visitors: number
}

/** Loads tables when they are needed, and closes them when they are idle. */
export class OpenTables {
  readonly #deps: TablesDeps
  readonly #grace: ClockGrace
  readonly #records: Pick<Records, 'earned'>
  readonly #open = new Map<string, Opened>()
  readonly #subscribers = new Set<TableSubscriber>()
  /** Part of the keys of moves that no person makes, so that those of two processes differ. */
  readonly #processId: string
  #keysMade = 0

  constructor(deps: TablesDeps, grace: ClockGrace, records: Pick<Records, 'earned'>) {
    this.#deps = deps
    this.#records = records
    this.#grace = grace
    this.#processId = randomId(deps.env)
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#open.size
  }

  get ids(): Iterable<string> {
    return this.#open.keys()
  }

  /** The rooms of the matches in memory. */
  get roomIds(): readonly string[] {
    return [...this.#open.values()].flatMap(({ ready }) => ready?.roomId ?? [])
  }

  /** Returns a function that unsubscribes. */
  subscribe(subscriber: TableSubscriber): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** The table of that match if it is in memory. */
  ready(matchId: string): Table | undefined {
    return this.#open.get(matchId)?.ready
  }

  /** Adds the table of a new match and runs `use` on it before it may be closed. */
  async add(
    box: TableDeps['box'],
    started: StartedMatch,
    loaded: LoadedMatch,
    controls: Controls,
    use: (table: Table) => Promise<void>,
  ): Promise<void> {
    const table = new Table(this.#depsFor(box), started, loaded, controls, 0)
    const opened: Opened = { table: Promise.resolve(table), ready: table, visitors: 1 }
    this.#open.set(started.id, opened)
    try {
      await use(table)
    } finally {
      opened.visitors--
    }
  }

  /** Runs `use` on the table of that match, loading it if need be; undefined when there is no such match. */
  async visit<T>(matchId: string, use: (table: Table) => T | Promise<T>): Promise<T | undefined> {
    const opened = this.#opened(matchId)
    opened.visitors++
    try {
      const table = await opened.table
      return table && (await use(table))
    } finally {
      opened.visitors--
    }
  }

  /** Runs `use` on the table of that match if it is in memory or being loaded. */
  ifOpen(matchId: string, use: (table: Table) => void): void {
    const done = this.#open.get(matchId)?.table.then((table) => table && use(table))
    done?.catch((error) => this.#deps.failed(error, matchId))
  }

  /** Takes over a match whose process is gone, with a lease until then. */
  takeOver(matchId: string, orphanedAt: number, leaseUntil: number): void {
    this.#opened(matchId, orphanedAt)
    this.ifOpen(matchId, (table) => table.lease(leaseUntil))
  }

  /** Closes and forgets the table of that match, if it is in memory. */
  async remove(matchId: string): Promise<void> {
    const open = this.#open.get(matchId)
    this.#open.delete(matchId)
    const table = await open?.table.catch(() => undefined)
    await table?.close()
  }

  /** Closes idle tables: another process may serve their matches from then on, or this one loads them again. */
  async putAwayIdle(): Promise<void> {
    for (const [matchId, open] of this.#open) {
      const table = await open.table.catch(() => undefined)
      if (!table?.isIdle || open.visitors > 0) continue
      this.#open.delete(matchId)
      // Its timer must not fire any more.
      table.close().catch((error) => this.#deps.failed(error, matchId))
    }
  }

  /** Closes all tables; resolves when they have finished their current turns. */
  async close(): Promise<void> {
    const closing = Array.from(this.#open.values(), async ({ table }) => (await table.catch(() => undefined))?.close())
    await Promise.all(closing)
  }

  /** `orphanedAt` is when people lost the process that had their match, if they did since this one began. */
  #opened(matchId: string, orphanedAt = 0): Opened {
    const known = this.#open.get(matchId)
    if (known !== undefined) return known
    const opened: Opened = { table: this.#load(matchId, orphanedAt), ready: undefined, visitors: 0 }
    this.#open.set(matchId, opened)
    // A table that could not be loaded is forgotten: the next caller tries again.
    opened.table.then(
      (table) => {
        opened.ready = table
        if (table === undefined) this.#open.delete(matchId)
      },
      () => this.#open.delete(matchId),
    )
    return opened
  }

  async #load(matchId: string, orphanedAt: number): Promise<Table | undefined> {
    const { store, findBox, seating } = this.#deps
    const started = await store.find(matchId)
    const box = started && (await findBox(started.game, started.pack))
    if (started === undefined || box === undefined) return undefined
    const loaded = await loadMatch(store, box, started, { upTo: Number.MAX_SAFE_INTEGER, whole: false })
    const controls = (await seating.controlsOf(started.roomId)) ?? { seats: [], paused: true }
    return new Table(this.#depsFor(box), started, loaded, controls, orphanedAt)
  }

  #depsFor(box: TableDeps['box']): TableDeps {
    const { store, env, settings, pictureLinks, seating, failed, answered } = this.#deps
    return {
      box,
      store,
      env,
      settings,
      pictureLinks,
      grace: this.#grace,
      earnedIn: async ({ id }, moment) => {
        const earned = await this.#records.earned(id, moment)
        return isRefusal(earned) ? undefined : earned
      },
      playersOf: async ({ id, roomId, seats }) => (await seating.playersOf(roomId, id)) ?? seats,
      newKey: () => `${this.#processId}:${++this.#keysMade}`,
      events: {
        failed,
        answered,
        ended: ({ roomId, id }) => this.#tell(id, (subscriber) => subscriber.matchEnded(roomId, id)),
        seatTaken: ({ roomId, id }, newcomer) =>
          this.#tell(
            id,
            (subscriber) => subscriber.seatTaken(roomId, id, newcomer),
            () => this.ifOpen(id, (table) => table.hasNotSeated(newcomer)),
          ),
        attends: ({ roomId, id }, seat, isThere) =>
          this.#tell(id, (subscriber) => subscriber.attends(roomId, id, seat, isThere)),
      },
    }
  }

  #tell(matchId: string, call: (subscriber: TableSubscriber) => Promise<void>, untold?: () => void): void {
    for (const subscriber of this.#subscribers) {
      call(subscriber).catch((error) => {
        this.#deps.failed(error, matchId)
        untold?.()
      })
    }
  }
}
