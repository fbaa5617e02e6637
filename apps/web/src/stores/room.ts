import type { RoomClient, Stake } from '@ludoteca/client'
import type { Box, PackRef, Seat } from '@ludoteca/kernel'
import type { RoomView, ServerPayload } from '@ludoteca/protocol'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { LiveMatch } from '../match/live-match.ts'
import { type RequestRefusal, refusalOfError } from './requests.ts'
import { RoomRequests } from './room-requests.ts'

/** The role in which somebody joins. */
export type Role = 'PLAYER' | 'WATCHER'

/** What a room needs of its surroundings. */
export interface RoomDoor {
  /** Makes sure of a session (of a new one, if `again`), then resolves with a function that opens connections. */
  enter(again: boolean): Promise<(role: Role) => RoomClient>
  /** Loads a box, with the pack of a match if it has one. */
  loadBox(game: string, pack?: PackRef): Promise<Box | undefined>
  /** Stores whether there is a place in the room to come back to. */
  remember(isThere: boolean): void
  /** This account was just warned. */
  warned(reason: string): void
}

/** A reaction, with a number to tell equal ones apart. */
export interface Reaction extends ServerPayload<'REACTION'> {
  readonly id: number
}

/** The code when the person left the room themselves. */
export const LEFT = 'LEFT'
/** The server has a game that this page does not have: the page is too old. */
const UNKNOWN_GAME: RequestRefusal = { code: 'BAD_VERSION', params: {}, message: '' }
const REACTIONS_MAX = 12
/** How often in a row a session may be over before we give up. */
const RENEWALS_MAX = 2

type HumanSeat = Extract<RoomView['seats'][number], { kind: 'human' }>

/** A room on the server, and this person's place in it. */
export class RoomStore extends RoomRequests {
  readonly code: string
  room: RoomView | undefined
  /** The own id among the people of the room. */
  me: string | undefined
  seat: Seat | null = null
  connection: RoomClient['state'] = 'connecting'
  /** The code with which joining is refused for now; it is retried. */
  delay: string | undefined
  /** Why the connection has ended for good. */
  failure: RequestRefusal | undefined
  /** All seats were taken when we came, so we watch. */
  foundNoSeat = false
  /** How far the server's clock is ahead of ours. */
  clockOffset = 0
  /** The game of the room. */
  box: Box | undefined
  /** The match of the room, also while its result is shown; a rematch is another one. */
  match: LiveMatch | undefined
  /** Increases with every match: each gets a new table. */
  matchCount = 0
  reactions: readonly Reaction[] = []
  /** This person's contribution to the seed of the next match. */
  stake: Stake | undefined
  readonly #door: RoomDoor
  readonly #role: Role
  protected client: RoomClient | undefined
  #stops: readonly (() => void)[] = []
  /** Increases with every connection, to ignore results of earlier ones. */
  #attempt = 0
  #renewals = 0
  #boxAsked: string | undefined
  #matchAsked: string | undefined
  #reactionCount = 0

  constructor(code: string, role: Role, door: RoomDoor) {
    super()
    this.code = code
    this.#role = role
    this.#door = door
    makeObservable<RoomStore, 'refresh'>(this, {
      room: observableRef,
      me: observable,
      seat: observable,
      connection: observable,
      delay: observable,
      failure: observableRef,
      foundNoSeat: observable,
      clockOffset: observable,
      box: observableRef,
      match: observableRef,
      matchCount: observable,
      reactions: observableRef,
      stake: observableRef,
      isHost: computed,
      mine: computed,
      refresh: action,
      forgetMatch: action,
    })
  }

  get isHost(): boolean {
    return this.me !== undefined && this.room?.hostId === this.me
  }

  /** The own seat as everybody sees it. */
  get mine(): HumanSeat | undefined {
    const seat = this.seat === null ? undefined : this.room?.seats[this.seat]
    return seat?.kind === 'human' ? seat : undefined
  }

  /** The name of a participant. */
  nameOf(participantId: string): string | undefined {
    const seated = this.room?.seats.find((seat) => seat.kind === 'human' && seat.participantId === participantId)
    if (seated?.kind === 'human') return seated.name
    return this.room?.watchers.find((watcher) => watcher.participantId === participantId)?.name
  }

