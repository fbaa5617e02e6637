import {
  type Fact,
  type GameMessages,
  type Json,
  lookUp,
  type Move,
  type NoMessages,
  type Outcome,
} from '@ludoteca/kernel'
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
  type Sheet,
} from '@ludoteca/protocol'
import { type Clock, type Random, systemClock, systemRandom } from './clock.ts'
import { type ClientState, Conversation } from './conversation.ts'
import type { FairnessFound, Stake } from './fairness.ts'
import { Listeners } from './listeners.ts'
import { Luck } from './luck.ts'
import { Mirror } from './mirror.ts'
import { Refused } from './refused.ts'
import { browserSocket, type OpenSocket } from './socket.ts'

/** How a client comes into a room. */
export interface RoomClientOptions {
  /** Of the socket: `wss://…`. */
  readonly url: string
  readonly roomId: string
  readonly role: 'PLAYER' | 'WATCHER'
  /** This person's part of the luck of the first match. Who gives one also gives one, drawn anew, to each rematch. */
  readonly entropy?: string
  /** Makes sockets; the browser's by default. */
  readonly socket?: OpenSocket
  readonly clock?: Clock
  readonly random?: Random
  /** Whether all facts are kept in `facts`; yes unless told otherwise. */
  readonly keepsStory?: boolean
}

/** What a client tells those who listen to it. */
export interface ClientEvents {
  /** Something of room, seat, sheet, clocks or outcome may be new. Told once for each frame. */
  readonly change: undefined
  /** What happened, in order. */
  readonly facts: readonly Fact[]
  readonly ended: ServerPayload<'MATCH_END'>
  readonly reaction: ServerPayload<'REACTION'>
  /** What the server refused without having been asked by `send`. */
  readonly error: Refused
  readonly state: ClientState
}

