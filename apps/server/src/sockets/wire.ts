import type { Duplex } from 'node:stream'
import { briefUpdate, CLOSE, type CloseCode, SERVER_FRAME_BYTES, type ServerType } from '@ludoteca/protocol'
import { WebSocket } from 'ws'
import { bytesOf, textFrame } from './frames.ts'
import type { Outbox, Sender } from './outbox.ts'
import type { SocketCounters } from './ports.ts'

/** The ids of room and match, in the messages that establish them. */
export interface Ids {
  readonly roomId: string
  readonly matchId: string | null
}

/**
 * The outgoing side of a connection: numbers messages, and sends those of one turn of the event loop as one frame.
 * Frames go past `ws` straight to its socket. That is sound because they are whole and nothing is compressed.
 */
export class Wire implements Sender {
  readonly #ws: WebSocket
  readonly #socket: Duplex
  readonly #outbox: Outbox
  readonly #counters: SocketCounters
  readonly #unsentMax: number
  #seq = 0
  #gathered = ''
  #count = 0

  constructor(ws: WebSocket, socket: Duplex, outbox: Outbox, counters: SocketCounters, unsentMax: number) {
    this.#ws = ws
    this.#socket = socket
    this.#outbox = outbox
    this.#counters = counters
    this.#unsentMax = unsentMax
  }

  /** The number of the last message sent. */
  get seq(): number {
    return this.#seq
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN
  }

  send(type: ServerType, payload: string, ids?: Ids): void {
    if (!this.isOpen) return
    const message = messageText(type, ++this.#seq, bytesOf(payload), ids)
    if (this.#gathered.length + message.length > SERVER_FRAME_BYTES - 2) this.#write()
    this.#gathered = this.#count === 0 ? message : `${this.#gathered},${message}`
    if (this.#count++ === 0) this.#outbox.add(this)
  }

  flush(): void {
    this.#write()
  }

  /** Starts the closing handshake after everything that was sent so far. */
  close(code: CloseCode): void {
    this.#write()
    this.#ws.close(code)
  }

  /** Destroys the connection without a closing handshake: nobody is at the other end. */
  terminate(): void {
    this.#ws.terminate()
  }

  /** Stops reading the socket. */
  pauseReading(): void {
    this.#ws.pause()
  }

  ping(): void {
    if (!this.isOpen) return
    this.#ws.ping()
    this.#closeIfUnread()
  }

  /** Answers a ping with its own data. */
  pong(data: Buffer): void {
    if (!this.isOpen) return
    this.#ws.pong(data)
    this.#closeIfUnread()
  }

  #write(): void {
    if (this.#count === 0) return
    const text = this.#count === 1 ? this.#gathered : `[${this.#gathered}]`
    const count = this.#count
    this.#gathered = ''
    this.#count = 0
    if (!this.isOpen) return
    this.#socket.write(textFrame(text), 'latin1')
    this.#counters.sent(count, text.length)
    this.#closeIfUnread()
  }

  /** Closes the connection when too much is unsent, before a client that does not read fills the memory. */
  #closeIfUnread(): void {
    if (this.#socket.writableLength > this.#unsentMax) this.#ws.close(CLOSE.tooSlow)
  }
}

function messageText(type: ServerType, seq: number, payload: string, ids: Ids | undefined): string {
  if (type === 'MATCH_UPDATE') return briefUpdate(seq, payload)
  return `{"v":1,"type":"${type}","seq":${seq}${idsInText(ids)},"payload":${payload}}`
}

function idsInText(ids: Ids | undefined): string {
  return ids === undefined ? '' : `,"roomId":${JSON.stringify(ids.roomId)},"matchId":${JSON.stringify(ids.matchId)}`
}
