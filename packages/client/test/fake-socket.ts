import type { ClientMessage } from '@ludoteca/protocol'
import type { Socket } from '../src/index.ts'

type Events = { open: undefined; error: undefined; message: { data: unknown }; close: { code: number } }

/** A socket without a network: the test is the other side. */
export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = []
  closedWith: number | undefined
  readonly #listeners: { type: string; listener: (event: never) => void }[] = []
  #seq = 0

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(code?: number): void {
    this.closedWith = code
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener })
  }

  happen<E extends keyof Events>(type: E, event: Events[E]): void {
    for (const each of this.#listeners) if (each.type === type) each.listener(event as never)
  }

  tell(type: string, payload: object): void {
    this.happen('message', { data: JSON.stringify({ v: 1, type, seq: ++this.#seq, payload }) })
  }

  /** Opens and lets the client in. */
  welcome(): void {
    this.happen('open', undefined)
    const { nonce, idempotencyKey } = this.sent.at(-1) as ClientMessage
    const result = { clientId: 'me', lastNonce: nonce, role: 'PLAYER', seat: 0, serverTs: 5_000_000 }
    this.tell('ACK', { nonce, idempotencyKey, result })
  }
}
