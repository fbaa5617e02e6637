import type { IncomingMessage } from 'node:http'
import type { Locale, Seat } from '@ludoteca/kernel'
import type { ClientPayload, Emoji, HostCommand } from '@ludoteca/protocol'
import type { RefusalReply, Reply, RoomReply } from '../replies.ts'
import type { Listener } from '../tables/ports.ts'

/** The person at the other end. */
export interface Person {
  readonly accountId: string
  readonly name: string
  /** When handle and password were set; null for a guest. */
  readonly claimedAt?: number | null
}

/** A session and its person. */
export interface Session {
  readonly id: string
  readonly person: Person
  /** The account may not be used now. */
  readonly isBarred?: boolean
}

/** The sessions, as far as sockets need them. */
export interface Sessions {
  /** The session of a request, by its cookie. */
  sessionOf(request: Pick<IncomingMessage, 'headers'> & { readonly protocol: string }): Promise<Session | undefined>
  /** Which of these sessions have ended. */
  endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** What has ended: one session, or all sessions of an account. */
export type Ended = { readonly sessionId: string } | { readonly accountId: string }

/** The role of a participant in their room at this moment. */
export interface Standing {
  /** Null for a watcher. */
  readonly seat: Seat | null
  readonly host: boolean
  /** The match that is played, or was played last and is still shown. */
  readonly matchId: string | null
  /** The language of the room's game. */
  readonly locale: Locale
}

/** Why a participant is removed from a connection: kicked, room closed (by an administrator), or replaced. */
export type Removal = 'KICKED' | 'CLOSED' | 'CLOSED_BY_ADMIN' | 'REPLACED'

/** What rooms report to connections. */
export interface RoomSubscriber {
  /**
   * Something about who sees what changed in this room, whichever process changed it: a match began, a seat changed
   * hands in a running one, somebody else hosts.
   */
  onMatch(roomId: string, matchId: string | null): void
  /** This participant was removed from the room, or from this process's connection to it, without leaving it. */
  onRemoved(roomId: string, participantId: string, why: Removal): void
}

/** The result of joining a room. */
export interface Joined {
  readonly participantId: string
  readonly role: 'PLAYER' | 'WATCHER'
  readonly seat: number | null
  readonly notice?: 'SEATS_FULL'
}

/** What sockets need of rooms. Commands throw only when the storage fails or there is a bug. */
export interface Rooms {
  join(
    roomId: string,
    person: Person,
    wish: { readonly role: ClientPayload<'JOIN_ROOM'>['role']; readonly clientId: string; readonly entropy?: string },
    address: string,
  ): Promise<{ readonly ok: true; readonly result: Joined } | RefusalReply>
  // `key` is the idempotency key: a command that was carried out is not carried out again.
  leave(roomId: string, participantId: string, key: string): Promise<RoomReply>
  setProfile(
    roomId: string,
    participantId: string,
    profile: ClientPayload<'SET_PROFILE'>,
    key: string,
  ): Promise<RoomReply>
  setReady(roomId: string, participantId: string, wish: ClientPayload<'SET_READY'>, key: string): Promise<RoomReply>
  requestSeat(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_SEAT'>,
    key: string,
  ): Promise<RoomReply>
  host(roomId: string, participantId: string, command: HostCommand, key: string): Promise<RoomReply>
  rematch(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_REMATCH'>,
    key: string,
  ): Promise<RoomReply>
  reportName(roomId: string, participantId: string, wish: ClientPayload<'REPORT_NAME'>, key: string): Promise<RoomReply>
  reaction(roomId: string, participantId: string, emoji: Emoji): RoomReply
  /** The standing as this process knows it; undefined when they are not in the room. Called for every message. */
  standing(roomId: string, participantId: string): Standing | undefined
  /** Sends ROOM_STATE now and after every change. Attaching again only sends it again. */
  attach(roomId: string, listener: Listener): void
  detach(listener: Listener): void
  connected(roomId: string, participantId: string): Promise<void>
  disconnected(roomId: string, participantId: string): Promise<void>
  heartbeat(participants: readonly { readonly roomId: string; readonly participantId: string }[]): Promise<void>
  /** Returns a function that unsubscribes. */
  subscribe(subscriber: RoomSubscriber): () => void
}

/** What sockets need of tables. */
export interface Tables {
  submit(input: {
    readonly matchId: string
    readonly participantId: string
    readonly seat: Seat
    readonly move: unknown
    readonly key: string
    readonly listener?: Listener
    readonly answers?: number | undefined
  }): Promise<Reply>
  attach(
    matchId: string,
    listener: Listener,
    who: { readonly seat: Seat | null; readonly host: boolean; readonly factCount?: number },
  ): Promise<void>
  snapshotTo(matchId: string, listener: Listener, factCount?: number): Promise<void>
  detach(listener: Listener): void
}

/** Replies that outlive the process, by participant and idempotency key. */
export interface ReplyStore {
  /** The newest replies to a participant, oldest first. */
  recent(scope: string): Promise<readonly { readonly key: string; readonly reply: Reply }[]>
  store(scope: string, key: string, answer: Reply): Promise<void>
}

/** Whether a move with that key was stored. */
export interface StoredMoves {
  byKey(matchId: string, key: string): Promise<object | undefined>
}

/** Counters for the metrics. */
export interface SocketCounters {
  opened(): void
  closed(code: number): void
  /** By the type it was sent with, or `unreadable`. */
  received(type: string): void
  sent(messages: number, bytes: number): void
  refused(code: string): void
}

/** The log. It is never given what people sent. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
