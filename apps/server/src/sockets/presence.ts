import type { ServerType } from '@ludoteca/protocol'
import type { Listener } from '../tables/ports.ts'
import type { Connection } from './connection.ts'
import type { SocketContext } from './context.ts'
import type { Standing } from './ports.ts'
import { traceOf } from './trace.ts'
import type { Ids } from './wire.ts'

/** How much of the story of a match somebody knows already. */
export interface Bookmark {
  readonly matchId: string | null
  readonly facts: number
}

/** A participant being in a room through one connection: what the room and its table speak to. */
export class Presence implements Listener {
  readonly roomId: string
  readonly participantId: string
  readonly connection: Connection
  readonly #context: SocketContext
  #followed: Standing | undefined
  #isListening = false
  #isOver = false
  #retry: NodeJS.Timeout | undefined
  /** What is told to the room and asked of the table happens one after the other. */
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

  /** Begins to hear of the room and of its match. Whoever joins has their answer before. */
  listen(bookmark: Bookmark | undefined): Promise<void> {
    this.#isListening = true
    this.#context.rooms.attach(this.roomId, this)
    return this.follow(bookmark)
  }

  /** Listens to the room's match as it stands now, from a new place if that has changed. */
  follow(bookmark?: Bookmark): Promise<void> {
    return this.#step(async () => {
      const now = this.#context.rooms.standing(this.roomId, this.participantId)
      if (!this.#isListening || this.#isOver || isSame(now, this.#followed)) return
      this.#context.tables.detach(this)
      this.#followed = undefined
      if (now === undefined) return
      this.connection.locale = now.locale
      if (now.matchId === null) return
      await this.#attach(now, now.matchId, bookmark?.matchId === now.matchId ? bookmark.facts : undefined)
    })
  }

  /** The match could not be shown. They would wait for it in vain: they are told so, and it is tried again. */
  drop(): void {
    this.#followed = undefined
    clearTimeout(this.#retry)
    if (this.#isOver) return
    this.connection.refuse('SERVER')
    this.#retry = setTimeout(() => void this.follow(), this.#context.settings.reattachMs).unref()
  }

  /** Tells everything once more, also to those who could not be shown their match before. */
  async resend(bookmark: Bookmark | undefined): Promise<void> {
    this.#context.rooms.attach(this.roomId, this)
    const matchId = this.#followed?.matchId
    if (matchId) await this.#context.tables.snapshotTo(matchId, this, bookmark?.facts)
    else await this.follow(bookmark)
  }

  /** Hears and says nothing any more. The table lets go after whatever it is still being asked. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#retry)
    this.#context.rooms.detach(this)
    void this.#step(async () => this.#context.tables.detach(this))
  }

  /** The participant is no longer in the room; the connection may go elsewhere. */
  leave(): void {
    this.#context.presences.remove(this)
    this.end()
    if (this.connection.presence === this) this.connection.presence = undefined
  }

  /** The connection is gone without a good-bye. */
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
      // Without the room's id, which is the code that lets people in.
      const { participantId } = this
      this.#context.log.error({ ...traceOf(error), participantId }, 'a connection lost touch with its room')
    })
    return this.#steps
  }
}

function isSame(a: Standing | undefined, b: Standing | undefined): boolean {
  return a?.matchId === b?.matchId && a?.seat === b?.seat && a?.host === b?.host
}
