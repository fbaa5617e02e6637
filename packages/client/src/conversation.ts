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
import { Line } from './line.ts'
import { Outbox, type Result, type Unanswered } from './outbox.ts'
import { Refused } from './refused.ts'
import type { OpenSocket } from './socket.ts'

/** `waiting` is the pause before the next try to connect. */
export type ClientState = 'connecting' | 'joined' | 'waiting' | 'closed'

/** What a conversation needs, apart from its user. */
export interface ConversationOptions {
  readonly url: string
  readonly roomId: string
  readonly role: 'PLAYER' | 'WATCHER'
  readonly socket: OpenSocket
  readonly clock: Clock
  readonly random: Random
}

/** Who converses. */
export interface ConversationUser {
  /** Which match was being followed, and how far. */
  readonly bookmark: { readonly matchId: string | null; readonly heard: number }
  /** What the person has added to the luck of the next match: whoever comes back may be somebody new to the room. */
  readonly entropy: string | undefined
  joined(result: JoinResult): void
  /** Everything that is not an answer. */
  told(message: ServerMessage | Announcement): void
  /** A message from the server was lost. */
  missed(): void
  /** The server refused something that was not sent by `send`. */
  refused(error: Refused): void
  /** A frame has been dealt with. */
  frameRead(): void
  turned(state: ClientState): void
}

/** Closed with one of these there is nothing to come back to; otherwise the client comes back. */
const FINAL_CLOSES: ReadonlyMap<number, string> = new Map([
  [CLOSE.bye, 'CLOSED'],
  [CLOSE.noSession, 'NO_SESSION'],
  [CLOSE.replaced, 'REPLACED'],
  [CLOSE.kicked, 'KICKED'],
  [CLOSE.suspended, 'SUSPENDED'],
  [CLOSE.closedByHouse, 'CLOSED_BY_HOUSE'],
])
/** Refused with one of these, a client that wants to come in tries again later. */
const PASSING_REFUSALS: ReadonlySet<string> = new Set(['BUSY', 'CLOSING', 'RATE_LIMIT', 'SERVER', 'BAD_NONCE'])

/** Questions and answers with the server about one room, over however many connections it takes. */
export class Conversation {
  state: ClientState = 'connecting'
  /** The number of the last message on this connection. */
  seq = 0
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockOffset = 0
  /** Why it came to an end. */
  failure: Refused | undefined
  /** Why the room has not let us in yet, where it has said so; we try again by ourselves. */
  delay: Refused | undefined
  #clientId = ''
  #nonce = 0
  #joining = { key: '', sentAt: 0 }
  /** What the server said last without having been asked: perhaps why it closes. */
  #lastWords: Refused | undefined
  readonly #options: ConversationOptions
  readonly #user: ConversationUser
  readonly #outbox: Outbox
  readonly #line: Line

  constructor(options: ConversationOptions, user: ConversationUser) {
    const { url, socket, clock, random } = options
    this.#options = options
    this.#user = user
    this.#outbox = new Outbox(clock, random, (message) => this.#write(message))
    this.#line = new Line(url, socket, clock, random, {
      opening: () => this.#turn('connecting'),
      opened: () => this.#askToJoin(),
      received: (text) => this.#read(text),
      lost: (code) => this.#lose(code),
      heartbeat: () => this.#ping(),
    })
  }

  begin(): void {
    this.#line.open()
  }

  /** Sends a message, again if need be, until it is answered. Rejects with `Refused`. */
  send(type: string, payload: object, matchId: string | null): Promise<Result> {
    if (this.state === 'closed') return Promise.reject(this.failure)
    const { message, answer } = this.#outbox.add(type, payload, matchId)
    this.#write(message)
    return answer
  }

  /** Begins anew over another connection. */
  restart(): void {
    if (this.state !== 'closed') this.#line.drop()
  }

  /** Ends for good, by our own wish unless there is another reason. */
  end(failure = Refused.closed()): void {
    if (this.state === 'closed') return
    this.failure = failure
    this.#line.end()
    this.#turn('closed')
    this.#outbox.close(failure)
  }

  #turn(state: ClientState): void {
    if (this.state === state) return
    this.state = state
    this.#user.turned(state)
  }

  #askToJoin(): void {
    const { role, clock, random } = this.#options
    const { entropy, bookmark } = this.#user
    const { matchId, heard } = bookmark
    this.seq = 0
    this.#joining = { key: newKey(random), sentAt: clock.now() }
    this.#post('JOIN_ROOM', this.#joining.key, matchId, {
      role,
      ...(matchId !== null && { heard }),
      ...(entropy !== undefined && { entropy }),
    })
  }

  #ping(): void {
    if (this.state === 'joined') this.#post('PING', newKey(this.#options.random), null, {})
  }

  #write({ type, key, matchId, payload }: Unanswered): void {
    if (this.state === 'joined') this.#post(type, key, matchId, payload)
  }

  #post(type: string, key: string, matchId: string | null, payload: object): void {
    const text = this.#envelope(type, key, matchId, payload)
    if (isLongerThan(text, CLIENT_FRAME_BYTES)) this.#outbox.drop(key, Refused.tooBig())
    else this.#line.send(text)
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
    if (!messages) return this.#line.drop()
    for (const message of messages) this.#take(message)
    this.#user.frameRead()
  }

  #take(message: ServerMessage | Announcement): void {
    const isNext = message.seq === this.seq + 1
    this.seq = message.seq
    if (!isNext) this.#user.missed()
    if (!isCoreMessage(message)) this.#user.told(message)
    else if (message.type === 'ACK') this.#acknowledge(message.payload)
    else if (message.type === 'ERROR') this.#refuse(message.payload)
    else this.#user.told(message)
  }

  #acknowledge(ack: ServerPayload<'ACK'>): void {
    if (this.state === 'joined' || ack.idempotencyKey !== this.#joining.key) return this.#outbox.acknowledge(ack)
    const result = ack.result as unknown as JoinResult | undefined
    if (!isFields(result)) return this.#line.drop()
    const { clock } = this.#options
    this.#clientId = result.clientId
    this.#nonce = Math.max(this.#nonce, result.lastNonce)
    this.clockOffset = Math.round(result.serverTs - (this.#joining.sentAt + clock.now()) / 2)
    this.#line.settle()
    this.delay = undefined
    this.#user.joined(result)
    this.#turn('joined')
    for (const message of this.#outbox.moveToNewConnection()) this.#write(message)
  }

  #refuse(error: ServerPayload<'ERROR'>): void {
    const { lastNonce } = error.params
    if (typeof lastNonce === 'number') this.#nonce = Math.max(this.#nonce, lastNonce)
    if (this.#outbox.refuse(error)) return
    const refused = new Refused(error)
    if (error.idempotencyKey !== this.#joining.key) this.#complain(refused)
    else if (PASSING_REFUSALS.has(error.code)) this.#postpone(refused)
    else this.end(refused)
  }

  #postpone(refused: Refused): void {
    this.delay = refused
    this.#line.drop()
  }

  #complain(refused: Refused): void {
    this.#lastWords = refused
    this.#user.refused(refused)
  }

  #lose(code: number): void {
    const reason = FINAL_CLOSES.get(code)
    if (reason === undefined) return this.#turn('waiting')
    this.end(this.#lastWords?.code === reason ? this.#lastWords : Refused.closed(reason))
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
