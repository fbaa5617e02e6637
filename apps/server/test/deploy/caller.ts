import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { Api, RoomClient } from '@ludoteca/client'
import { WebSocket } from 'ws'
import type { TestNginx } from './nginx.ts'

/** What came back over HTTP. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface Question {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Somebody who calls from an address of their own. All of 127.0.0.0/8 is this machine. */
export class Caller {
  readonly api: Api
  readonly #nginx: TestNginx
  readonly #address: string

  constructor(nginx: TestNginx, address: string) {
    this.#nginx = nginx
    this.#address = address
    this.api = new Api(nginx.https, async (url, init) => {
      const { status, headers, body } = await this.ask(url.slice(nginx.https.length), init)
      const getSetCookie = () => headers['set-cookie'] ?? []
      return { ok: status < 300, status, headers: { getSetCookie }, text: async () => body }
    })
  }

  /** Asks over TLS. */
  async ask(path: string, { body, ...question }: Question = {}): Promise<Answer> {
    const { https, ca } = this.#nginx
    const asked = request(https, { ...question, path, ca, localAddress: this.#address, agent: false })
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>
    asked.end(body)
    const [answer] = await answered
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  }

  /** Opens a socket over TLS. */
  open(headers: Record<string, string> = {}): WebSocket {
    const { https, ca } = this.#nginx
    return new WebSocket(`${https.replace('https', 'wss')}/ws`, {
      ca,
      localAddress: this.#address,
      headers: { cookie: this.api.cookie, ...headers },
    })
  }

  /** Enters a room, over however many connections it takes. */
  enter(roomId: string, role: 'PLAYER' | 'WATCHER'): RoomClient {
    return RoomClient.connect({ url: '', roomId, role, socket: () => this.open() as never })
  }
}
