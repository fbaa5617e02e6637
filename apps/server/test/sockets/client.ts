import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { MessageCatalogue, type ServerMessage, type ServerType } from '@ludoteca/protocol'
import { WebSocket } from 'ws'
import { PATIENCE_MS } from './waiting.ts'

/** The answer to one message. */
export interface Reply {
  readonly type: 'ACK' | 'ERROR'
  readonly nonce?: number
  readonly idempotencyKey?: string
  readonly code?: string
  readonly params?: object
  readonly message?: string
  readonly seq?: number
  readonly result?: Record<string, unknown>
}

const catalogue = new MessageCatalogue()

/** A socket that speaks the protocol by hand, so that it can also break it. */
export class TestClient {
  readonly ws: WebSocket
  readonly frames: string[] = []
  readonly messages: ServerMessage[] = []
  closeCode: number | undefined
  nonce = 0
  clientId = ''
  roomId = 'ABCDE'
  matchId: string | null = null
  readonly #hearers = new Set<() => void>()

  constructor(url: string, headers: Record<string, string>) {
    this.ws = new WebSocket(url, { headers })
    this.ws.on('message', (data) => {
      this.frames.push(String(data))
      // Strict: a message with a key too many fails the test.
      this.messages.push(...catalogue.parseServerFrame(String(data)))
      this.#wake()
    })
    this.ws.on('close', (code) => {
      this.closeCode = code
      this.#wake()
    })
    this.ws.on('error', () => this.#wake())
  }

  async opened(): Promise<this> {
    if (this.ws.readyState === WebSocket.CONNECTING) await once(this.ws, 'open')
    return this
  }

  envelope(type: string, payload: object, over: object = {}): Record<string, unknown> {
    const { roomId, matchId, clientId } = this
    const idempotencyKey = randomUUID()
    return { v: 1, type, roomId, matchId, clientId, nonce: ++this.nonce, idempotencyKey, payload, ...over }
  }

  raw(data: string | Buffer): void {
    this.ws.send(data)
  }

  /** Sends a message and waits for its answer. */
  async say(type: string, payload: object = {}, over: object = {}): Promise<Reply> {
    const envelope = this.envelope(type, payload, over)
    const from = this.messages.length
    this.raw(JSON.stringify(envelope))
    return this.until(() => this.replies(from).find((reply) => reply.idempotencyKey === envelope.idempotencyKey))
  }

  async join(over: object = {}, payload: object = {}): Promise<Reply> {
    const reply = await this.say('JOIN_ROOM', { role: 'PLAYER', ...payload }, over)
    if (reply.type === 'ACK') {
      this.clientId = String(reply.result?.clientId)
      this.nonce = Number(reply.result?.lastNonce)
    }
    return reply
  }

  /** Answers among the messages from that one on. */
  replies(from = 0): Reply[] {
    return this.messages.slice(from).flatMap(({ type, payload }) => {
      if (type !== 'ACK' && type !== 'ERROR') return []
      return [{ type, ...(payload as object) } as Reply]
    })
  }

  types(): ServerType[] {
    return this.messages.map(({ type }) => type)
  }

  async received(type: ServerType, times = 1): Promise<ServerMessage> {
    return this.until(() => this.messages.filter((message) => message.type === type)[times - 1])
  }

  closed(): Promise<number> {
    return this.until(() => this.closeCode)
  }

  /** Waits until the question has an answer. */
  async until<T>(ask: () => T | undefined): Promise<T> {
    const giveUpAt = Date.now() + PATIENCE_MS
    for (;;) {
      const answer = ask()
      if (answer !== undefined) return answer
      if (Date.now() > giveUpAt) throw new Error(`nothing came; closed with ${this.closeCode}, heard ${this.types()}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200)
        this.#hearers.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  #wake(): void {
    const hearers = [...this.#hearers]
    this.#hearers.clear()
    for (const hear of hearers) hear()
  }
}
