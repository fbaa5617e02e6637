import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLIENT_FRAME_BYTES, CLOSE } from '@ludoteca/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { siteOf } from '../limits/network.ts'
import { SITE_FACTOR } from '../limits/site.ts'
import { StorageDown } from '../storage/storage.ts'
import { addressOf, isOurPage, protocolOf } from './caller.ts'
import type { Log, Session, Sessions } from './ports.ts'
import type { SocketSettings } from './settings.ts'
import { Tally } from './tally.ts'
import { traceOf } from './trace.ts'

/** Larger frames are not read at all; up to this size the sender gets TOO_BIG. */
const READ_BYTES_MAX = 4 * CLIENT_FRAME_BYTES
/** The most frames of one message, and packets of one frame: each costs more than its bytes. */
const PIECES_MAX = 256

/** A socket that was accepted, with its session. */
export interface Accepted {
  readonly ws: WebSocket
  /** The socket below `ws`. */
  readonly socket: Duplex
  readonly request: IncomingMessage
  readonly session: Session
  readonly address: string
}

/**
 * Accepts or refuses upgrades to WebSockets. Refusals before the handshake are HTTP responses: 404 another path,
 * 403 a foreign page, 429 too many connections, 503 the server stops or has no database just now. What a browser must be
 * able to read, and it cannot read the answer to a failed handshake, is said by the code of an immediate close: 4001 there
 * is no session, 4011 the account may not be used now, 4029 this person has too many connections.
 */
export class Handshake {
  readonly #server: WebSocketServer
  readonly #settings: SocketSettings
  readonly #sessions: Sessions
  readonly #log: Log
  readonly #addresses = new Tally()
  readonly #sites = new Tally()
  readonly #people = new Tally()
  isClosed = false

  constructor(settings: SocketSettings, sessions: Sessions, log: Log) {
    this.#settings = settings
    this.#sessions = sessions
    this.#log = log
    // The published types do not know `closeTimeout` yet.
    const options = {
      noServer: true,
      clientTracking: false,
      maxPayload: READ_BYTES_MAX,
      maxFragments: PIECES_MAX,
      maxBufferedChunks: PIECES_MAX,
      perMessageDeflate: false,
      // Pings are answered by their connection, which counts them.
      autoPong: false,
      closeTimeout: settings.closeMs,
    }
    this.#server = new WebSocketServer(options)
  }

  /** Accepts the upgrade, or refuses it and returns undefined. Never rejects. */
  async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<Accepted | undefined> {
    // Until `ws` takes over, there is no other listener for errors of the socket.
    socket.on('error', ignore)
    try {
      const address = addressOf(request, this.#settings)
      const status = this.#refusal(request, address)
      if (status !== undefined) {
        refuse(socket, status)
        return undefined
      }
      this.#count(address, socket)
      const session = await this.#sessions.sessionOf({
        headers: request.headers,
        protocol: protocolOf(request, this.#settings),
      })
      const ws = await this.#shakeHands(request, socket, head)
      return ws && this.#seat({ ws, socket, request, address }, session)
    } catch (error) {
      this.#log.error(traceOf(error), 'a socket could not be opened')
      // While the database is away or too busy, clients should retry later.
      refuse(socket, error instanceof StorageDown ? 503 : 500)
      return undefined
    }
  }

  #refusal(request: IncomingMessage, address: string): number | undefined {
    const { path, connectionsMax, perAddressMax } = this.#settings
    if (request.url?.split('?')[0] !== path) return 404
    if (this.isClosed) return 503
    if (!isOurPage(request, this.#settings)) return 403
    if (this.#addresses.total >= connectionsMax || this.#addresses.of(address) >= perAddressMax) return 429
    const site = siteOf(address)
    if (site !== undefined && this.#sites.of(site) >= SITE_FACTOR * perAddressMax) return 429
    return undefined
  }

  #count(address: string, socket: Duplex): void {
    const site = siteOf(address)
    this.#addresses.add(address)
    if (site !== undefined) this.#sites.add(site)
    socket.once('close', () => {
      this.#addresses.remove(address)
      if (site !== undefined) this.#sites.remove(site)
    })
  }

  /** Returns undefined when the request was no valid handshake; `ws` has responded then. */
  #shakeHands(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<WebSocket | undefined> {
    return new Promise((resolve) => {
      const gone = () => resolve(undefined)
      socket.once('close', gone)
      if (this.isClosed) return refuse(socket, 503)
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        socket.removeListener('error', ignore)
        socket.removeListener('close', gone)
        resolve(ws)
      })
    })
  }

  #seat(guest: Omit<Accepted, 'session'>, session: Session | undefined): Accepted | undefined {
    guest.ws.on('error', ignore)
    const accountId = session?.person.accountId
    if (session === undefined || accountId === undefined) guest.ws.close(CLOSE.noSession)
    else if (session.isBarred) guest.ws.close(CLOSE.suspended)
    else if (this.#people.of(accountId) >= this.#settings.perPersonMax) guest.ws.close(CLOSE.tooMany)
    else {
      this.#people.add(accountId)
      guest.ws.once('close', () => this.#people.remove(accountId))
      return { ...guest, session }
    }
    return undefined
  }
}

/** A broken connection emits `close`, too; frames against the protocol are answered by `ws` itself. */
function ignore(): void {}

function refuse(socket: Duplex, status: number): void {
  const reason = STATUS_CODES[status] ?? ''
  const again = status === 429 || status === 503 ? 'Retry-After: 5\r\n' : ''
  // A client that does not close its side must not keep the connection open, nor the server from stopping.
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: text/plain\r\n${again}` +
      `Content-Length: ${reason.length}\r\n\r\n${reason}`,
  )
}
