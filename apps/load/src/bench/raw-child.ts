import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RawPlan } from './raw-plan.ts'

/**
 * The least a server can do, in a process of its own: it reads nothing, knows nothing and stores nothing. How it answers
 * is told by lines of JSON on standard input, each answered by one on standard output. It ends with standard input.
 */

/** Who sent a command is the first letter of the answer, so that the sender knows it; other frames begin with none. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const NOBODY = '-'

class RawRoom {
  readonly #sockets: WebSocket[] = []
  #turn = 0
  #owed = 0

  add(socket: WebSocket): void {
    const at = this.#sockets.push(socket) - 1
    socket.on('message', (data: Buffer) => this.#answer(at, data))
  }

  #answer(at: number, data: Buffer): void {
    if (plan.kind === 'echo') send(this.#sockets[at] as WebSocket, data)
    else if (plan.kind === 'fan-out') this.#tellAll(frameOf(LETTERS[at] as string, plan.bytes))
    else this.#tellSome(at, plan.framesPerCommand)
  }

  #tellAll(frame: Buffer): void {
    for (const socket of this.#sockets) send(socket, frame)
  }

  /** The answer, and as many frames to the others in turn as are owed by now. */
  #tellSome(at: number, framesPerCommand: number): void {
    send(this.#sockets[at] as WebSocket, frameOf(LETTERS[at] as string, nextSize()))
    for (this.#owed += framesPerCommand - 1; this.#owed >= 1; this.#owed--) {
      this.#turn = (this.#turn + 1) % this.#sockets.length
      send(this.#sockets[this.#turn] as WebSocket, frameOf(NOBODY, nextSize()))
    }
  }
}

let plan: RawPlan = { kind: 'echo' }
let sizeAt = 0
const frames = new Map<string, Buffer>()
const rooms = new Map<string, RawRoom>()

function nextSize(): number {
  if (plan.kind !== 'frames') return 1
  sizeAt = (sizeAt + 1) % plan.sizes.length
  return plan.sizes[sizeAt] as number
}

/** Made once: what is measured is the sending. */
function frameOf(letter: string, bytes: number): Buffer {
  const key = letter + bytes
  let frame = frames.get(key)
  if (frame === undefined) {
    frame = Buffer.from(letter.padEnd(bytes, '.'))
    frames.set(key, frame)
  }
  return frame
}

function send(socket: WebSocket, frame: Buffer): void {
  socket.send(frame, { binary: false })
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket, { url = '' }) => {
  let room = rooms.get(url)
  if (room === undefined) {
    room = new RawRoom()
    rooms.set(url, room)
  }
  room.add(socket)
})
server.once('listening', () => say({ port: (server.address() as AddressInfo).port }))
const orders = createInterface(process.stdin)
orders.on('line', (line) => {
  plan = JSON.parse(line) as RawPlan
  say({ plan: plan.kind })
})
orders.once('close', () => process.exit(0))

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
