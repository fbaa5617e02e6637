import type { WebSocket } from 'ws'

/** As long as a move with its envelope. */
const COMMAND = 'x'.repeat(280)
const FIRST_LETTER = 'a'.charCodeAt(0)
/** Who sends in each phase of a round of plaza: the host turns a page, or all seats move. */
const PHASES: readonly ('host' | 'all')[] = ['host', 'all', 'all', 'host', 'host', 'host']

/** The seats of one room on a raw server. Commands come as they do in a match: a phase begins when the last is over. */
export class RawRoom {
  readonly #seats: readonly WebSocket[]
  #phase = 0
  /** How many of this phase have sent their command, and how many have their answer. */
  #sent = 0
  #answered = 0
  #atOnce = 0
  #isEcho = false
  #isRunning = false
  #isBusy = false
  #count = 0

  constructor(seats: readonly WebSocket[]) {
    this.#seats = seats
    for (const [at, socket] of seats.entries()) {
      socket.on('message', (data: Buffer) => this.#hear(at, data))
    }
  }

  /** Whether a phase is under way. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  go(atOnce: number, isEcho: boolean): void {
    this.#atOnce = atOnce
    this.#isEcho = isEcho
    this.#isRunning = true
    this.#open()
  }

  /** Ends with the phase that is under way. */
  halt(): void {
    this.#isRunning = false
  }

  /** How many commands were answered since the last time. */
  take(): number {
    const count = this.#count
    this.#count = 0
    return count
  }

  #open(): void {
    this.#isBusy = true
    this.#sent = 0
    this.#answered = 0
    this.#send()
  }

  get #senders(): number {
    return PHASES[this.#phase] === 'host' ? 1 : this.#seats.length
  }

  #send(): void {
    while (this.#sent < this.#senders && this.#sent - this.#answered < this.#atOnce) {
      this.#seats[this.#sent++]?.send(COMMAND)
    }
  }

  /** Everybody hears every answer; its first letter says whose it is. */
  #hear(at: number, data: Buffer): void {
    if (!this.#isBusy || !(this.#isEcho || data[0] === FIRST_LETTER + at)) return
    this.#answered++
    this.#count++
    if (this.#answered < this.#senders) return this.#send()
    this.#phase = (this.#phase + 1) % PHASES.length
    this.#isBusy = false
    if (this.#isRunning) this.#open()
  }
}
