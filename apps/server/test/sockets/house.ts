import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages as imperio } from '@ludoteca/imperio'
import { MessageCatalogue } from '@ludoteca/protocol'
import { afterEach } from 'vitest'
import { type Environment, system } from '../../src/environment.ts'
import type { Rate } from '../../src/limits/limiter.ts'
import { openLimits, type Rates } from '../../src/limits/limits.ts'
import type { Reply } from '../../src/replies.ts'
import type { Log, ReplyStore, SocketCounters } from '../../src/sockets/ports.ts'
import type { SocketSettings } from '../../src/sockets/settings.ts'
import { Sockets } from '../../src/sockets/sockets.ts'
import { TestClient } from './client.ts'
import { FakeRooms } from './fake-rooms.ts'
import { FakeTables } from './fake-tables.ts'

/** A game with messages of its own, one of them limited. */
const messages = new MessageCatalogue([imperio])

/** So fast that no test meets these limits by chance. */
const FAST: Rate = { count: 1_000_000, perMs: 1000 }
const UNLIMITED = { session: FAST, address: FAST, JOIN_ROOM: FAST, SET_PROFILE: FAST, REQUEST_SNAPSHOT: FAST } as const

/** Replies that outlive a server of the test. */
export class FakeReplies implements ReplyStore {
  readonly rows: { scope: string; key: string; reply: Reply }[] = []

  async recent(scope: string) {
    return this.rows.filter((row) => row.scope === scope)
  }

  async store(scope: string, key: string, reply: Reply): Promise<void> {
    this.rows.push({ scope, key, reply: JSON.parse(JSON.stringify(reply)) as Reply })
  }
}

interface HouseOptions {
  readonly settings?: Partial<SocketSettings>
  readonly rates?: Rates
  readonly env?: Environment
  readonly replies?: FakeReplies
  readonly rooms?: FakeRooms
  readonly tables?: FakeTables
}

/** Real sockets on the loopback, in front of a room and a table made up for the test. */
export class TestHouse {
  readonly rooms: FakeRooms
  readonly tables: FakeTables
  readonly replies: FakeReplies
  readonly sockets: Sockets
  readonly server: Server = createServer()
  readonly logged: string[] = []
  readonly counted: Record<string, number> = {}
  port = 0
  /** What another process has ended. */
  readonly endedSessions = new Set<string>()
  /** Set to make looking up a session wait. */
  slowSessions: (() => Promise<void>) | undefined

  constructor(options: HouseOptions) {
    this.rooms = options.rooms ?? new FakeRooms()
    this.tables = options.tables ?? new FakeTables()
    this.replies = options.replies ?? new FakeReplies()
    const env = options.env ?? system
    const rates = { ...UNLIMITED, ...options.rates }
    const { limits } = openLimits({ messages: messages.limits, rates, env, log: this.#log() })
    const { rooms, tables, replies } = this
    const byKey = async (_matchId: string, key: string) => tables.log.find((entry) => entry.key === key)
    const deps = {
      rooms,
      tables,
      replyStore: replies,
      moves: { byKey },
      messages,
      limits,
      env,
      log: this.#log(),
      counters: this.#counters(),
    }
    const sessionOf = async (request: Pick<IncomingMessage, 'headers'>) => {
      const name = /ludoteca=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
      await this.slowSessions?.()
      if (name === 'explode') throw new Error('no sessions today')
      return name === undefined ? undefined : { id: `session-of-${name}`, person: { accountId: name, name } }
    }
    this.sockets = new Sockets(
      { ...deps, sessions: { sessionOf, endedOf: async () => this.endedSessions } },
      { perAddressMax: 200, ...options.settings },
    )
    this.sockets.listen(this.server)
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/ws`
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
    return this
  }

  /** A socket of that person, not yet in the room. */
  async visitor(name: string, headers: Record<string, string> = {}): Promise<TestClient> {
    return new TestClient(this.url, { cookie: `ludoteca=${name}`, ...headers }).opened()
  }

  /** A socket of that person, in the room. */
  async guest(name: string, payload: object = {}): Promise<TestClient> {
    const client = await this.visitor(name)
    client.matchId = null
    await client.join({}, payload)
    client.matchId = this.rooms.matchId
    return client
  }

  async stop(): Promise<void> {
    await this.sockets.close()
    this.server.close()
  }

  #log(): Log {
    const write = (level: string) => (fields: object, message: string) => {
      this.logged.push(`${level} ${message} ${JSON.stringify(fields)}`)
    }
    return { info: write('info'), warn: write('warn'), error: write('error') }
  }

  #counters(): SocketCounters {
    const count = (name: string, by = 1) => {
      this.counted[name] = (this.counted[name] ?? 0) + by
    }
    return {
      opened: () => count('opened'),
      closed: (code) => count(`closed ${code}`),
      received: (type) => count(`received ${type}`),
      sent: (messages) => count('sent', messages),
      refused: (code) => count(`refused ${code}`),
    }
  }
}

const houses: TestHouse[] = []

/** Starts a house that is torn down after the test. */
export async function openHouse(options: HouseOptions = {}): Promise<TestHouse> {
  const house = await new TestHouse(options).start()
  houses.push(house)
  return house
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop()
})
