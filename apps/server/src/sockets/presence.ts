import type { ServerType } from '@ludoteca/protocol'
import type { Listener } from '../tables/ports.ts'
import type { Connection } from './connection.ts'
import type { SocketContext } from './context.ts'
import type { Standing } from './ports.ts'
import { traceOf } from './trace.ts'
import type { Ids } from './wire.ts'

/** How many facts of a match a client has received already. */
export interface Bookmark {
  readonly matchId: string | null
  readonly factCount: number
}

/** A participant who is in a room through one connection: the listener of the room and of its match. */
export class Presence implements Listener {
  readonly roomId: string
  readonly participantId: string
  readonly connection: Connection
  readonly #context: SocketContext
  #followed: Standing | undefined
  #isListening = false
  #isOver = false
  #retry: NodeJS.Timeout | undefined
  /** Calls to the room and to the table run one after the other. */
  #steps: Promise<void> = Promise.resolve()

  constructor(context: SocketContext, connection: Connection, roomId: string, participantId: string) {
    this.#context = context
    this.connection = connection
    this.roomId = roomId
    this.participantId = participantId
  }

  get seq(): number {
    return this.connection.wire.seq
  }

  send(type: ServerType, payload: string, ids?: Ids): void {
    if (!this.#isOver) this.connection.wire.send(type, payload, ids)
  }

  arrive(): Promise<void> {
    return this.#step(() => this.#context.rooms.connected(this.roomId, this.participantId))
  }

  /** Subscribes to the room and its match. Called after the reply to JOIN_ROOM was sent. */
  listen(bookmark: Bookmark | undefined): Promise<void> {
    this.#isListening = true
    this.#context.rooms.attach(this.roomId, this)
    return this.follow(bookmark)
  }

  /** Attaches to the room's current match, with the participant's current seat; again when either has changed. */
  follow(bookmark?: Bookmark): Promise<void> {
    return this.#step(async () => {
      const now = this.#context.rooms.standing(this.roomId, this.participantId)
      if (!this.#isListening || this.#isOver || isSame(now, this.#followed)) return
      this.#context.tables.detach(this)
      this.#followed = undefined
      if (now === undefined) return
      this.connection.locale = now.locale
      if (now.matchId === null) return
      await this.#attach(now, now.matchId, bookmark?.matchId === now.matchId ? bookmark.factCount : undefined)
    })
  }

  /** Called when the match cannot be sent: reports SERVER and tries to attach again after a while. */
  drop(): void {
    this.#followed = undefined
    clearTimeout(this.#retry)
    if (this.#isOver) return
    this.connection.refuse('SERVER')
    this.#retry = setTimeout(() => void this.follow(), this.#context.settings.reattachMs).unref()
  }

  /** Sends everything again; attaches to the match if that failed before. */
  async resend(bookmark: Bookmark | undefined): Promise<void> {
    this.#context.rooms.attach(this.roomId, this)
    const matchId = this.#followed?.matchId
    if (matchId) await this.#context.tables.snapshotTo(matchId, this, bookmark?.factCount)
    else await this.follow(bookmark)
  }

  /** Unsubscribes from room and match. The table is detached after calls that are still under way. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#retry)
    this.#context.rooms.detach(this)
    void this.#step(async () => this.#context.tables.detach(this))
  }

  /** The participant has left the room; the connection may join another one. */
  leave(): void {
    this.#context.presences.remove(this)
    this.end()
    if (this.connection.presence === this) this.connection.presence = undefined
  }

  /** The connection broke: the room is told that the participant is offline. */
  lose(): Promise<void> {
    this.end()
    return this.#step(() => this.#context.rooms.disconnected(this.roomId, this.participantId))
  }

  async #attach(now: Standing, matchId: string, factCount: number | undefined): Promise<void> {
    const { seat, host } = now
    try {
      await this.#context.tables.attach(matchId, this, { seat, host, ...(factCount !== undefined && { factCount }) })
      this.#followed = now
    } catch (error) {
      this.drop()
      throw error
    }
  }

  #step(work: () => Promise<void>): Promise<void> {
    this.#steps = this.#steps.then(work).catch((error: unknown) => {
      // The room's id is not logged: it is the code that lets people in.
      const { participantId } = this
      this.#context.log.error({ ...traceOf(error), participantId }, 'a call to a room or a table failed')
    })
    return this.#steps
  }
}

function isSame(a: Standing | undefined, b: Standing | undefined): boolean {
  return a?.matchId === b?.matchId && a?.seat === b?.seat && a?.host === b?.host
}
