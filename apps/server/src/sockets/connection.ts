import type { Locale } from '@ludoteca/kernel'
import { CLOSE, type CloseCode, type ProtocolCode } from '@ludoteca/protocol'
import type { RawData } from 'ws'
import type { RefusalReply, Reply } from '../replies.ts'
import type { SocketContext } from './context.ts'
import { handleControlFrame, handleFrame } from './handle-frame.ts'
import { Inbox } from './inbox.ts'
import type { Person, Session } from './ports.ts'
import type { Presence } from './presence.ts'
import { ReplyCache } from './reply-cache.ts'
import { Strikes } from './strikes.ts'
import { traceOf } from './trace.ts'
import type { Wire } from './wire.ts'
import { refusalReply } from './words.ts'

/** A frame with a message. */
export interface Frame {
  readonly data: RawData
  readonly isBinary: boolean
}

/** A frame that carries no message. */
export interface ControlFrame {
  readonly kind: 'ping' | 'pong'
  readonly data: Buffer
}

/** The ids of a message that its reply repeats, as far as they could be read. */
export interface MessageIds {
  readonly nonce?: number
  readonly idempotencyKey?: string
}

/** One socket of one person. Until it joins a room it has a reply cache of its own. */
export class Connection {
  readonly person: Person
  readonly sessionId: string
  readonly address: string
  readonly wire: Wire
  presence: Presence | undefined
  replies = new ReplyCache()
  /** The language of the room's game, or the browser's before there is a room. */
  locale: Locale
  readonly #context: SocketContext
  readonly #inbox: Inbox<Frame>
  /** Control frames have a queue of their own, so that pings do not wait for messages. */
  readonly #controls: Inbox<ControlFrame>
  readonly #rateStrikes: Strikes
  readonly #badStrikes: Strikes
  #receivedAt: number
  #pingedAt: number
  #isLeaving = false
  /** Frames that came after `close` was called. */
  #ignoredFrames = 0
  /** How many of our pings have no pong yet. */
  #openPings = 0

  constructor(context: SocketContext, wire: Wire, session: Session, address: string, locale: Locale) {
    this.#context = context
    this.wire = wire
    this.person = session.person
    this.sessionId = session.id
    this.address = address
    this.locale = locale
    this.#receivedAt = context.env.elapsed()
    this.#pingedAt = this.#receivedAt
    const { waitingMax } = context.settings
    const failed = (error: unknown) => this.fail(error)
    this.#inbox = new Inbox(waitingMax, (frame) => handleFrame(context, this, frame), failed)
    this.#controls = new Inbox(waitingMax, (frame) => handleControlFrame(context, this, frame), failed)
    this.#rateStrikes = new Strikes(context.settings.rateStrikes)
    this.#badStrikes = new Strikes(context.settings.badStrikes)
  }

  get isOpen(): boolean {
    return this.wire.isOpen && !this.#isLeaving
  }

  /** When something was received last. */
  get receivedAt(): number {
    return this.#receivedAt
  }

  /** Since when nothing was received and no ping was sent. */
  get quietSince(): number {
    return Math.max(this.#receivedAt, this.#pingedAt)
  }

  noteReceived(): void {
    this.#receivedAt = this.#context.env.elapsed()
  }

  /** Sends a ping. */
  ping(): void {
    this.#pingedAt = this.#context.env.elapsed()
    this.#openPings++
    this.guard(() => this.wire.ping())
  }

  /** Queues a frame with a message; frames are handled in order, one at a time. */
  receive(frame: Frame): void {
    this.noteReceived()
    if (!this.isOpen) return this.#ignore()
    if (this.#inbox.push(frame)) return
    const parsed = this.#context.messages.parse(String(frame.data))
    this.slowDown(parsed.ok ? parsed.message : parsed)
  }

  /** Queues a ping or a pong. They count against the rate limit, except pongs that answer our pings. */
  receiveControl(frame: ControlFrame): void {
    this.noteReceived()
    if (!this.isOpen) return this.#ignore()
    if (frame.kind === 'pong' && this.#openPings > 0) this.#openPings--
    else if (!this.#controls.push(frame)) this.slowDown({})
  }

  /** Runs `work`. If it throws, only this connection is closed. */
  guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.fail(error)
    }
  }

  /** Handles an unexpected error: logs it without its message, sends SERVER and closes this connection. */
  fail(error: unknown): void {
    try {
      this.#context.log.error(traceOf(error), 'a connection failed')
      this.refuse('SERVER')
      this.close(CLOSE.failed)
    } catch {
      this.wire.terminate()
    }
  }

  reply(ids: Required<MessageIds>, reply: Reply): void {
    if (!reply.ok) return this.#error(ids, reply)
    const result = reply.result === undefined ? '' : `,"result":${JSON.stringify(reply.result)}`
    this.wire.send('ACK', `{"nonce":${ids.nonce},"idempotencyKey":"${ids.idempotencyKey}"${result}}`)
  }

  refuse(code: ProtocolCode, ids: MessageIds = {}, params: RefusalReply['params'] = {}): void {
    this.#error(ids, refusalReply(code, this.locale, params))
  }

  /** Replies RATE_LIMIT; the third time within a minute the connection is closed. */
  slowDown(ids: MessageIds): void {
    this.refuse('RATE_LIMIT', ids)
    if (this.#rateStrikes.add(this.#context.env.elapsed())) this.close(CLOSE.tooFast)
  }

  /** Replies that a message is malformed; closes the connection when there are too many of them. */
  misread(code: 'BAD_MESSAGE' | 'BAD_VERSION', ids: MessageIds, params: RefusalReply['params']): void {
    this.refuse(code, ids, params)
    if (this.#badStrikes.add(this.#context.env.elapsed())) this.close(CLOSE.badMessages)
  }

  /** Closes once the message that is being handled has its reply; queued messages are dropped. */
  close(code: CloseCode): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#inbox.clear()
    this.#controls.clear()
    void this.#inbox
      .idle()
      .then(() => this.wire.close(code))
      .catch(() => this.wire.terminate())
  }

  /** Resolves when every message received so far has its reply. */
  idle(): Promise<void> {
    return this.#inbox.idle()
  }

  /** Counts frames that come after `close` was called; after too many the socket is not read any more. */
  #ignore(): void {
    if (++this.#ignoredFrames > this.#context.settings.waitingMax) this.wire.pauseReading()
  }

  #error(ids: MessageIds, refusal: Reply & { ok: false }): void {
    this.#context.counters.refused(refusal.code)
    const { nonce, idempotencyKey } = ids
    const { code, params, message } = refusal
    const { seq } = this.wire
    // Keys without a value are left out of the text.
    this.wire.send('ERROR', JSON.stringify({ nonce, idempotencyKey, code, params, message, seq }))
  }
}
