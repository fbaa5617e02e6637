import type { Fact, GameMessages, Json, Move, NoMessages, Outcome } from '@ludoteca/kernel'
import {
  type Announcement,
  type ClientPayload,
  type ClientType,
  type Clocks,
  isCoreMessage,
  type JoinResult,
  type RoomView,
  type ServerMessage,
  type ServerPayload,
  type ViewerState,
} from '@ludoteca/protocol'
import { systemClock, systemRandom } from './clock.ts'
import type { FairnessFound, Stake } from './fairness.ts'
import { Listeners } from './listeners.ts'
import { Luck } from './luck.ts'
import { Mirror } from './mirror.ts'
import { RefusalError } from './refusal-error.ts'
import type { ClientEvents, RoomClientOptions, SubmitOptions } from './room-client-options.ts'
import { type ClientState, RoomConnection } from './room-connection.ts'
import { browserSocket } from './socket.ts'

/**
 * A person's place in one room, over however many connections it takes. `G` are the messages of the games that are played
 * there: with them, `send` knows their types, too.
 */
export class RoomClient<G extends GameMessages = NoMessages> {
  readonly roomId: string
  room: RoomView | undefined
  /** The answer to the last JOIN_ROOM. */
  join: JoinResult | undefined
  /** The own seat; `null` for watchers. */
  seat: number | null = null
  /** How many snapshots were received. */
  snapshots = 0
  #awaitsSnapshot = false
  /** How often the room was joined. */
  #joins = 0
  readonly #mirror: Mirror
  readonly #luck: Luck
  readonly #connection: RoomConnection
  readonly #listeners = new Listeners<ClientEvents>()

