import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { usageOf } from '../usage.ts'
import type { Driven } from './driver.ts'
import type { RoomSize } from './plaza-room.ts'
import type { RawPlan } from './raw-plan.ts'

// The same from the sources, where tests run, and from what is built.
const CHILD = fileURLToPath(new URL('../../dist/bench/raw-child.js', import.meta.url))
/** As long as a move with its envelope. */
const COMMAND = 'x'.repeat(280)
const FIRST_LETTER = 'a'.charCodeAt(0)

/** The raw server in a process of its own, and the sockets that use it. */
export class RawServer {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #answers: AsyncIterator<string>
  readonly #senders: Sender[] = []
  readonly #sockets: WebSocket[] = []
  #port = 0

  private constructor() {
    this.#child = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#answers = createInterface(this.#child.stdout)[Symbol.asyncIterator]()
  }

  /** Starts one and fills so many rooms. */
  static async start(rooms: number, { seats, watchers }: RoomSize): Promise<RawServer> {
    const server = new RawServer()
    server.#port = (await server.#answer<{ port: number }>()).port
    for (let room = 0; room < rooms; room++) {
      for (let at = 0; at < seats + watchers; at++) await server.#connect(room, at, at < seats)
    }
    return server
  }

  readonly cpuSeconds = async (): Promise<number> => (await usageOf(this.#child.pid as number)).cpuSeconds

  /** Every seat, or so many of them, sends its next command when it has the answer to the last. */
  async rush(ms: number, plan: RawPlan, atOnce = Number.POSITIVE_INFINITY): Promise<Driven> {
    this.#child.stdin.write(`${JSON.stringify(plan)}\n`)
    await this.#answer()
    const senders = this.#senders.slice(0, atOnce)
    const began = performance.now()
    for (const sender of senders) sender.go(plan.kind === 'echo')
    await sleep(ms)
    for (const sender of senders) sender.halt()
    while (senders.some(({ isBusy }) => isBusy)) await sleep(1)
    const moves = senders.reduce((sum, sender) => sum + sender.take(), 0)
    return { moves, seconds: (performance.now() - began) / 1000 }
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate()
    this.#child.stdin.end()
    await once(this.#child, 'exit')
  }

  async #connect(room: number, at: number, sends: boolean): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/${room}`, { perMessageDeflate: false })
    await once(socket, 'open')
    this.#sockets.push(socket)
    if (sends) this.#senders.push(new Sender(socket, FIRST_LETTER + at))
  }

  async #answer<T>(): Promise<T> {
    const { value, done } = await this.#answers.next()
    if (done) throw new Error('the raw server has ended')
    return JSON.parse(value as string) as T
  }
}

/** One who sends commands, one after the other. */
class Sender {
  isBusy = false
  #isRunning = false
  #isEcho = false
  #answered = 0
  readonly #socket: WebSocket

  constructor(socket: WebSocket, letter: number) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      if (!this.isBusy || !(this.#isEcho || data[0] === letter)) return
      this.#answered++
      this.isBusy = false
      if (this.#isRunning) this.#send()
    })
  }

  go(isEcho: boolean): void {
    this.#isEcho = isEcho
    this.#isRunning = true
    this.#send()
  }

  halt(): void {
    this.#isRunning = false
  }

  /** How many were answered since the last time. */
  take(): number {
    const answered = this.#answered
    this.#answered = 0
    return answered
  }

  #send(): void {
    this.isBusy = true
    this.#socket.send(COMMAND)
  }
}
