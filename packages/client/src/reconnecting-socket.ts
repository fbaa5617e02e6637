import { CLOSE, HEARTBEAT_MS, SILENCE_MS } from '@ludoteca/protocol'
import { backOff, type Clock, type Random } from './clock.ts'
import type { OpenSocket, Socket } from './socket.ts'

/** What is called as sockets come and go. */
export interface SocketHandlers {
  /** A socket is about to be opened. */
  opening(): void
  /** A socket is open; nothing was sent over it yet. */
  opened(): void
  received(text: string): void
  /** The socket is closed; another one will be opened unless `end` is called now. */
  lost(code: number): void
  /** It is time for a sign of life. */
  heartbeat(): void
}

/** The close code of a connection that timed out or was never established. */
const ABNORMAL = 1006

/** Opens a socket, watches its heartbeat, and opens another one with back-off whenever it is lost. */
export class ReconnectingSocket {
  readonly #url: string
  readonly #openSocket: OpenSocket
  readonly #clock: Clock
  readonly #random: Random
  readonly #handlers: SocketHandlers
  #socket: Socket | undefined
  #isOpen = false
  #retries = 0
  #lastReceivedAt = 0
  /** Cancels the timer that runs: the next heartbeat, or the next attempt to connect. */
  #cancelTimer: (() => void) | undefined

  constructor(url: string, openSocket: OpenSocket, clock: Clock, random: Random, handlers: SocketHandlers) {
    this.#url = url
    this.#openSocket = openSocket
    this.#clock = clock
    this.#random = random
    this.#handlers = handlers
  }

  /** Opens a socket now. */
  open(): void {
    this.#cancelTimer?.()
    this.#lastReceivedAt = this.#clock.now()
    this.#cancelTimer = this.#clock.after(HEARTBEAT_MS, () => this.#beat())
    this.#handlers.opening()
    let socket: Socket
    try {
      socket = this.#openSocket(this.#url)
    } catch {
      return this.#fail(ABNORMAL)
    }
    this.#socket = socket
    const isCurrent = () => this.#socket === socket
    socket.addEventListener('open', () => {
      if (!isCurrent()) return
      this.#isOpen = true
      this.#handlers.opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return
      this.#lastReceivedAt = this.#clock.now()
      this.#handlers.received(String(data))
    })
    socket.addEventListener('close', ({ code }) => {
      if (isCurrent()) this.#fail(code)
    })
    // A `close` event always follows. Without this listener some sockets would end the process.
    socket.addEventListener('error', () => {})
  }

  /** Sends if a socket is open, and does nothing otherwise. */
  send(text: string): void {
    if (this.#isOpen) this.#socket?.send(text)
  }

  /** Resets the back-off: the connection works. */
  confirm(): void {
    this.#retries = 0
  }

  /** Closes this socket and opens another one after a pause. */
  drop(): void {
    this.#close(CLOSE.bye)
    this.#fail(ABNORMAL)
  }

  /** Closes the socket and never opens another one. */
  end(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    this.#close(CLOSE.bye)
  }

  #beat(): void {
    if (this.#clock.now() - this.#lastReceivedAt >= SILENCE_MS) return this.drop()
    this.#cancelTimer = this.#clock.after(HEARTBEAT_MS, () => this.#beat())
    if (this.#isOpen) this.#handlers.heartbeat()
  }

  #fail(code: number): void {
    this.#close(undefined)
    this.#cancelTimer?.()
    this.#cancelTimer = this.#clock.after(backOff(this.#retries++, this.#random), () => this.open())
    this.#handlers.lost(code)
  }

  #close(code: number | undefined): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#isOpen = false
    if (code !== undefined) socket?.close(code)
  }
}
