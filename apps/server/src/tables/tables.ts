import { hash } from 'node:crypto'
import { hashWith, isRefusal, type MatchRecord, type Refusal, refuse, type Shareable } from '@ludoteca/kernel'
import { errorInWords } from '@ludoteca/protocol'
import type { Reply } from '../replies.ts'
import type { PicturedSeat } from '../share/players.ts'
import { Grace } from './autopilot/grace.ts'
import { beginNew, bringAlong } from './new-match.ts'
import { OpenTables } from './open-tables.ts'
import type {
  Controls,
  IsEarned,
  Listener,
  MoveRequest,
  NewMatch,
  Place,
  SentMessage,
  TableSubscriber,
  TablesDeps,
} from './ports.ts'
import { type PicturesWish, Records } from './records/records.ts'
import { replay } from './replica/load.ts'

/** How long a claim of an overdue match lasts before another process may claim it. */
const LEASE_MS = 5_000
const CLAIM_LIMIT = 200
const UNKNOWN: Reply = { ok: false, code: 'NOT_FOUND', params: {}, message: errorInWords('NOT_FOUND', 'en') }

/** The tables of this process. Any process may load any match: the log decides whose move counts. */
export class Tables {
  readonly #deps: TablesDeps
  readonly #records: Records
  readonly #open: OpenTables
  readonly #attached = new Map<Listener, string>()
  readonly #grace: Grace

  constructor(deps: TablesDeps) {
    this.#deps = deps
    this.#records = new Records(deps.store, deps.findBox)
    const { env, settings, store } = deps
    // The processes that had matches before this one began may have died just then.
    this.#grace = new Grace(env.now(), settings.restartGraceMs, store.absence, deps.isSilent)
    this.#open = new OpenTables(deps, this.#grace, this.#records)
    // Every move is hashed; Node's own implementation is faster than the one in JavaScript.
    hashWith((text) => hash('sha256', text, 'hex'))
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#open.size
  }

  /** The rooms of the matches in memory. */
  get roomIds(): readonly string[] {
    return this.#open.roomIds
  }

  /** Returns a function that unsubscribes. */
  subscribe(subscriber: TableSubscriber): () => void {
    return this.#open.subscribe(subscriber)
  }

  /** Starts a match, or refuses these options and seats. */
  async start(wish: NewMatch): Promise<{ readonly matchId: string } | Refusal> {
    const { env, store, findBox, settings } = this.#deps
    const pack = await this.#deps.packOfNewMatches?.(wish.game)
    const box = await findBox(wish.game, pack)
    if (box === undefined) return refuse('NOT_FOUND')
    const started = beginNew(box, wish, pack, env, settings.wakeSlackMs)
    if (isRefusal(started)) return started
    await store.create(started)
    const loaded = replay(box, started, [], 0)
    // Until this is done the room does not have the match yet: a process that dies meanwhile leaves nothing half begun.
    await this.#open.add(box, started, loaded, wish.controls, (table) => bringAlong(table, box, wish.brought))
    return { matchId: started.id }
  }

  /** Submits a move: it is checked, stored and published before this resolves with the reply. */
  submit(request: MoveRequest & { readonly matchId: string }): Promise<Reply> {
    // The table is not closed meanwhile: with a queued move it is not idle.
    return this.#open.ready(request.matchId)?.submit(request) ?? this.#submitOnceOpen(request)
  }

  /** Sends this connection a snapshot of the match, and every change from then on. */
  async attach(matchId: string, listener: Listener, who: Place & { readonly factCount?: number }): Promise<void> {
    await this.#open.visit(matchId, async (table) => {
      this.detach(listener)
      this.#attached.set(listener, matchId)
      await table.attach(listener, { seat: who.seat, host: who.host }, who.factCount)
      // If the connection was detached meanwhile, the table did not know it yet.
      if (this.#attached.get(listener) !== matchId) table.detach(listener)
    })
  }

  /** The messages that a new watcher would be sent now. Nobody is told of it. */
  async lookAt(matchId: string): Promise<readonly SentMessage[]> {
    const sent: SentMessage[] = []
    const listener: Listener = {
      participantId: '',
      seq: 0,
      send: (type, payload, ids) => sent.push({ type, payload: JSON.parse(payload), matchId: ids?.matchId ?? null }),
      drop: () => {},
    }
    await this.attach(matchId, listener, { seat: null, host: false })
    this.detach(listener)
    return sent
  }

  /** Sends a snapshot again. */
  async snapshotTo(matchId: string, listener: Listener, factCount?: number): Promise<void> {
    await this.#open.visit(matchId, (table) => table.refresh(listener, factCount))
  }

  detach(listener: Listener): void {
    const matchId = this.#attached.get(listener)
    this.#attached.delete(listener)
    if (matchId !== undefined) this.#open.ifOpen(matchId, (table) => table.detach(listener))
  }

  /** Sets who plays which seat. A match that is not in memory gets that from `Seating` when it is loaded. */
  control(matchId: string, controls: Controls): void {
    this.#open.ifOpen(matchId, (table) => table.control(controls))
  }

  /** Whether a newcomer may still take over a bot's seat. */
  async lateJoin(matchId: string): Promise<boolean> {
    return (await this.#open.visit(matchId, ({ lateJoin }) => lateJoin)) ?? false
  }

  /** Ends a match without an outcome. */
  async abandon(matchId: string): Promise<void> {
    await this.#open.remove(matchId)
    await this.#deps.store.abandon(matchId, this.#deps.env.now())
  }

  /** The record of a match; without seed and moves while it runs. */
  record(matchId: string): Promise<MatchRecord | Refusal | undefined> {
    return this.#records.of(matchId)
  }

  /** The pictures of a match that is over, or as of a moment; undefined when there are none. */
  pictures(
    matchId: string,
    players: readonly PicturedSeat[],
    wish?: PicturesWish,
  ): Promise<readonly Shareable[] | Refusal | undefined> {
    return this.#records.pictures(matchId, players, wish)
  }

  /** What people have earned in a match that is over; undefined where no picture shows it. */
  async earned(matchId: string, players: readonly PicturedSeat[]): Promise<IsEarned | undefined> {
    const earned = await this.#records.earned(matchId, null, players)
    return isRefusal(earned) ? undefined : earned
  }

  /** Other processes have stored moves in these matches; if notifications were missed, in any match. */
  catchUp(matchIds: readonly string[], missed: boolean): void {
    for (const matchId of missed ? this.#open.ids : matchIds) this.#open.ifOpen(matchId, (table) => table.catchUp())
  }

  /** People could not play until then: holds all clocks for a while, and shows that to viewers. */
  resume(at: number): void {
    if (!this.#grace.resume(at)) return
    for (const matchId of this.#open.ids) this.#open.ifOpen(matchId, (table) => table.showClocks())
  }

  /** Takes over all overdue matches, and closes idle tables. To be called every second. */
  async sweep(): Promise<void> {
    const { store, env } = this.#deps
    const now = env.now()
    const leaseUntil = now + LEASE_MS
    for (const matchId of await store.claimOverdue(now, leaseUntil, CLAIM_LIMIT)) {
      // Its process would have stored a later wake time: it is gone.
      this.#open.takeOver(matchId, now, leaseUntil)
    }
    await this.#open.putAwayIdle()
  }

  /** Closes all tables; resolves when they have finished their current turns. */
  close(): Promise<void> {
    return this.#open.close()
  }

  async #submitOnceOpen(request: MoveRequest & { readonly matchId: string }): Promise<Reply> {
    return (await this.#open.visit(request.matchId, (table) => table.submit(request))) ?? UNKNOWN
  }
}