/** What a move may say besides itself. */
export interface SubmitOptions {
  /** For whom: the own seat unless told otherwise; the host may act for the table (−1). */
  readonly seat?: number
  /** Have the move refused with STALE if what is asked has changed since the last message that was heard. */
  readonly fresh?: boolean
}

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
  /** How many snapshots were taken in: each begins anew, whatever was known before. */
  snapshots = 0
  #awaitsSnapshot = false
  /** How often the room was joined. */
  #connections = 0
  readonly #mirror: Mirror
  readonly #luck: Luck
  readonly #conversation: Conversation
  readonly #listeners = new Listeners<ClientEvents>()

  private constructor(options: RoomClientOptions) {
    const mirror = new Mirror(options.keepsStory ?? true)
    const system = { socket: browserSocket, clock: systemClock, random: systemRandom }
    this.roomId = options.roomId
    this.#mirror = mirror
    const luck = new Luck(options.entropy, options.random ?? systemRandom)
    this.#luck = luck
    this.#conversation = new Conversation(
      { ...system, ...options },
      {
        get bookmark() {
          return mirror
        },
        get entropy() {
          return luck.stake?.text
        },
        joined: (result) => this.#joined(result),
        told: (message) => this.#told(message),
        missed: () => this.#askForSnapshot(),
        refused: (error) => this.#listeners.tell('error', error),
        frameRead: () => this.#listeners.tell('change', undefined),
        turned: (state) => this.#listeners.tell('state', state),
      },
    )
  }

  /** Starts to come in. Messages may be sent at once; they leave when the room has been joined. */
  static connect<G extends GameMessages = NoMessages>(options: RoomClientOptions): RoomClient<G> {
    const client = new RoomClient<G>(options)
    client.#conversation.begin()
    return client
  }

  /** How things stand with the connection. */
  get state(): ClientState {
    return this.#conversation.state
  }
  /** Why the client is closed. */
  get failure(): Refused | undefined {
    return this.#conversation.failure
  }
  /** Why the room has not let us in yet, where it has said so. The client goes on trying. */
  get delay(): Refused | undefined {
    return this.#conversation.delay
  }
  /** The number of the last message on this connection. */
  get seq(): number {
    return this.#conversation.seq
  }
  /** How far the server's clock is ahead of ours, in milliseconds: deadlines are told by the server's clock. */
  get clockOffset(): number {
    return this.#conversation.clockOffset
  }
  /** The match being followed. */
  get matchId(): string | null {
    return this.#mirror.matchId
  }
  /** How it began. */
  get start(): ServerPayload<'MATCH_START'> | undefined {
    return this.#mirror.start
  }
  /** What lies before this viewer. A new object after every change, which shares what did not change with the last. */
  get sheet(): Sheet | undefined {
    return this.#mirror.sheet
  }
  /** Everything that happened, as far as this viewer was told. Grows in place. */
  get facts(): readonly Fact[] {
    return this.#mirror.facts
  }
  /** How many facts this viewer was told, those before its time included. */
  get heard(): number {
    return this.#mirror.heard
  }
  /** When the clock of each seat runs out, in epoch milliseconds by the server's clock. */
  get clocks(): Clocks {
    return this.#mirror.clocks
  }
  /** How the match ended. */
  get outcome(): Outcome | undefined {
    return this.#mirror.ended?.outcome
  }
  /** The end of the match, with the seed. */
  get ended(): ServerPayload<'MATCH_END'> | undefined {
    return this.#mirror.ended
  }

  /** What the room shows of the server's part of the next seed, and what this person added to it. */
  get stake(): Stake | undefined {
    return this.#luck.stake
  }
  /** What can be said about the luck of the match by what was seen from here. */
  get fairness(): FairnessFound {
    return this.#luck.found
  }

  /** Pictures of the match that may be passed on; none before its end. */
  get pictures(): readonly ServerPayload<'SHARE_ASSET_READY'>[] {
    return this.#mirror.pictures
  }

  /** Listens until the answer is called. */
  on<E extends keyof ClientEvents>(event: E, listener: (news: ClientEvents[E]) => void): () => void {
    return this.#listeners.on(event, listener)
  }

  /** Waits until there is something to see; rejects when the client is closed before. */
  when<T>(look: (client: this) => T | undefined | null | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const stops: (() => void)[] = []
      const check = () => {
        const seen = look(this)
        const isThere = seen !== undefined && seen !== null && seen !== false
        if (!isThere && this.state !== 'closed') return
        for (const stop of stops) stop()
        if (isThere) resolve(seen)
        else reject(this.failure)
      }
      stops.push(this.on('change', check), this.on('state', check))
      check()
    })
  }

  /** Waits until the room has been joined. */
  whenJoined(): Promise<JoinResult> {
    return this.when(() => this.state === 'joined' && this.join)
  }

  /** Sends a message, again if the connection breaks, until it is answered. Rejects with `Refused`. */
  send<T extends ClientType<G>>(type: T, payload: ClientPayload<T, G>): Promise<Json | undefined> {
    return this.#post(type, payload as object)
  }

  /** Makes a move. */
  async submit(move: Move, options: SubmitOptions = {}): Promise<void> {
    const connection = this.#connections
    const situation = this.#situation
    try {
      await this.#submitOnce(move, options)
    } catch (error) {
      // Over a new connection every question is new. If nothing has happened meanwhile, the answer still holds.
      const isStale = error instanceof Refused && error.code === 'STALE'
      if (!isStale || connection === this.#connections || situation !== this.#situation) throw error
      await this.submit(move, options)
    }
  }

  /** Leaves the room for good. */
  async leave(): Promise<void> {
    await this.send('LEAVE_ROOM', {})
    this.close()
  }

  /** Ends the connection; the place in the room stays for a while. */
  close(): void {
    this.#conversation.end()
  }

  #post(type: string, payload: object): Promise<Json | undefined> {
    const matchId = this.room ? this.room.matchId : this.#mirror.matchId
    return this.#conversation.send(type, payload, matchId)
  }

  async #submitOnce(move: Move, { seat, fresh = false }: SubmitOptions): Promise<void> {
    await this.send('SUBMIT_MOVE', {
      move: move as ClientPayload<'SUBMIT_MOVE'>['move'],
      ...(seat !== undefined && { seat }),
      ...(fresh && { answers: this.seq }),
    })
  }

  /** Equal as long as nothing happens and the same is asked, over whatever connection. */
  get #situation(): string {
    const { matchId, heard, sheet } = this.#mirror
    return JSON.stringify([matchId, heard, sheet?.asked, sheet?.asked.map((key) => lookUp(sheet.prompts, key))])
  }

  #joined(result: JoinResult): void {
    this.#connections++
    this.#luck.joined()
    this.join = result
    this.seat = result.seat
    this.#awaitsSnapshot = false
  }

  #told(message: ServerMessage | Announcement): void {
    if (!isCoreMessage(message)) {
      if (!this.#awaitsSnapshot) this.#reflect(message)
      return
    }
    if (message.type === 'ROOM_STATE') return this.#enterRoom(message.payload)
    if (message.type === 'REACTION') return this.#listeners.tell('reaction', message.payload)
    if (message.type === 'STATE_SNAPSHOT') {
      this.#awaitsSnapshot = false
      this.snapshots++
      this.seat = message.payload.seat
    }
    // What comes before the snapshot builds on something that was missed.
    else if (this.#awaitsSnapshot && message.type !== 'MATCH_START' && message.type !== 'MATCH_END') return
    const { matchId } = message
    if (message.type === 'MATCH_START' && matchId) this.#luck.start(matchId, message.payload, this.seat !== null)
    if (message.type === 'MATCH_END' && matchId) this.#luck.end(matchId, message.payload)
    if (this.#reflect(message) && message.type === 'MATCH_END') this.#listeners.tell('ended', message.payload)
  }

  /** Whether the message fitted what was known. */
  #reflect(message: ServerMessage | Announcement): boolean {
    const reflection = this.#mirror.reflect(message)
    if (reflection === 'missed') {
      this.#askForSnapshot()
      return false
    }
    if (reflection.facts.length > 0) this.#listeners.tell('facts', reflection.facts)
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
      // The luck of a match does without it, and the next join brings it again.
      () => undefined,
    )
  }

  #askForSnapshot(): void {
    if (this.#awaitsSnapshot) return
    this.#awaitsSnapshot = true
    // Without a snapshot only a new connection helps, which brings one.
    this.send('REQUEST_SNAPSHOT', { heard: this.heard }).catch(() => this.#conversation.restart())
  }
}