  private constructor(options: RoomClientOptions) {
    const mirror = new Mirror(options.keepsStory ?? true)
    const system = { socket: browserSocket, clock: systemClock, random: systemRandom }
    this.roomId = options.roomId
    this.#mirror = mirror
    const luck = new Luck(options.entropy, options.random ?? systemRandom)
    this.#luck = luck
    this.#connection = new RoomConnection(
      { ...system, ...options },
      {
        get bookmark() {
          return mirror
        },
        get entropy() {
          return luck.stake?.text
        },
        joined: (result) => this.#joined(result),
        received: (message) => this.#receive(message),
        gap: () => this.#requestSnapshot(),
        refused: (error) => this.#listeners.emit('error', error),
        frameHandled: () => this.#listeners.emit('change', undefined),
        stateChanged: (state) => this.#listeners.emit('state', state),
      },
    )
  }

  /** Starts to join. Messages may be sent at once: they are queued until the room has been joined. */
  static connect<G extends GameMessages = NoMessages>(options: RoomClientOptions): RoomClient<G> {
    const client = new RoomClient<G>(options)
    client.#connection.open()
    return client
  }

  /** The state of the connection. */
  get state(): ClientState {
    return this.#connection.state
  }
  /** Why the client is closed. */
  get failure(): RefusalError | undefined {
    return this.#connection.failure
  }
  /** Why the last join was refused, where it is being retried. */
  get delay(): RefusalError | undefined {
    return this.#connection.delay
  }
  /** The number of the last message on this connection. */
  get seq(): number {
    return this.#connection.seq
  }
  /** How far the server's clock is ahead of ours, in milliseconds: deadlines are in the server's time. */
  get clockOffset(): number {
    return this.#connection.clockOffset
  }
  /** The match being followed. */
  get matchId(): string | null {
    return this.#mirror.matchId
  }
  /** The start of the match. */
  get start(): ServerPayload<'MATCH_START'> | undefined {
    return this.#mirror.start
  }
  /** The view and the decisions of this viewer. Immutable: a new object after every change, sharing what did not change. */
  get viewerState(): ViewerState | undefined {
    return this.#mirror.viewerState
  }
  /** All facts that this viewer was sent. Grows in place. */
  get facts(): readonly Fact[] {
    return this.#mirror.facts
  }
  /** How many facts this viewer may see, those before it joined included. */
  get factCount(): number {
    return this.#mirror.factCount
  }
  /** When the clock of each seat runs out, in epoch milliseconds by the server's clock. */
  get clocks(): Clocks {
    return this.#mirror.clocks
  }
  /** The outcome of the match. */
  get outcome(): Outcome | undefined {
    return this.#mirror.ended?.outcome
  }
  /** The end of the match, with the seed. */
  get ended(): ServerPayload<'MATCH_END'> | undefined {
    return this.#mirror.ended
  }

  /** The commitment to the server's part of the next seed, and this person's contribution. */
  get stake(): Stake | undefined {
    return this.#luck.stake
  }
  /** Whether the match was fair, by what this client saw itself. */
  get fairness(): FairnessFound {
    return this.#luck.found
  }

  /** Pictures of the match to share; empty before its end. */
  get pictures(): readonly ServerPayload<'SHARE_ASSET_READY'>[] {
    return this.#mirror.pictures
  }

  /** Subscribes a listener to an event. Returns a function that unsubscribes it. */
  on<E extends keyof ClientEvents>(event: E, listener: (value: ClientEvents[E]) => void): () => void {
    return this.#listeners.on(event, listener)
  }

  /** Resolves with the first value of `look` that is there, checked after every change. Rejects when the client closes. */
  when<T>(look: (client: this) => T | undefined | null | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const subscriptions: (() => void)[] = []
      const check = () => {
        const seen = look(this)
        const isThere = seen !== undefined && seen !== null && seen !== false
        if (!isThere && this.state !== 'closed') return
        for (const unsubscribe of subscriptions) unsubscribe()
        if (isThere) resolve(seen)
        else reject(this.failure)
      }
      subscriptions.push(this.on('change', check), this.on('state', check))
      check()
    })
  }

  /** Resolves when the room has been joined. */
  whenJoined(): Promise<JoinResult> {
    return this.when(() => this.state === 'joined' && this.join)
  }

  /** Sends a message, and sends it again over new connections until it is answered. Rejects with `RefusalError`. */
  send<T extends ClientType<G>>(type: T, payload: ClientPayload<T, G>): Promise<Json | undefined> {
    return this.#post(type, payload as object)
  }

  /** Submits a move. Rejects with `RefusalError`. */
  async submit(move: Move, options: SubmitOptions = {}): Promise<void> {
    const connection = this.#joins
    const situation = this.#mirror.situation
    try {
      await this.#submitOnce(move, options)
    } catch (error) {
      // Over a new connection every move is stale. If nothing has changed meanwhile, this one still holds.
      const isStale = error instanceof RefusalError && error.code === 'STALE'
      if (!isStale || connection === this.#joins || situation !== this.#mirror.situation) throw error
      await this.submit(move, options)
    }
  }

  /** Leaves the room for good. */
  async leave(): Promise<void> {
    await this.send('LEAVE_ROOM', {})
    this.close()
  }

  /** Closes the connection; the server keeps the place in the room for a while. */
  close(): void {
    this.#connection.close()
  }

  #post(type: string, payload: object): Promise<Json | undefined> {
    const matchId = this.room ? this.room.matchId : this.#mirror.matchId
    return this.#connection.send(type, payload, matchId)
  }

  async #submitOnce(move: Move, { seat, fresh = false }: SubmitOptions): Promise<void> {
    await this.send('SUBMIT_MOVE', {
      move: move as ClientPayload<'SUBMIT_MOVE'>['move'],
      ...(seat !== undefined && { seat }),
      ...(fresh && { answers: this.seq }),
    })
  }

  #joined(result: JoinResult): void {
    this.#joins++
    this.#luck.joined()
    this.join = result
    this.seat = result.seat
    this.#awaitsSnapshot = false
  }

  #receive(message: ServerMessage | Announcement): void {
    if (!isCoreMessage(message)) {
      if (!this.#awaitsSnapshot) this.#apply(message)
      return
    }
    if (message.type === 'ROOM_STATE') return this.#enterRoom(message.payload)
    if (message.type === 'REACTION') return this.#listeners.emit('reaction', message.payload)
    if (message.type === 'STATE_SNAPSHOT') {
      this.#awaitsSnapshot = false
      this.snapshots++
      this.seat = message.payload.seat
    }
    // Until the snapshot comes, updates build on something that was lost.
    else if (this.#awaitsSnapshot && message.type !== 'MATCH_START' && message.type !== 'MATCH_END') return
    const { matchId } = message
    if (message.type === 'MATCH_START' && matchId) this.#luck.start(matchId, message.payload, this.seat !== null)
    if (message.type === 'MATCH_END' && matchId) this.#luck.end(matchId, message.payload)
    if (this.#apply(message) && message.type === 'MATCH_END') this.#listeners.emit('ended', message.payload)
  }

  /** Returns false when the message does not fit what is known: then a snapshot was requested. */
  #apply(message: ServerMessage | Announcement): boolean {
    const change = this.#mirror.apply(message)
    if (change === 'gap') {
      this.#requestSnapshot()
      return false
    }
    if (change.facts.length > 0) this.#listeners.emit('facts', change.facts)
    return true
  }

  #enterRoom(room: RoomView): void {
    this.room = room
    const seat = room.seats.findIndex((view) => view.kind === 'human' && view.participantId === this.join?.clientId)
    this.seat = seat < 0 ? null : seat
    if (this.#luck.see(room, seat >= 0)) this.#contribute()
  }

  #contribute(): void {
    const text = this.#luck.stake?.text
    if (text === undefined) return
    this.#post('SET_PROFILE', { entropy: text }).then(
      () => this.#luck.arrived(text),
      // The match can do without it, and the next join sends it again.
      () => undefined,
    )
  }

  #requestSnapshot(): void {
    if (this.#awaitsSnapshot) return
    this.#awaitsSnapshot = true
    // If that fails, a new connection brings a snapshot.
    this.send('REQUEST_SNAPSHOT', { factCount: this.factCount }).catch(() => this.#connection.restart())
  }
}
