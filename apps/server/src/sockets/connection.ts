import type { Locale } from '@ludoteca/kernel'
import { CLOSE, type CloseCode, type ProtocolCode } from '@ludoteca/protocol'
import type { RawData } from 'ws'
import type { Answer, RefusalAnswer } from '../answers.ts'
import type { SocketContext } from './context.ts'
import { Inbox } from './inbox.ts'
import { Ledger } from './ledger.ts'
import type { Person, Session } from './ports.ts'
import type { Presence } from './presence.ts'
import { receive, receiveControl } from './reception.ts'
import { Strikes } from './strikes.ts'
import { traceOf } from './trace.ts'
import type { Wire } from './wire.ts'
import { refused } from './words.ts'

/** One message as it came in. */
export interface Frame {
  readonly data: RawData
  readonly isBinary: boolean
}

/** A frame that carries no message. */
export interface ControlFrame {
  readonly kind: 'ping' | 'pong'
  readonly data: Buffer
}

/** As much of a message's identity as an answer can repeat. */
export interface MessageIds {
  readonly nonce?: number
  readonly idempotencyKey?: string
}

/** One socket of one person. Before it joins a room its messages have a ledger of their own. */
export class Connection {
  readonly person: Person
  readonly sessionId: string
  readonly address: string
  readonly wire: Wire
  presence: Presence | undefined
  ledger = new Ledger()
  /** The language of the room's game, or the browser's before there is a room. */
  locale: Locale
  readonly #context: SocketContext
  readonly #inbox: Inbox<Frame>
  /** A ping does not wait for the messages before it. */
  readonly #controls: Inbox<ControlFrame>
  readonly #rateStrikes: Strikes
  readonly #badStrikes: Strikes
  #heardAt: number
  #askedAt: number
  #isLeaving = false
  /** Frames that came after the good-bye. */
  #unheard = 0
  /** How many pings of ours have no answer yet. */
  #unanswered = 0

  constructor(context: SocketContext, wire: Wire, session: Session, address: string, locale: Locale) {
    this.#context = context
    this.wire = wire
    this.person = session.person
    this.sessionId = session.id
    this.address = address
    this.locale = locale
    this.#heardAt = context.env.elapsed()
    this.#askedAt = this.#heardAt
    const { waitingMax } = context.settings
    const failed = (error: unknown) => this.fail(error)
    this.#inbox = new Inbox(waitingMax, (frame) => receive(context, this, frame), failed)
    this.#controls = new Inbox(waitingMax, (frame) => receiveControl(context, this, frame), failed)
    this.#rateStrikes = new Strikes(context.settings.rateStrikes)
    this.#badStrikes = new Strikes(context.settings.badStrikes)
  }

  get isOpen(): boolean {
    return this.wire.isOpen && !this.#isLeaving
  }

  /** When there was a sign of life for the last time. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Since when neither side has made sure that the other is there. */
  get quietSince(): number {
    return Math.max(this.#heardAt, this.#askedAt)
  }

  noticed(): void {
    this.#heardAt = this.#context.env.elapsed()
  }

  /** Asks for a sign of life. */
  ask(): void {
    this.#askedAt = this.#context.env.elapsed()
    this.#unanswered++
    this.guard(() => this.wire.ping())
  }

  /** Takes one frame in; the answer comes when those before it have theirs. */
  hear(frame: Frame): void {
    this.noticed()
    if (!this.isOpen) return this.#ignore()
    if (this.#inbox.push(frame)) return
    const parsed = this.#context.messages.parse(String(frame.data))
    this.slowDown(parsed.ok ? parsed.message : parsed)
  }

  /** Takes in a ping or a pong. They count as messages do, all but the answer to a ping of ours. */
  hearControl(frame: ControlFrame): void {
    this.noticed()
    if (!this.isOpen) return this.#ignore()
    if (frame.kind === 'pong' && this.#unanswered > 0) this.#unanswered--
    else if (!this.#controls.push(frame)) this.slowDown({})
  }

  /** Does something that is none of anybody else's business: if it fails, it costs this connection alone. */
  guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.fail(error)
    }
  }

  /** What nobody foresaw is logged without its words, answered, and ends this connection. */
  fail(error: unknown): void {
    try {
      this.#context.log.error(traceOf(error), 'a connection failed')
      this.refuse('SERVER')
      this.close(CLOSE.failed)
    } catch {
      this.wire.terminate()
    }
  }

  answer(ids: Required<MessageIds>, answer: Answer): void {
    if (!answer.ok) return this.#error(ids, answer)
    const result = answer.result === undefined ? '' : `,"result":${JSON.stringify(answer.result)}`
    this.wire.send('ACK', `{"nonce":${ids.nonce},"idempotencyKey":"${ids.idempotencyKey}"${result}}`)
  }

  refuse(code: ProtocolCode, ids: MessageIds = {}, params: RefusalAnswer['params'] = {}): void {
    this.#error(ids, refused(code, this.locale, params))
  }

  /** Too many messages: each is told so, and the third within a minute is the last. */
  slowDown(ids: MessageIds): void {
    this.refuse('RATE_LIMIT', ids)
    if (this.#rateStrikes.add(this.#context.env.elapsed())) this.close(CLOSE.tooFast)
  }

  /** Nobody can read this message: it is told so, and whoever keeps sending such is cut off. */
  misread(code: 'BAD_MESSAGE' | 'BAD_VERSION', ids: MessageIds, params: RefusalAnswer['params']): void {
    this.refuse(code, ids, params)
    if (this.#badStrikes.add(this.#context.env.elapsed())) this.close(CLOSE.badMessages)
  }

  /** Closes once the message being worked on has its answer; those behind it are not begun. */
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

  /** Resolves when every message taken in so far has its answer. */
  idle(): Promise<void> {
    return this.#inbox.idle()
  }

  /** Whoever goes on talking after the good-bye is not read any more; what is unread ends with the connection. */
  #ignore(): void {
    if (++this.#unheard > this.#context.settings.waitingMax) this.wire.deafen()
  }

  #error(ids: MessageIds, refusal: Answer & { ok: false }): void {
    this.#context.counters.refused(refusal.code)
    const { nonce, idempotencyKey } = ids
    const { code, params, message } = refusal
    const { seq } = this.wire
    // Keys without a value are left out of the text.
    this.wire.send('ERROR', JSON.stringify({ nonce, idempotencyKey, code, params, message, seq }))
  }
}
