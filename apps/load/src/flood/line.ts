import type { WebSocket } from 'ws'
import { type Draft, describe } from './draft.ts'

/** A message of the server. */
export interface Message {
  readonly type: string
  readonly seq: number
  readonly payload: Readonly<Record<string, unknown>>
}

/** Who uses a line. */
export interface LineUser {
  /** An answer came, and it was the right one. */
  answered(message: Message): void
  told(message: Message): void
  /** Something else came than the protocol says. */
  complain(complaint: string): void
}

/** One connection on which every message is answered in the order in which it was sent. */
export class Line {
  /** Resolves with the code it was closed with. */
  readonly closed: Promise<number>
  readonly #socket: WebSocket
  readonly #user: LineUser
  readonly #waiting: Draft[] = []
  #lastSeq = 0
  readonly #wakes: (() => void)[] = []

  constructor(socket: WebSocket, user: LineUser) {
    this.#socket = socket
    this.#user = user
    this.closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('message', (data) => this.#hear(String(data)))
    // A close always follows.
    socket.on('error', () => {})
  }

  /** The message that has waited longest for its answer. */
  get oldest(): Draft | undefined {
    return this.#waiting[0]
  }

  send(draft: Draft): void {
    if (draft.answer !== undefined) this.#waiting.push(draft)
    this.#socket.send(draft.frame)
  }

  /** Waits until no more than so many messages wait for their answers. */
  async atMost(waiting: number): Promise<void> {
    while (this.#waiting.length > waiting) await this.news()
  }

  /** Resolves when the next frame has been read. */
  news(): Promise<void> {
    return new Promise((resolve) => this.#wakes.push(resolve))
  }

  close(): void {
    this.#socket.terminate()
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as Message | Message[]
    for (const message of Array.isArray(frame) ? frame : [frame]) {
      if (message.type === 'ACK' || message.type === 'ERROR') this.#compare(message)
      else this.#user.told(message)
      this.#lastSeq = message.seq
    }
    for (const wake of this.#wakes.splice(0)) wake()
  }

  #compare(message: Message): void {
    const { type, payload, seq } = message
    const draft = this.#waiting.shift()
    const answer = type === 'ACK' ? 'ACK' : payload.code
    const { nonce, idempotencyKey } = draft?.ids ?? {}
    const isRight =
      answer === draft?.answer &&
      payload.nonce === nonce &&
      payload.idempotencyKey === idempotencyKey &&
      seq === this.#lastSeq + 1 &&
      (type === 'ACK' || payload.seq === this.#lastSeq)
    if (isRight) return this.#user.answered(message)
    const question = draft ? `${draft.answer} to ${describe(draft)}` : 'nothing'
    this.#user.complain(`${JSON.stringify(message)} instead of ${question}`)
  }
}