  /** Joins the room, also again after the connection has ended for good. */
  async open(again = false): Promise<void> {
    const attempt = ++this.#attempt
    this.#letGo()
    runInAction(() => {
      this.failure = undefined
      this.connection = 'connecting'
      // Whether it still runs, or ever ended, only the new connection can tell.
      this.forgetMatch()
    })
    try {
      const connect = await this.#door.enter(again)
      if (attempt === this.#attempt) this.#follow(connect(this.#role))
    } catch (error) {
      if (attempt === this.#attempt) this.#end(refusalOfError(error))
    }
  }

  /** Ends the connection; the server keeps the place for a while. */
  close(): void {
    this.#attempt++
    this.#letGo()
  }

  /** Leaves for good. In a running match the autopilot takes over, and one may come back. */
  async leave(): Promise<void> {
    const isDone = await this.ask('leave', (client) => client.send('LEAVE_ROOM', {}))
    if (isDone) this.#giveUp({ code: LEFT, params: {}, message: '' })
  }

  /** Removes the match, whose results have been seen, and shows the room again. */
  forgetMatch(): void {
    this.match?.close()
    this.match = undefined
  }

  #follow(client: RoomClient): void {
    this.client = client
    this.#matchAsked = undefined
    this.#stops = [
      client.on('change', () => this.refresh()),
      client.on('state', () => this.refresh()),
      client.on('error', ({ code, params }) => {
        if (code === 'WARNED') this.#door.warned(String(params.reason))
      }),
      client.on(
        'reaction',
        action((reaction) => {
          this.reactions = [...this.reactions, { ...reaction, id: ++this.#reactionCount }].slice(-REACTIONS_MAX)
        }),
      ),
    ]
    this.refresh()
  }

  /** Updates the store from the client. */
  protected refresh(): void {
    const client = this.client
    if (!client) return
    this.connection = client.state
    this.delay = client.delay?.code
    this.room = client.room ?? this.room
    this.me = client.join?.clientId
    this.seat = client.seat
    this.foundNoSeat = client.join?.notice === 'SEATS_FULL'
    this.clockOffset = client.clockOffset
    this.stake = client.stake
    if (client.state === 'closed') return this.#closed(client)
    if (client.state === 'joined') {
      this.#renewals = 0
      this.#door.remember(true)
    }
    if (client.room) void this.#openBox(client.room.game)
    if (client.matchId !== null && client.start && client.viewerState) void this.#openMatch(client, client.start)
  }

  /** The session may have ended because there is a new one: then joins again. */
  #closed(client: RoomClient): void {
    const failure = refusalOfError(client.failure)
    if (failure.code === 'NO_SESSION' && this.#renewals++ < RENEWALS_MAX) void this.open(true)
    else this.#end(failure)
  }

  #end(failure: RequestRefusal): void {
    this.#door.remember(failure.code === 'OFFLINE' || failure.code === 'REPLACED')
    runInAction(() => {
      this.connection = 'closed'
      this.failure = failure
    })
  }

  async #openBox(game: string): Promise<void> {
    if (this.#boxAsked === game) return
    this.#boxAsked = game
    try {
      const box = await this.#door.loadBox(game)
      if (this.#boxAsked === game) runInAction(() => (this.box = box))
    } catch {
      // Until there is a match the room does without; the next change of it is a reason to try again.
      this.#boxAsked = undefined
    }
  }

  async #openMatch(client: RoomClient, { game, pack }: ServerPayload<'MATCH_START'>): Promise<void> {
    const { matchId } = client
    if (this.#matchAsked === matchId || matchId === null) return
    this.#matchAsked = matchId
    try {
      const box = await this.#door.loadBox(game, pack)
      if (this.client !== client || this.#matchAsked !== matchId) return
      if (!box) return this.#giveUp(UNKNOWN_GAME)
      runInAction(() => {
        this.forgetMatch()
        this.match = new LiveMatch(box, client)
        this.matchCount++
      })
    } catch (error) {
      if (this.client === client) this.#giveUp(refusalOfError(error))
    }
  }

  #giveUp(why: RequestRefusal): void {
    this.close()
    this.#end(why)
  }

  #letGo(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.client?.close()
    this.client = undefined
    this.match?.close()
  }
}
