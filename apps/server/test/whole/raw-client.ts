import { randomUUID } from 'node:crypto'
import type { messages } from '@ludoteca/imperio'
import { type JoinResult, messagesOf, type ServerMessage } from '@ludoteca/protocol'
import { WebSocket } from 'ws'

type Message = ServerMessage<typeof messages>

/** What a message was answered. */
export interface Reply {
  readonly type: 'ACK' | 'ERROR'
  readonly code: string | undefined
  readonly message: string | undefined
  readonly result: object | undefined
}

/** Says what a test wants said, with whatever nonce and key, and does nothing by itself. */
export class RawClient {
  readonly heard: Message[] = []
  readonly #socket: WebSocket
  readonly #roomId: string
  #clientId = ''
  #nonce = 0
  matchId: string | null = null

  private constructor(socket: WebSocket, roomId: string) {
    this.#socket = socket
    this.#roomId = roomId
    socket.on('message', (data) => this.heard.push(...(messagesOf(JSON.parse(String(data))) as Message[])))
  }

  /** Comes into the room. */
  static async join(url: string, cookie: string, roomId: string): Promise<RawClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } })
    const client = new RawClient(socket, roomId)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const { result } = await client.say('JOIN_ROOM', { role: 'PLAYER' })
    const { clientId, lastNonce } = result as JoinResult
    client.#clientId = clientId
    client.#nonce = Math.max(client.#nonce, lastNonce)
    return client
  }

  async say(
    type: string,
    payload: object,
    { key = randomUUID() as string, nonce = ++this.#nonce } = {},
  ): Promise<Reply> {
    const [from, roomId, clientId, matchId] = [this.heard.length, this.#roomId, this.#clientId, this.matchId]
    const message = { v: 1, type, roomId, matchId, clientId, nonce, idempotencyKey: key, payload }
    this.#socket.send(JSON.stringify(message))
    const { type: kind, payload: answer } = await this.until((one, at) => {
      return at >= from && 'idempotencyKey' in one.payload && one.payload.idempotencyKey === key
    })
    const { code, message: words, result } = answer as Record<string, unknown>
    return { type: kind, code, message: words, result } as Reply
  }

  /** The first message like that, come or yet to come. */
  async until(isIt: (message: Message, at: number) => boolean): Promise<Message> {
    for (let tries = 0; tries < 1_000; tries++) {
      const found = this.heard.find(isIt)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('it never came')
  }

  close(): void {
    this.#socket.close()
  }
}
