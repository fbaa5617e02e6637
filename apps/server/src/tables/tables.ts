import { hash } from 'node:crypto'
import { hashWith, isRefusal, type MatchRecord, type Refusal, refuse, type Shareable } from '@ludoteca/kernel'
import { errorInWords } from '@ludoteca/protocol'
import type { Answer } from '../answers.ts'
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

/** How long one look at an overdue match may take before another process looks. */
const LEASE_MS = 5_000
const CLAIM_LIMIT = 200
const UNKNOWN: Answer = { ok: false, code: 'NOT_FOUND', params: {}, message: errorInWords('NOT_FOUND', 'en') }

/** The matches this process has in memory. Any process may have any match: the log decides whose move counts. */
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
    // Whoever had a match before this process began may have died just then.
    this.#grace = new Grace(env.now(), settings.restartGraceMs, store.absence, deps.isSilent)
    this.#open = new OpenTables(deps, this.#grace, this.#records)
    // Every move is hashed; in this process that need not be done in JavaScript.
    hashWith((text) => hash('sha256', text, 'hex'))
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#open.size
  }

  /** Where the matches are played that are in memory. */
  get roomIds(): readonly string[] {
    return this.#open.roomIds
  }

  /** Calls the subscriber when something happens that rooms must know. Returns a function that unsubscribes. */
  subscribe(subscriber: TableSubscriber): () => void {
    return this.#open.subscribe(subscriber)
  }

  /** Starts a match, or says why these options and seats will not do. */
  async start(wish: NewMatch): Promise<{ readonly matchId: string } | Refusal> {
    const { env, store, findBox, settings } = this.#deps
    const pack = await this.#deps.packOfNewMatches?.(wish.game)
    const box = await findBox(wish.game, pack)
    if (box === undefined) return refuse('NOT_FOUND')
    const started = beginNew(box, wish, pack, env, settings.dueSlackMs)
    if (isRefusal(started)) return started
    await store.create(started)
    const loaded = replay(box, started, [], 0)
    // Until this is done the match is not yet the room's: a process that dies meanwhile leaves nothing half begun.
    await this.#open.add(box, started, loaded, wish.controls, (table) => bringAlong(table, box, wish.brought))
    return { matchId: started.id }
  }

  /** A move of a seat: checked, stored, told to everybody, and only then answered. */
  submit(request: MoveRequest & { readonly matchId: string }): Promise<Answer> {
    // Not put away meanwhile: a table at which a move waits is not idle.
    return this.#open.ready(request.matchId)?.submit(request) ?? this.#submitOnceOpen(request)
  }

  /** Sends this connection the match, and from then on what changes. */
  async attach(matchId: string, listener: Listener, who: Place & { readonly heard?: number }): Promise<void> {
    await this.#open.visit(matchId, async (table) => {
      this.detach(listener)
      this.#attached.set(listener, matchId)
      await table.attach(listener, { seat: who.seat, host: who.host }, who.heard)
      // Whoever was detached meanwhile was not yet attached to the table then.
      if (this.#attached.get(listener) !== matchId) table.detach(listener)
    })
  }

  /** What somebody who came to watch would be sent at this moment; nothing more, and nobody is told that anybody looks. */
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

  /** Sends everything once more. */
  async snapshotTo(matchId: string, listener: Listener, heard?: number): Promise<void> {
    await this.#open.visit(matchId, (table) => table.refresh(listener, heard))
  }

  detach(listener: Listener): void {
    const matchId = this.#attached.get(listener)
    this.#attached.delete(listener)
    if (matchId !== undefined) this.#open.ifOpen(matchId, (table) => table.detach(listener))
  }

  /** Who plays which seat from now on. A match that is not in memory asks when it is opened. */
  control(matchId: string, controls: Controls): void {
    this.#open.ifOpen(matchId, (table) => table.control(controls))
  }

  /** Whether a newcomer may still take over a bot's seat. */
  async lateJoin(matchId: string): Promise<boolean> {
    return (await this.#open.visit(matchId, ({ lateJoin }) => lateJoin)) ?? false
  }

  /** Ends a match that nobody will finish. */
  async abandon(matchId: string): Promise<void> {
    await this.#open.remove(matchId)
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

  /** What people have earned in a match that is over; nothing where no picture is of that. */
  async earned(matchId: string, players: readonly PicturedSeat[]): Promise<IsEarned | undefined> {
    const earned = await this.#records.earned(matchId, null, players)
    return isRefusal(earned) ? undefined : earned
  }

  /** Other processes have moved in these matches; in any of them, when notifications were missed. */
  catchUp(matchIds: readonly string[], missed: boolean): void {
    for (const matchId of missed ? this.#open.ids : matchIds) this.#open.ifOpen(matchId, (table) => table.catchUp())
  }

  /** People could not play until then: all clocks wait for them, and say so. */
  resume(at: number): void {
    if (!this.#grace.resume(at)) return
    for (const matchId of this.#open.ids) this.#open.ifOpen(matchId, (table) => table.showClocks())
  }

  /** Looks at every match that is overdue, whoever had it, and puts away those where nothing goes on. */
  async sweep(): Promise<void> {
    const { store, env } = this.#deps
    const now = env.now()
    const leaseUntil = now + LEASE_MS
    for (const matchId of await store.claimDue(now, leaseUntil, CLAIM_LIMIT)) {
      // The process that had it would have looked after it in time: it has none any more.
      this.#open.takeOver(matchId, now, leaseUntil)
    }
    await this.#open.putAwayIdle()
  }

  /** Finishes what is being worked on. */
  close(): Promise<void> {
    return this.#open.close()
  }

  async #submitOnceOpen(request: MoveRequest & { readonly matchId: string }): Promise<Answer> {
    return (await this.#open.visit(request.matchId, (table) => table.submit(request))) ?? UNKNOWN
  }
}
