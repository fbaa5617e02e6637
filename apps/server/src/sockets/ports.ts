import type { IncomingMessage } from 'node:http'
import type { Locale, Seat } from '@ludoteca/kernel'
import type { ClientPayload, Emoji, HostCommand } from '@ludoteca/protocol'
import type { Answer, RefusalAnswer, RoomAnswer } from '../answers.ts'
import type { Listener } from '../tables/ports.ts'

/** Who is at the other end. */
export interface Person {
  readonly accountId: string
  readonly name: string
  /** Since when there is a handle and a password; nothing for a guest. */
  readonly claimedAt?: number | null
}

/** A session, and whose it is. */
export interface Session {
  readonly id: string
  readonly person: Person
  /** The account may not be used now. */
  readonly isBarred?: boolean
}

/** What sockets need to know people again. */
export interface Sessions {
  /** The session of a request by its cookie; nothing without one. */
  sessionOf(request: Pick<IncomingMessage, 'headers'> & { readonly protocol: string }): Promise<Session | undefined>
  /** Which of these are over by now. */
  endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** What has ended: one session, or all those an account had so far. */
export type Ended = { readonly sessionId: string } | { readonly accountId: string }

/** What a participant is in their room at this moment. */
export interface Standing {
  /** Nothing for a watcher. */
  readonly seat: Seat | null
  readonly host: boolean
  /** The match that is played, or was played last and is still shown. */
  readonly matchId: string | null
  /** The language of the room's game. */
  readonly locale: Locale
}

/** Why a connection loses its place: shown the door, no room any more (by whose will), or through another process. */
export type Removal = 'KICKED' | 'CLOSED' | 'CLOSED_BY_HOUSE' | 'REPLACED'

/** What subscribers hear from rooms: what connections must follow. */
export interface RoomSubscriber {
  /**
   * Something about who sees what changed in this room, whichever process changed it: a match began, a seat changed
   * hands in a running one, somebody else hosts.
   */
  onMatch(roomId: string, matchId: string | null): void
  /** This participant is no longer in the room, or no longer through this process, and did not ask to leave it. */
  onRemoved(roomId: string, participantId: string, why: Removal): void
}

/** What a room says about somebody who joined. */
export interface Joined {
  readonly participantId: string
  readonly role: 'PLAYER' | 'WATCHER'
  readonly seat: number | null
  readonly notice?: 'SEATS_FULL'
}

/** What sockets need from rooms. Commands throw only when the storage fails or something is broken. */
export interface Rooms {
  join(
    roomId: string,
    person: Person,
    wish: { readonly role: ClientPayload<'JOIN_ROOM'>['role']; readonly clientId: string; readonly entropy?: string },
    address: string,
  ): Promise<{ readonly ok: true; readonly result: Joined } | RefusalAnswer>
  // The key of a command: one that has been obeyed already is not obeyed again.
  leave(roomId: string, participantId: string, key: string): Promise<RoomAnswer>
  setProfile(
    roomId: string,
    participantId: string,
    profile: ClientPayload<'SET_PROFILE'>,
    key: string,
  ): Promise<RoomAnswer>
  setReady(roomId: string, participantId: string, wish: ClientPayload<'SET_READY'>, key: string): Promise<RoomAnswer>
  requestSeat(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_SEAT'>,
    key: string,
  ): Promise<RoomAnswer>
  host(roomId: string, participantId: string, command: HostCommand, key: string): Promise<RoomAnswer>
  rematch(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_REMATCH'>,
    key: string,
  ): Promise<RoomAnswer>
  reportName(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REPORT_NAME'>,
    key: string,
  ): Promise<RoomAnswer>
  reaction(roomId: string, participantId: string, emoji: Emoji): RoomAnswer
  /** As this process knows it; nothing for somebody who is not in the room. Asked for every message. */
  standing(roomId: string, participantId: string): Standing | undefined
  /** ROOM_STATE now and at every change; attaching again only sends it again. */
  attach(roomId: string, listener: Listener): void
  detach(listener: Listener): void
  connected(roomId: string, participantId: string): Promise<void>
  disconnected(roomId: string, participantId: string): Promise<void>
  heartbeat(participants: readonly { readonly roomId: string; readonly participantId: string }[]): Promise<void>
  /** Calls the subscriber from now on. Returns a function that unsubscribes. */
  subscribe(subscriber: RoomSubscriber): () => void
}

/** What sockets need from tables. */
export interface Tables {
  submit(input: {
    readonly matchId: string
    readonly participantId: string
    readonly seat: Seat
    readonly move: unknown
    readonly key: string
    readonly listener?: Listener
    readonly answers?: number | undefined
  }): Promise<Answer>
  attach(
    matchId: string,
    listener: Listener,
    who: { readonly seat: Seat | null; readonly host: boolean; readonly factCount?: number },
  ): Promise<void>
  snapshotTo(matchId: string, listener: Listener, factCount?: number): Promise<void>
  detach(listener: Listener): void
}

/** Answers that outlive the process, by participant and idempotency key. */
export interface AnswerStore {
  /** The newest answers of a participant, oldest first. */
  recent(scope: string): Promise<readonly { readonly key: string; readonly answer: Answer }[]>
  remember(scope: string, key: string, answer: Answer): Promise<void>
}

/** Whether a move with that key was stored. */
export interface StoredMoves {
  byKey(matchId: string, key: string): Promise<object | undefined>
}

/** What is counted for the metrics. */
export interface SocketCounters {
  opened(): void
  closed(code: number): void
  /** By the type it was sent with, or `unreadable`. */
  received(type: string): void
  sent(messages: number, bytes: number): void
  refused(code: string): void
}

/** Where things are reported. Never given what people sent. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
