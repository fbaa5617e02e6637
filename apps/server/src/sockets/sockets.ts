import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal } from '@ludoteca/kernel'
import { CLOSE, type CloseCode, type MessageCatalogue, type ProtocolCode } from '@ludoteca/protocol'
import type { Environment } from '../environment.ts'
import type { Limits } from '../limits/limits.ts'
import { Connection } from './connection.ts'
import type { SocketContext } from './context.ts'
import { type Accepted, Handshake } from './handshake.ts'
import { Heartbeat } from './heartbeat.ts'
import { serveWithoutUpgrade, takeSocketsAlone, wantsSocket } from './other-upgrades.ts'
import { Outbox } from './outbox.ts'
import type {
  Ended,
  Log,
  Removal,
  ReplyStore,
  RoomSubscriber,
  Rooms,
  Sessions,
  SocketCounters,
  StoredMoves,
  Tables,
} from './ports.ts'
import { Presences } from './presences.ts'
import { ReplyCaches } from './reply-cache.ts'
import { SOCKET_SETTINGS, type SocketSettings } from './settings.ts'
import { traceOf } from './trace.ts'
import { Wire } from './wire.ts'
import { localeOf } from './words.ts'

/** The dependencies of `Sockets`. */
export interface SocketDeps {
  readonly rooms: Rooms
  readonly tables: Tables
  readonly replyStore: ReplyStore
  readonly moves: StoredMoves
  readonly messages: Pick<MessageCatalogue, 'parse'>
  readonly sessions: Sessions
  readonly limits: Limits
  readonly counters: SocketCounters
  readonly log: Log
  readonly env: Environment
}

const REPORTED_AT_ONCE = 50
const REPORT_PAUSE_MS = 20
const CLOSING_MESSAGES: Readonly<Record<Removal, { readonly code: ProtocolCode; readonly close: CloseCode }>> = {
  KICKED: { code: 'KICKED', close: CLOSE.kicked },
  CLOSED: { code: 'NOT_FOUND', close: CLOSE.bye },
  CLOSED_BY_ADMIN: { code: 'CLOSED_BY_ADMIN', close: CLOSE.closedByAdmin },
  REPLACED: { code: 'REPLACED', close: CLOSE.replaced },
}

/** All WebSocket connections of this process. */
export class Sockets implements RoomSubscriber {
  readonly #context: SocketContext
  readonly #handshake: Handshake
  readonly #sessions: Sessions
  readonly #outbox: Outbox
  readonly #connections = new Set<Connection>()
  readonly #heartbeat: Heartbeat
  readonly #reporting: NodeJS.Timeout

