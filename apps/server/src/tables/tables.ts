import {
  type Belongings,
  type Box,
  commitSeed,
  isRefusal,
  Match,
  type MatchRecord,
  type PackRef,
  type Refusal,
  refuse,
  type Shareable,
} from '@ludoteca/kernel'
import { errorInWords } from '@ludoteca/protocol'
import { type Environment, randomId } from '../environment.ts'
import type { PicturedSeat } from '../share/players.ts'
import { Grace } from './grace.ts'
import { loadMatch, replay } from './ledger.ts'
import { hashNatively } from './native-hash.ts'
import type {
  Controls,
  FindBox,
  Landlord,
  Listener,
  MatchStore,
  Overheard,
  PictureLinks,
  Place,
  StartedMatch,
  Submitted,
  TableDeps,
  TableSettings,
} from './ports.ts'
import { type PicturesWish, Records } from './records.ts'
import type { Input } from './round.ts'
import { matchSeed } from './seed.ts'
import { Table } from './table.ts'

/** A match to be started. */
export interface NewMatch {
  readonly roomId: string
  readonly game: string
  readonly options: object
  readonly seats: StartedMatch['seats']
  readonly serverSeed: string
  readonly contributions: StartedMatch['contributions']
  readonly listed: boolean
  readonly controls: Controls
  /** What each seat brings along. */
  readonly brought?: readonly (Belongings | null)[]
}

/** What all tables share. */
export interface TablesDeps {
  readonly store: MatchStore
  readonly env: Environment
  readonly settings: TableSettings
  readonly pictureLinks: PictureLinks
  readonly findBox: FindBox
  /** What new matches of a game are played with; without it, always what the game brings along. */
  packOfNewMatches?(game: string): Promise<PackRef | undefined>
  /**
   * Whether the storage does not answer just now, though it may not be known to be away. Asked before clocks fire: if this
   * process has slept, `resume` is called first.
   */
  isSilent(): boolean
  failed(error: unknown, matchId: string): void
  answered(afterMs: number): void
}

/** A match in memory, or on its way there. */
interface Opened {
  readonly table: Promise<Table | undefined>
  /** The same, once it is there. */
  ready: Table | undefined
  /** How many want something of it just now: whoever has it must not find that it was put away. */
  visitors: number
}

/** How long one look at an overdue match may take before somebody else looks. */
const LEASE_MS = 5_000
const CLAIM_LIMIT = 200
const UNKNOWN: Submitted = { ok: false, code: 'NOT_FOUND', params: {}, message: errorInWords('NOT_FOUND', 'en') }

/** The matches this process has in memory. Any process may have any match: the log decides whose move counts. */
export class Tables {
  readonly #deps: TablesDeps
  readonly #records: Records
  readonly #open = new Map<string, Opened>()
  readonly #attached = new Map<Listener, string>()
  /** Processes make keys of their own for moves that no person makes. */
  readonly #processId: string
  #keysMade = 0
  readonly #grace: Grace
  #landlord: Landlord | undefined

  constructor(deps: TablesDeps) {
    this.#deps = deps
    this.#records = new Records(deps.store, deps.findBox)
    this.#processId = randomId(deps.env)
    const { env, settings, store } = deps
    // Whoever had a match before this process began may have died just then.
    this.#grace = new Grace(env.now(), settings.restartGraceMs, store.absence, deps.isSilent)
    hashNatively()
  }

  /** Rooms and tables need each other; whoever wires them says so here. */
  set landlord(landlord: Landlord) {
    this.#landlord = landlord
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#open.size
  }

