import { isFields } from '@ludoteca/kernel'
import {
  type Announcement,
  CLIENT_FRAME_BYTES,
  CLOSE,
  isCoreMessage,
  isLongerThan,
  type JoinResult,
  messagesOf,
  type ServerMessage,
  type ServerPayload,
  VERSION,
} from '@ludoteca/protocol'
import { type Clock, newKey, type Random } from './clock.ts'
import { Outbox, type PendingMessage, type Result } from './outbox.ts'
import { ReconnectingSocket } from './reconnecting-socket.ts'
import { RefusalError } from './refusal-error.ts'
import type { OpenSocket } from './socket.ts'

/** `waiting` is the pause before the next attempt to connect. */
export type ClientState = 'connecting' | 'joined' | 'waiting' | 'closed'

/** What a connection to a room is made with. */
export interface ConnectionOptions {
  readonly url: string
  readonly roomId: string
  readonly role: 'PLAYER' | 'WATCHER'
  readonly socket: OpenSocket
  readonly clock: Clock
  readonly random: Random
}

/** What a connection to a room asks for, and what it calls. */
export interface ConnectionHandlers {
  /** Which match is followed, and how many of its facts are known. */
  readonly bookmark: { readonly matchId: string | null; readonly factCount: number }
  /** This person's part of the next match's seed. Every join sends it, since the room may have forgotten the person. */
  readonly entropy: string | undefined
  joined(result: JoinResult): void
  /** A message that is no answer. */
  received(message: ServerMessage | Announcement): void
  /** Messages of the server were lost. */
  gap(): void
  /** A refusal that answers nothing sent by `send`. */
  refused(error: RefusalError): void
  /** All messages of a frame were handled. */
  frameHandled(): void
  stateChanged(state: ClientState): void
}

/** After these close codes there is no retry; the code with which pending messages are refused then. */
const FINAL_CLOSES: ReadonlyMap<number, string> = new Map([
  [CLOSE.bye, 'CLOSED'],
  [CLOSE.noSession, 'NO_SESSION'],
  [CLOSE.replaced, 'REPLACED'],
  [CLOSE.kicked, 'KICKED'],
  [CLOSE.suspended, 'SUSPENDED'],
  [CLOSE.closedByAdmin, 'CLOSED_BY_ADMIN'],
])
/** Refused with one of these, a join is retried later. */
const TEMPORARY_REFUSALS: ReadonlySet<string> = new Set(['BUSY', 'CLOSING', 'RATE_LIMIT', 'SERVER', 'BAD_NONCE'])

/** Joins a room and keeps it joined over however many sockets it takes: envelopes, nonces, answers, gaps. */
export class RoomConnection {
  state: ClientState = 'connecting'
  /** The number of the last message on this connection. */
  seq = 0
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockOffset = 0
  /** Why it is closed. */
  failure: RefusalError | undefined
  /** Why the last join was refused, where it is being retried. */
  delay: RefusalError | undefined
  #clientId = ''
  #nonce = 0
  #joining = { key: '', sentAt: 0 }
  /** The last refusal that answered nothing: it may say why the server is about to close. */
  #lastUnsolicited: RefusalError | undefined
  readonly #options: ConnectionOptions
  readonly #handlers: ConnectionHandlers
  readonly #outbox: Outbox
  readonly #socket: ReconnectingSocket

