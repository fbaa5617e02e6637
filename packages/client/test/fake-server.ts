import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  type ClientMessage,
  type ClientMessageOf,
  type ClientType,
  HEARTBEAT_MS,
  MessageCatalogue,
  type RoomView,
  type ServerMessage,
  type ServerPayload,
} from '@ludoteca/protocol'
import { WebSocket, WebSocketServer } from 'ws'
import { type Clock, RoomClient, type RoomClientOptions, systemClock } from '../src/index.ts'
import { toyMessages } from './toy.ts'

export const ROOM = 'QWERT'
export const MATCH = 'abcdefghijkl'
export const PERSON = 'personpeople'

/** A room in which that person has the second seat. */
export function roomOf(serverSeedCommit: string, matchId: string | null = null): RoomView {
  return {
    roomId: ROOM,
    link: '/j/QWERT',
    kind: 'friends',
    status: matchId ? 'running' : 'lobby',
    game: 'toy',
    options: {},
    seatsMin: 2,
    seatsMax: 4,
    idle: 'pause',
    locked: false,
    botFill: false,
    capacity: 20,
    hostId: PERSON,
    version: 1,
    countdownEndsAt: null,
    matchId,
    paused: false,
    lateJoin: false,
    seats: [
      { kind: 'bot', strength: 'easy', name: 'Bot' },
      {
        kind: 'human',
        participantId: PERSON,
        name: 'Ana',
        ready: true,
        connected: true,
        autopilot: false,
        left: false,
      },
    ],
    watchers: [],
    rematch: [],
    serverSeedCommit,
  }
}

const catalogue = new MessageCatalogue([toyMessages])
type ToyMessage = ServerMessage<typeof toyMessages>

type Answer = (message: ClientMessage, connection: Connection) => void

/** One socket, seen from the server. */
export class Connection {
  readonly received: ClientMessage[] = []
  readonly sentAs: string[] = []
  closeCode: number | undefined
  #seq = 0
  #held: unknown[] | undefined
  readonly #ws: WebSocket
  readonly #changed: () => void

  constructor(ws: WebSocket, answer: Answer, changed: () => void) {
    this.#ws = ws
    this.#changed = changed
    ws.on('message', (data) => {
      const parsed = catalogue.parse(String(data))
      if (!parsed.ok) throw new Error(`the client sent nonsense: ${data}`)
      this.received.push(parsed.message)
      this.sentAs.push(parsed.sentAs)
      answer(parsed.message, this)
      changed()
    })
    ws.on('close', (code) => {
      this.closeCode = code
      changed()
    })
  }

  types(): ClientType[] {
    return this.received.map(({ type }) => type)
  }

  last<T extends ClientType>(type: T): ClientMessageOf<T> {
    const found = this.received.findLast((message) => message.type === type)
    if (!found) throw new Error(`no ${type} came`)
    return found as ClientMessageOf<T>
  }

  send<T extends ToyMessage['type']>(type: T, payload: ServerPayload<T, typeof toyMessages>, ids: object = {}): void {
    const seq = ++this.#seq
    const message = type === 'MATCH_UPDATE' ? { seq, ...payload } : { v: 1, type, seq, ...ids, payload }
    if (this.#held) this.#held.push(message)
    else this.#ws.send(JSON.stringify(message))
  }

  /** Everything sent meanwhile leaves in one frame. */
  inOneFrame(speak: () => void): void {
    this.#held = []
    speak()
    this.#ws.send(JSON.stringify(this.#held))
    this.#held = undefined
  }

  /** As if so many messages had been lost. */
  skip(count = 1): void {
    this.#seq += count
  }

  ack({ nonce, idempotencyKey }: ClientMessage, result?: ServerPayload<'ACK'>['result']): void {
    this.send('ACK', { nonce, idempotencyKey, ...(result !== undefined && { result }) })
  }

  refuse({ nonce, idempotencyKey }: ClientMessage, code: string, params: ServerPayload<'ERROR'>['params'] = {}): void {
    this.send('ERROR', { nonce, idempotencyKey, code, params, message: `Because ${code}.`, seq: this.#seq })
  }

  raw(text: string): void {
    this.#ws.send(text)
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  /** The cable is cut. */
  cut(): void {
    this.#ws.terminate()
    this.#changed()
  }
}

/** Speaks the protocol by hand, so that a test can say what comes when. */
export class FakeServer {
  readonly connections: Connection[] = []
  readonly clients: RoomClient[] = []
  /** What happens to messages that the tests do not speak of: joins are welcome, the rest is accepted. */
  readonly answers = new Map<ClientType, Answer>()
  lastNonce = 0
  readonly #wss: WebSocketServer
  readonly #watchers = new Set<() => void>()

  private constructor(wss: WebSocketServer) {
    this.#wss = wss
    wss.on('connection', (ws) => {
      const changed = () => {
        for (const watch of this.#watchers) watch()
      }
      this.connections.push(new Connection(ws, (message, connection) => this.#answer(message, connection), changed))
      changed()
    })
  }

  static async start(): Promise<FakeServer> {
    const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(wss, 'listening')
    return new FakeServer(wss)
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#wss.address() as AddressInfo).port}/`
  }

  connect(options: Partial<RoomClientOptions> = {}): RoomClient {
    const socket = (url: string) => new WebSocket(url)
    const client = RoomClient.connect({
      url: this.url,
      roomId: ROOM,
      role: 'PLAYER',
      socket,
      clock: hastyClock,
      ...options,
    })
    this.clients.push(client)
    return client
  }

  /** The connection with that number, once it has come. */
  connection(number: number): Promise<Connection> {
    return this.until(() => this.connections[number - 1])
  }

  until<T>(look: () => T | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const watch = () => {
        const seen = look()
        if (seen === undefined || seen === false) return
        this.#watchers.delete(watch)
        resolve(seen)
      }
      this.#watchers.add(watch)
      watch()
    })
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.close()
    for (const ws of this.#wss.clients) ws.terminate()
    this.#wss.close()
    await once(this.#wss, 'close')
  }

  #answer(message: ClientMessage, connection: Connection): void {
    this.lastNonce = Math.max(this.lastNonce, message.nonce)
    const answer = this.answers.get(message.type)
    if (answer) answer(message, connection)
    else connection.ack(message, message.type === 'JOIN_ROOM' ? this.welcome() : undefined)
  }

  welcome(): { clientId: string; lastNonce: number; role: 'PLAYER'; seat: number; serverTs: number } {
    return { clientId: PERSON, lastNonce: this.lastNonce, role: 'PLAYER', seat: 0, serverTs: 1_000_000 }
  }
}

/** Pauses are a hundred times as short, for tests with real sockets; heartbeats are not, so that none gets in between. */
export const hastyClock: Clock = {
  now: systemClock.now,
  after: (ms, then) => systemClock.after(ms < HEARTBEAT_MS ? ms / 100 : ms, then),
}
