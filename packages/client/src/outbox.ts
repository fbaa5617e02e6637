import type { ServerPayload } from '@ludoteca/protocol'
import { backOff, type Clock, newKey, type Random } from './clock.ts'
import { RefusalError } from './refusal-error.ts'

/** What an ACK carries besides ids. */
export type Result = ServerPayload<'ACK'>['result']

/** A message without an answer. */
export interface PendingMessage {
  readonly type: string
  readonly payload: object
  readonly matchId: string | null
  readonly key: string
}
interface Pending extends PendingMessage {
  key: string
  payload: object
  retries: number
  cancelRetry: (() => void) | undefined
  resolve(result: Result): void
  reject(refused: RefusalError): void
}

/** Refused with one of these, the message may be sent again under the same key: it was not handled, or nobody knows. */
const RETRY_CODES: ReadonlySet<string> = new Set(['BUSY', 'CLOSING', 'BAD_NONCE'])

/** The queue of messages until they are answered, in the order in which they were added. */
export class Outbox {
  readonly #pending = new Map<string, Pending>()
  readonly #clock: Clock
  readonly #random: Random
  readonly #send: (message: PendingMessage) => void

  /** `send` is called when a message is to be retried. */
  constructor(clock: Clock, random: Random, send: (message: PendingMessage) => void) {
    this.#clock = clock
    this.#random = random
    this.#send = send
  }

  /** Queues a message without sending it. Returns it with the promise of its answer. */
  add(
    type: string,
    payload: object,
    matchId: string | null,
  ): { readonly message: PendingMessage; readonly answer: Promise<Result> } {
    const key = newKey(this.#random)
    const answer = new Promise<Result>((resolve, reject) => {
      this.#pending.set(key, { type, payload, matchId, key, retries: 0, cancelRetry: undefined, resolve, reject })
    })
    return { message: this.#pending.get(key) as Pending, answer }
  }

  /** What must be sent again over a new connection, on which a move cannot refer to any message yet. */
  forNewConnection(): readonly PendingMessage[] {
    for (const pending of [...this.#pending.values()]) {
      pending.cancelRetry?.()
      if (pending.type === 'LEAVE_ROOM') this.#rename(pending)
      if ('answers' in pending.payload) pending.payload = { ...pending.payload, answers: 0 }
    }
    return [...this.#pending.values()]
  }

  /** Resolves the message that this ACK answers. */
  acknowledge({ idempotencyKey, result }: ServerPayload<'ACK'>): void {
    this.#take(idempotencyKey)?.resolve(result)
  }

  /** Rejects or retries the message that this ERROR answers. Returns whether there was one. */
  refuse(error: ServerPayload<'ERROR'>): boolean {
    const pending = this.#pending.get(error.idempotencyKey ?? '')
    if (!pending) return false
    if (RETRY_CODES.has(error.code)) this.#retryLater(pending)
    else this.#take(pending.key)?.reject(new RefusalError(error))
    return true
  }

  /** Rejects a message that will not be sent. */
  drop(key: string, reason: RefusalError): void {
    this.#take(key)?.reject(reason)
  }

  /** Rejects all messages: none will be answered any more. */
  close(reason: RefusalError): void {
    for (const key of [...this.#pending.keys()]) this.#take(key)?.reject(reason)
  }

  #retryLater(pending: Pending): void {
    pending.cancelRetry?.()
    pending.cancelRetry = this.#clock.after(backOff(pending.retries++, this.#random), () => {
      pending.cancelRetry = undefined
      this.#send(pending)
    })
  }

  /** Joining again undoes a LEAVE_ROOM: under its old key it would be answered without being done again. */
  #rename(pending: Pending): void {
    this.#pending.delete(pending.key)
    pending.key = newKey(this.#random)
    this.#pending.set(pending.key, pending)
  }

  #take(key: string): Pending | undefined {
    const pending = this.#pending.get(key)
    pending?.cancelRetry?.()
    this.#pending.delete(key)
    return pending
  }
}
