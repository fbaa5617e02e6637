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
import { RawRoom } from './raw-room.ts'

// The same from the sources, where tests run, and from what is built.
const CHILD = fileURLToPath(new URL('../../dist/bench/raw-child.js', import.meta.url))

/** The raw server in a process of its own, and the sockets that use it. */
export class RawServer {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #answers: AsyncIterator<string>
  readonly #rooms: RawRoom[] = []
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
      const sockets: WebSocket[] = []
      while (sockets.length < seats + watchers) sockets.push(await server.#connect(room))
      server.#rooms.push(new RawRoom(sockets.slice(0, seats)))
    }
    return server
  }

  readonly cpuSeconds = async (): Promise<number> => (await usageOf(this.#child.pid as number)).cpuSeconds

  /** Seats send commands as they do in a match, at most so many at once in each room. */
  async rush(ms: number, plan: RawPlan, atOnce = Number.POSITIVE_INFINITY): Promise<Driven> {
    this.#child.stdin.write(`${JSON.stringify(plan)}\n`)
    await this.#answer()
    const began = performance.now()
    for (const room of this.#rooms) room.go(atOnce, plan.kind === 'echo')
    await sleep(ms)
    for (const room of this.#rooms) room.halt()
    while (this.#rooms.some(({ isBusy }) => isBusy)) await sleep(1)
    const moves = this.#rooms.reduce((sum, room) => sum + room.take(), 0)
    return { moves, seconds: (performance.now() - began) / 1000 }
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate()
    this.#child.stdin.end()
    await once(this.#child, 'exit')
  }

  async #connect(room: number): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/${room}`, { perMessageDeflate: false })
    await once(socket, 'open')
    this.#sockets.push(socket)
    return socket
  }

  async #answer<T>(): Promise<T> {
    const { value, done } = await this.#answers.next()
    if (done) throw new Error('the raw server has ended')
    return JSON.parse(value as string) as T
  }
}
