import { CLOSE, HEARTBEAT_MS, SILENCE_MS } from '@ludoteca/protocol'
import { backOff, type Clock, type Random } from './clock.ts'
import type { OpenSocket, Socket } from './socket.ts'

/** What whoever uses the line hears of it. */
export interface LineUser {
  /** A socket is being opened. */
  opening(): void
  /** A socket is open; nothing was sent on it yet. */
  opened(): void
  received(text: string): void
  /** The socket is gone; another one will be opened unless the line is ended now. */
  lost(code: number): void
  /** The time to show that one is still there. */
  heartbeat(): void
}

/** For a connection that fell silent or never came about. */
const ABNORMAL = 1006

/** One socket after the other: opens, watches, and opens again after a pause. */
export class Line {
  readonly #url: string
  readonly #openSocket: OpenSocket
  readonly #clock: Clock
  readonly #random: Random
  readonly #user: LineUser
  #socket: Socket | undefined
  #isOpen = false
  #tries = 0
  #heardAt = 0
  #callOff: (() => void) | undefined

  constructor(url: string, openSocket: OpenSocket, clock: Clock, random: Random, user: LineUser) {
    this.#url = url
    this.#openSocket = openSocket
    this.#clock = clock
    this.#random = random
    this.#user = user
  }

  /** Opens a socket now. */
  open(): void {
    this.#callOff?.()
    this.#heardAt = this.#clock.now()
    this.#callOff = this.#clock.after(HEARTBEAT_MS, () => this.#beat())
    this.#user.opening()
    let socket: Socket
    try {
      socket = this.#openSocket(this.#url)
    } catch {
      return this.#fail(ABNORMAL)
    }
    this.#socket = socket
    const isOurs = () => this.#socket === socket
    socket.addEventListener('open', () => {
      if (!isOurs()) return
      this.#isOpen = true
      this.#user.opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (!isOurs()) return
      this.#heardAt = this.#clock.now()
      this.#user.received(String(data))
    })
    socket.addEventListener('close', ({ code }) => {
      if (isOurs()) this.#fail(code)
    })
    // A close always follows; without a listener some sockets would end the process.
    socket.addEventListener('error', () => {})
  }

  /** Sends if there is somebody to send to. */
  send(text: string): void {
    if (this.#isOpen) this.#socket?.send(text)
  }

  /** All went well: the next pause is a short one again. */
  settle(): void {
    this.#tries = 0
  }

  /** Gives this socket up and tries another one after a pause. */
  drop(): void {
    this.#letGo(CLOSE.bye)
    this.#fail(ABNORMAL)
  }

  /** Gives up for good. */
  end(): void {
    this.#callOff?.()
    this.#callOff = undefined
    this.#letGo(CLOSE.bye)
  }

  #beat(): void {
    if (this.#clock.now() - this.#heardAt >= SILENCE_MS) return this.drop()
    this.#callOff = this.#clock.after(HEARTBEAT_MS, () => this.#beat())
    if (this.#isOpen) this.#user.heartbeat()
  }

  #fail(code: number): void {
    this.#letGo(undefined)
    this.#callOff?.()
    this.#callOff = this.#clock.after(backOff(this.#tries++, this.#random), () => this.open())
    this.#user.lost(code)
  }

  #letGo(code: number | undefined): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#isOpen = false
    if (code !== undefined) socket?.close(code)
  }
}
