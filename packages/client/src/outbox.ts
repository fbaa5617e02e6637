import type { ServerPayload } from '@ludoteca/protocol'
import { backOff, type Clock, newKey, type Random } from './clock.ts'
import { Refused } from './refused.ts'

/** What the answer to a message brings. */
export type Result = ServerPayload<'ACK'>['result']

/** A message that has no answer yet. */
export interface Unanswered {
  readonly type: string
  readonly payload: object
  readonly matchId: string | null
  readonly key: string
}
interface Waiting extends Unanswered {
  key: string
  payload: object
  tries: number
  callOff: (() => void) | undefined
  resolve(result: Result): void
  reject(refused: Refused): void
}

/** The message was not taken, or nobody knows: it may be sent again under the same key. */
const ASK_AGAIN: ReadonlySet<string> = new Set(['BUSY', 'CLOSING', 'BAD_NONCE'])

/** Messages until they are answered, in the order they were written. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()
  readonly #clock: Clock
  readonly #random: Random
  readonly #send: (message: Unanswered) => void

  /** `send` is called for a message whose turn has come again. */
  constructor(clock: Clock, random: Random, send: (message: Unanswered) => void) {
    this.#clock = clock
    this.#random = random
    this.#send = send
  }

  /** Takes a message in. It is not sent yet. */
  add(
    type: string,
    payload: object,
    matchId: string | null,
  ): { readonly message: Unanswered; readonly answer: Promise<Result> } {
    const key = newKey(this.#random)
    const answer = new Promise<Result>((resolve, reject) => {
      this.#waiting.set(key, { type, payload, matchId, key, tries: 0, callOff: undefined, resolve, reject })
    })
    return { message: this.#waiting.get(key) as Waiting, answer }
  }

  /** What must be sent again over a new connection, on which nothing has been seen yet that a move could answer. */
  moveToNewConnection(): readonly Unanswered[] {
    for (const waiting of [...this.#waiting.values()]) {
      waiting.callOff?.()
      if (waiting.type === 'LEAVE_ROOM') this.#rename(waiting)
      if ('answers' in waiting.payload) waiting.payload = { ...waiting.payload, answers: 0 }
    }
    return [...this.#waiting.values()]
  }

  /** The server has taken a message. */
  acknowledge({ idempotencyKey, result }: ServerPayload<'ACK'>): void {
    this.#take(idempotencyKey)?.resolve(result)
  }

  /** Says whether the error was the answer to one of these messages. */
  refuse(error: ServerPayload<'ERROR'>): boolean {
    const waiting = this.#waiting.get(error.idempotencyKey ?? '')
    if (!waiting) return false
    if (ASK_AGAIN.has(error.code)) this.#askAgain(waiting)
    else this.#take(waiting.key)?.reject(new Refused(error))
    return true
  }

  /** This message will not be sent. */
  drop(key: string, reason: Refused): void {
    this.#take(key)?.reject(reason)
  }

  /** Nothing more will be answered. */
  close(reason: Refused): void {
    for (const key of [...this.#waiting.keys()]) this.#take(key)?.reject(reason)
  }

  #askAgain(waiting: Waiting): void {
    waiting.callOff?.()
    waiting.callOff = this.#clock.after(backOff(waiting.tries++, this.#random), () => {
      waiting.callOff = undefined
      this.#send(waiting)
    })
  }

  /** Coming back has undone it if it was done: under its first key it would be answered, and nobody leave. */
  #rename(waiting: Waiting): void {
    this.#waiting.delete(waiting.key)
    waiting.key = newKey(this.#random)
    this.#waiting.set(waiting.key, waiting)
  }

  #take(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key)
    waiting?.callOff?.()
    this.#waiting.delete(key)
    return waiting
  }
}