  constructor(deps: SocketDeps, settings: Partial<SocketSettings> = {}) {
    const all: SocketSettings = { ...SOCKET_SETTINGS, ...settings }
    const { sessions, ...shared } = deps
    this.#sessions = sessions
    this.#context = {
      ...shared,
      settings: all,
      presences: new Presences(),
      replyCaches: new ReplyCaches(deps.env),
      isClosing: false,
    }
    this.#outbox = new Outbox(deps.log)
    this.#handshake = new Handshake(all, sessions, deps.log)
    this.#heartbeat = new Heartbeat(this.#connections, deps.env, all)
    this.#reporting = setInterval(() => void this.#report(), all.presenceMs).unref()
    deps.rooms.subscribe(this)
  }

  /** How many connections are open. */
  get size(): number {
    return this.#connections.size
  }

  /** Handles the WebSocket upgrades of this server. */
  listen(server: Server): void {
    takeSocketsAlone(server)
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void this.#upgrade(server, request, socket, head).catch((error: unknown) => {
        this.#context.log.error(traceOf(error), 'an upgrade failed')
        socket.destroy()
      })
    })
  }

  onMatch(roomId: string): void {
    for (const presence of this.#context.presences.in(roomId)) void presence.follow()
  }

  onRemoved(roomId: string, participantId: string, why: Removal): void {
    const presence = this.#context.presences.find(roomId, participantId)
    if (presence === undefined) return
    presence.leave()
    const { connection } = presence
    const { code, close } = CLOSING_MESSAGES[why]
    connection.refuse(code)
    connection.close(close)
  }

  /** Closes the connections of ended sessions. Other processes notice by themselves. */
  dismiss(ended: Ended): void {
    for (const connection of this.#connections) {
      const { sessionId, person } = connection
      const isOver = 'sessionId' in ended ? sessionId === ended.sessionId : person.accountId === ended.accountId
      if (isOver) connection.close(CLOSE.noSession)
    }
  }

  /** Closes all connections of an account that is suspended, with the reason. */
  suspend(accountId: string, params: Refusal['params']): void {
    for (const connection of this.#connections) {
      if (connection.person.accountId !== accountId) continue
      connection.refuse('SUSPENDED', {}, params)
      connection.close(CLOSE.suspended)
    }
  }

  /** Sends a warning to all connections of an account. */
  warn(accountId: string, reason: string): void {
    for (const connection of this.#connections) {
      if (connection.person.accountId === accountId) connection.refuse('WARNED', {}, { reason })
    }
  }

  /** Refuses new connections and messages, waits for replies under way, then closes all connections. */
  async close(): Promise<void> {
    const { settings, presences } = this.#context
    this.#context.isClosing = true
    this.#handshake.isClosed = true
    this.#heartbeat.stop()
    clearInterval(this.#reporting)
    const work = [...this.#connections].map((connection) => connection.idle())
    await within(settings.drainMs, Promise.all([...work, presences.settled()]))
    const gone = this.#emptied()
    for (const connection of this.#connections) connection.guard(() => connection.wire.close(CLOSE.closing))
    await within(settings.closeMs, gone)
    for (const connection of this.#connections) connection.wire.terminate()
  }

  async #upgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!wantsSocket(request)) return serveWithoutUpgrade(server, request, socket, head)
    const guest = await this.#handshake.admit(request, socket, head)
    if (guest !== undefined) this.#accept(guest)
  }

  /** Sets up the listeners of a new connection. Each of them runs inside `guard`. */
  #accept({ ws, socket, request, session, address }: Accepted): void {
    const { counters, settings } = this.#context
    const wire = new Wire(ws, socket, this.#outbox, counters, settings.unsentBytesMax)
    const connection = new Connection(this.#context, wire, session, address, localeOf(request))
    this.#connections.add(connection)
    counters.opened()
    ws.on('message', (data, isBinary) => connection.guard(() => connection.receive({ data, isBinary })))
    ws.on('ping', (data) => connection.guard(() => connection.receiveControl({ kind: 'ping', data })))
    ws.on('pong', (data) => connection.guard(() => connection.receiveControl({ kind: 'pong', data })))
    ws.once('close', (code) => connection.guard(() => this.#lose(connection, code)))
    if (this.#context.isClosing) wire.close(CLOSE.closing)
  }

  #lose(connection: Connection, code: number): void {
    this.#connections.delete(connection)
    this.#context.counters.closed(code)
    const { presence } = connection
    connection.presence = undefined
    if (presence === undefined) return
    const { presences, isClosing } = this.#context
    if (!isClosing) return presences.lose(presence)
    // When the server stops, rooms are not told: clients reconnect in a moment, and count as away only if they do not.
    if (presences.remove(presence)) presence.end()
  }

  async #report(): Promise<void> {
    const { log } = this.#context
    await this.#dismissEnded().catch((error: unknown) => log.warn(traceOf(error), 'sessions were not looked up'))
    await this.#reportPresence().catch((error: unknown) => log.warn(traceOf(error), 'presence was not stored'))
  }

  /** Closes the connections of sessions that were ended by another process, or that expired. */
  async #dismissEnded(): Promise<void> {
    const connected = new Set([...this.#connections].map(({ sessionId }) => sessionId))
    if (connected.size === 0) return
    for (const sessionId of await this.#sessions.endedOf([...connected])) this.dismiss({ sessionId })
  }

  async #reportPresence(): Promise<void> {
    const { presences, replyCaches } = this.#context
    const present = presences.all().map(({ roomId, participantId }) => ({ roomId, participantId }))
    for (const { participantId } of present) replyCaches.of(participantId)
    replyCaches.sweep()
    await this.#reportToRooms(present)
  }

  /** In small batches with pauses: an embedded database runs in this very thread, and moves must not wait. */
  async #reportToRooms(present: Parameters<Rooms['heartbeat']>[0]): Promise<void> {
    for (let from = 0; from < present.length; from += REPORTED_AT_ONCE) {
      if (from > 0) await sleep(REPORT_PAUSE_MS, undefined, { ref: false })
      if (this.#context.isClosing) return
      await this.#context.rooms.heartbeat(present.slice(from, from + REPORTED_AT_ONCE))
    }
  }

  async #emptied(): Promise<void> {
    while (this.#connections.size > 0) await sleep(10)
  }
}

/** Waits for `work`, but no longer than `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined)])
  timer.abort()
}