  constructor(options: ConnectionOptions, handlers: ConnectionHandlers) {
    const { url, socket, clock, random } = options
    this.#options = options
    this.#handlers = handlers
    this.#outbox = new Outbox(clock, random, (message) => this.#write(message))
    this.#socket = new ReconnectingSocket(url, socket, clock, random, {
      opening: () => this.#setState('connecting'),
      opened: () => this.#join(),
      received: (text) => this.#read(text),
      lost: (code) => this.#closed(code),
      heartbeat: () => this.#ping(),
    })
  }

  /** Opens the first socket. */
  open(): void {
    this.#socket.open()
  }

  /** Sends a message, and sends it again as needed until it is answered. Rejects with `RefusalError`. */
  send(type: string, payload: object, matchId: string | null): Promise<Result> {
    if (this.state === 'closed') return Promise.reject(this.failure)
    const { message, answer } = this.#outbox.add(type, payload, matchId)
    this.#write(message)
    return answer
  }

  /** Drops the socket and joins again over another one. */
  restart(): void {
    if (this.state !== 'closed') this.#socket.drop()
  }

  /** Closes for good. `failure` is what pending messages are rejected with. */
  close(failure = RefusalError.closed()): void {
    if (this.state === 'closed') return
    this.failure = failure
    this.#socket.end()
    this.#setState('closed')
    this.#outbox.close(failure)
  }

  #setState(state: ClientState): void {
    if (this.state === state) return
    this.state = state
    this.#handlers.stateChanged(state)
  }

  #join(): void {
    const { role, clock, random } = this.#options
    const { entropy, bookmark } = this.#handlers
    const { matchId, factCount } = bookmark
    this.seq = 0
    this.#joining = { key: newKey(random), sentAt: clock.now() }
    this.#post('JOIN_ROOM', this.#joining.key, matchId, {
      role,
      ...(matchId !== null && { factCount }),
      ...(entropy !== undefined && { entropy }),
    })
  }

  #ping(): void {
    if (this.state === 'joined') this.#post('PING', newKey(this.#options.random), null, {})
  }

  #write({ type, key, matchId, payload }: PendingMessage): void {
    if (this.state === 'joined') this.#post(type, key, matchId, payload)
  }

  #post(type: string, key: string, matchId: string | null, payload: object): void {
    const text = this.#envelope(type, key, matchId, payload)
    if (isLongerThan(text, CLIENT_FRAME_BYTES)) this.#outbox.drop(key, RefusalError.tooBig())
    else this.#socket.send(text)
  }

  #envelope(type: string, key: string, matchId: string | null, payload: object): string {
    const message = {
      v: VERSION,
      type,
      roomId: this.#options.roomId,
      matchId,
      clientId: this.#clientId,
      nonce: ++this.#nonce,
      idempotencyKey: key,
      payload,
    }
    return JSON.stringify(message)
  }

  #read(text: string): void {
    const messages = messagesIn(text)
    if (!messages) return this.#socket.drop()
    for (const message of messages) this.#handle(message)
    this.#handlers.frameHandled()
  }

  #handle(message: ServerMessage | Announcement): void {
    const isNext = message.seq === this.seq + 1
    this.seq = message.seq
    if (!isNext) this.#handlers.gap()
    if (!isCoreMessage(message)) this.#handlers.received(message)
    else if (message.type === 'ACK') this.#acknowledge(message.payload)
    else if (message.type === 'ERROR') this.#refuse(message.payload)
    else this.#handlers.received(message)
  }

  #acknowledge(ack: ServerPayload<'ACK'>): void {
    if (this.state === 'joined' || ack.idempotencyKey !== this.#joining.key) return this.#outbox.acknowledge(ack)
    const result = ack.result as unknown as JoinResult | undefined
    if (!isFields(result)) return this.#socket.drop()
    const { clock } = this.#options
    this.#clientId = result.clientId
    this.#nonce = Math.max(this.#nonce, result.lastNonce)
    this.clockOffset = Math.round(result.serverTs - (this.#joining.sentAt + clock.now()) / 2)
    this.#socket.confirm()
    this.delay = undefined
    this.#handlers.joined(result)
    this.#setState('joined')
    for (const message of this.#outbox.forNewConnection()) this.#write(message)
  }

  #refuse(error: ServerPayload<'ERROR'>): void {
    const { lastNonce } = error.params
    if (typeof lastNonce === 'number') this.#nonce = Math.max(this.#nonce, lastNonce)
    if (this.#outbox.refuse(error)) return
    const refused = new RefusalError(error)
    if (error.idempotencyKey !== this.#joining.key) this.#reportRefusal(refused)
    else if (TEMPORARY_REFUSALS.has(error.code)) this.#retryJoin(refused)
    else this.close(refused)
  }

  #retryJoin(refused: RefusalError): void {
    this.delay = refused
    this.#socket.drop()
  }

  #reportRefusal(refused: RefusalError): void {
    this.#lastUnsolicited = refused
    this.#handlers.refused(refused)
  }

  #closed(code: number): void {
    const reason = FINAL_CLOSES.get(code)
    if (reason === undefined) return this.#setState('waiting')
    this.close(this.#lastUnsolicited?.code === reason ? this.#lastUnsolicited : RefusalError.closed(reason))
  }
}

function messagesIn(text: string): readonly (ServerMessage | Announcement)[] | undefined {
  try {
    const messages = messagesOf(JSON.parse(text))
    return messages.every(isMessage) ? messages : undefined
  } catch {
    return undefined
  }
}

function isMessage(value: unknown): value is ServerMessage | Announcement {
  return isFields(value) && typeof value.type === 'string' && Number.isInteger(value.seq) && isFields(value.payload)
}