  /** Where the matches are played that are in memory. */
  get roomIds(): readonly string[] {
    return [...this.#open.values()].flatMap(({ ready }) => ready?.roomId ?? [])
  }

  /** Starts a match, or says why these options and seats will not do. */
  async start(wish: NewMatch): Promise<{ readonly matchId: string } | Refusal> {
    const { env, store, findBox, settings } = this.#deps
    const { controls, brought = [], ...rest } = wish
    const pack = await this.#deps.packOfNewMatches?.(wish.game)
    const box = await findBox(wish.game, pack)
    if (box === undefined) return refuse('NOT_FOUND')
    const seed = matchSeed(wish.serverSeed, wish.contributions)
    const now = env.now()
    const match = Match.start(box.game, { options: wish.options, seats: wish.seats, seed })
    if (isRefusal(match)) return match
    const started: StartedMatch = {
      ...rest,
      id: randomId(env),
      rulesVersion: box.game.version,
      ...(pack && { pack }),
      options: match.config,
      seed,
      generator: match.generator,
      seedCommit: commitSeed(seed),
      startedAt: now,
      endedAt: null,
      dueAt: now + settings.dueSlackMs,
      pausedAt: null,
      pausedMs: 0,
      clocksFrom: null,
      outcome: null,
    }
    await store.create(started)
    const loaded = replay(box, started, [], 0)
    const table = new Table(this.#depsFor(box), started, loaded, controls, 0)
    const opened: Opened = { table: Promise.resolve(table), ready: table, visitors: 1 }
    this.#open.set(started.id, opened)
    // Until this is done the match is not yet the room's: a process that dies meanwhile leaves nothing half begun.
    await bringAlong(table, box, brought)
    opened.visitors--
    return { matchId: started.id }
  }

  /** A move of a seat: checked, stored, told to everybody, and only then answered. */
  submit(input: Input & { readonly matchId: string }): Promise<Submitted> {
    // Not put away meanwhile: a table at which a move waits is not idle.
    return this.#open.get(input.matchId)?.ready?.submit(input) ?? this.#submitOnceOpen(input)
  }

  /** Begins to tell this connection about the match. */
  async attach(matchId: string, listener: Listener, who: Place & { readonly heard?: number }): Promise<void> {
    await this.#visit(matchId, async (table) => {
      this.detach(listener)
      this.#attached.set(listener, matchId)
      await table.attach(listener, { seat: who.seat, host: who.host }, who.heard)
      // Whoever went away meanwhile was not yet seated when they did.
      if (this.#attached.get(listener) !== matchId) table.detach(listener)
    })
  }

  /** What somebody who came to watch would be told at this moment; nothing more, and nobody hears that anybody looks. */
  async lookAt(matchId: string): Promise<readonly Overheard[]> {
    const overheard: Overheard[] = []
    const listener: Listener = {
      participantId: '',
      seq: 0,
      send: (type, payload, ids) =>
        overheard.push({ type, payload: JSON.parse(payload), matchId: ids?.matchId ?? null }),
      letGo: () => {},
    }
    await this.attach(matchId, listener, { seat: null, host: false })
    this.detach(listener)
    return overheard
  }

  /** Tells everything once more. */
  async snapshotTo(matchId: string, listener: Listener, heard?: number): Promise<void> {
    await this.#visit(matchId, (table) => table.refresh(listener, heard))
  }

  detach(listener: Listener): void {
    const matchId = this.#attached.get(listener)
    this.#attached.delete(listener)
    if (matchId !== undefined) this.#ifOpen(matchId, (table) => table.detach(listener))
  }

  /** Who plays which seat from now on. A match that is not in memory asks when it is opened. */
  control(matchId: string, controls: Controls): void {
    this.#ifOpen(matchId, (table) => table.control(controls))
  }

  /** Whether a newcomer may still take over a bot's seat. */
  async lateJoin(matchId: string): Promise<boolean> {
    return (await this.#visit(matchId, ({ lateJoin }) => lateJoin)) ?? false
  }

  /** Ends a match that nobody will finish. */
  async abandon(matchId: string): Promise<void> {
    const open = this.#open.get(matchId)
    this.#open.delete(matchId)
    const table = await open?.table.catch(() => undefined)
    await table?.close()
    await this.#deps.store.abandon(matchId, this.#deps.env.now())
  }

  /** The whole match as a file; with its seed only when it is over. */
  record(matchId: string): Promise<MatchRecord | Refusal | undefined> {
    return this.#records.of(matchId)
  }

  /** The pictures of a match that is over, or those there were after so many moves; nothing where there are none. */
  pictures(
    matchId: string,
    players: readonly PicturedSeat[],
    wish?: PicturesWish,
  ): Promise<readonly Shareable[] | Refusal | undefined> {
    return this.#records.pictures(matchId, players, wish)
  }

  /** Other processes have moved in these matches; in any of them, when news were missed. */
  hear(matchIds: readonly string[], missed: boolean): void {
    for (const matchId of missed ? this.#open.keys() : matchIds) this.#ifOpen(matchId, (table) => table.hearNews())
  }

  /** People could not play until then: all clocks wait for them, and say so. */
  resume(at: number): void {
    if (!this.#grace.resume(at)) return
    for (const matchId of this.#open.keys()) this.#ifOpen(matchId, (table) => table.showClocks())
  }

  /** Looks at every match that is overdue, whoever had it, and puts away those where nothing goes on. */
  async sweep(): Promise<void> {
    const { store, env } = this.#deps
    const now = env.now()
    const leaseUntil = now + LEASE_MS
    for (const matchId of await store.claimDue(now, leaseUntil, CLAIM_LIMIT)) {
      // Who had it would have looked after it in time: it has no process any more.
      this.#opened(matchId, now)
      this.#ifOpen(matchId, (table) => table.wake(leaseUntil))
    }
    for (const [matchId, open] of this.#open) {
      const table = await open.table.catch(() => undefined)
      if (table?.isIdle && open.visitors === 0) this.#putAway(matchId, table)
    }
  }

  /** Finishes what is being worked on. */
  async close(): Promise<void> {
    const closing = Array.from(this.#open.values(), async ({ table }) => (await table.catch(() => undefined))?.close())
    await Promise.all(closing)
  }

  /** It must not wake any more: from now on another process may have the match, or this one reads it anew. */
  #putAway(matchId: string, table: Table): void {
    this.#open.delete(matchId)
    table.close().catch((error) => this.#deps.failed(error, matchId))
  }

  async #submitOnceOpen(input: Input & { readonly matchId: string }): Promise<Submitted> {
    return (await this.#visit(input.matchId, (table) => table.submit(input))) ?? UNKNOWN
  }

  /** Has something done at the table of that match; nothing when there is no such match. */
  async #visit<T>(matchId: string, act: (table: Table) => T | Promise<T>): Promise<T | undefined> {
    const opened = this.#opened(matchId)
    opened.visitors++
    try {
      const table = await opened.table
      return table && (await act(table))
    } finally {
      opened.visitors--
    }
  }

  /** `orphanedAt` is when people lost the process that had their match, if they did since this one began. */
  #opened(matchId: string, orphanedAt = 0): Opened {
    const known = this.#open.get(matchId)
    if (known !== undefined) return known
    const opened: Opened = { table: this.#load(matchId, orphanedAt), ready: undefined, visitors: 0 }
    this.#open.set(matchId, opened)
    // What could not be read is not kept: the next one who asks tries again.
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
    const { store, findBox } = this.#deps
    const started = await store.find(matchId)
    const box = started && (await findBox(started.game, started.pack))
    if (started === undefined || box === undefined) return undefined
    const loaded = await loadMatch(store, box, started, { upTo: Number.MAX_SAFE_INTEGER, whole: false })
    const controls = (await this.#landlord?.controlsOf(started.roomId)) ?? { seats: [], paused: true }
    return new Table(this.#depsFor(box), started, loaded, controls, orphanedAt)
  }

  #ifOpen(matchId: string, act: (table: Table) => void): void {
    const done = this.#open.get(matchId)?.table.then((table) => table && act(table))
    done?.catch((error) => this.#deps.failed(error, matchId))
  }

  #depsFor(box: TableDeps['box']): TableDeps {
    const { store, env, settings, pictureLinks } = this.#deps
    return {
      box,
      store,
      env,
      settings,
      pictureLinks,
      grace: this.#grace,
      playersOf: async ({ id, roomId, seats }) => (await this.#landlord?.playersOf(roomId, id)) ?? seats,
      newKey: () => `${this.#processId}:${++this.#keysMade}`,
      events: {
        failed: this.#deps.failed,
        answered: this.#deps.answered,
        ended: ({ roomId, id }) => {
          this.#landlord?.matchEnded(roomId, id).catch((error) => this.#deps.failed(error, id))
        },
        seatTaken: ({ roomId, id }, newcomer) => {
          this.#landlord?.seatTaken(roomId, id, newcomer).catch((error) => {
            this.#deps.failed(error, id)
            this.#ifOpen(id, (table) => table.hasNotSeated(newcomer))
          })
        },
        attends: ({ roomId, id }, seat, isThere) => {
          this.#landlord?.attends(roomId, id, seat, isThere).catch((error) => this.#deps.failed(error, id))
        },
      },
    }
  }
}

/** Every seat makes the first of its opening moves that the rules permit. */
async function bringAlong(table: Table, { profiles }: Box, brought: NonNullable<NewMatch['brought']>): Promise<void> {
  const bring = async (belongings: Belongings | null, seat: number) => {
    const moves = belongings === null ? [] : (profiles?.moves(belongings) ?? [])
    for (const [i, move] of moves.entries()) {
      if ((await table.submit({ seat, move, key: `brought:${seat}:${i}` })).ok) return
    }
  }
  await Promise.all(brought.map(bring))
}
