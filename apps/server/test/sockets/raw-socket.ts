import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { eventually } from './waiting.ts'

/** What a frame carries (RFC 6455, 5.2). */
export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
type Opcode = (typeof OPCODE)[keyof typeof OPCODE]

const FIN = 0x80
const MASKED = 0x80
/** All zeros: what is masked with it stays as it is. */
const MASK = Buffer.alloc(4)

/** A frame as a client sends it. */
export function frame(opcode: Opcode, payload: string | Buffer = '', isLast = true): Buffer {
  const data = Buffer.from(payload)
  const first = opcode | (isLast ? FIN : 0)
  const head =
    data.length < 126
      ? Buffer.from([first, MASKED | data.length])
      : Buffer.from([first, MASKED | 126, data.length >> 8, data.length & 0xff])
  return Buffer.concat([head, MASK, data])
}

/** A WebSocket without anything that minds the rules: bytes go out as they are, and are read when somebody wants to. */
export class RawSocket {
  readonly tcp: Socket
  #unread = Buffer.alloc(0)
  readonly frames: { readonly opcode: number; readonly payload: Buffer }[] = []

  private constructor(tcp: Socket) {
    this.tcp = tcp
    tcp.on('error', () => {})
  }

  /** Opens one as that person. It reads nothing before `listen`. */
  static async open(port: number, cookie: string): Promise<RawSocket> {
    const tcp = connect(port, '127.0.0.1')
    const socket = new RawSocket(tcp)
    const key = randomBytes(16).toString('base64')
    const lines = ['GET /ws HTTP/1.1', 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket']
    tcp.write(
      [...lines, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, `Cookie: ${cookie}`, '', ''].join('\r\n'),
    )
    const [answer] = (await once(tcp, 'data')) as [Buffer]
    tcp.pause()
    const end = answer.indexOf('\r\n\r\n')
    if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString('latin1'))
    socket.#take(answer.subarray(end + 4))
    return socket
  }

  send(...frames: readonly Buffer[]): void {
    this.tcp.write(Buffer.concat(frames))
  }

  /** Sends the same again and again, until so many bytes are sent or the other side takes no more for a while. */
  async flood(bytes: Buffer, upTo: number, patienceMs = 500): Promise<number> {
    let sent = 0
    while (sent < upTo && !this.tcp.destroyed) {
      sent += bytes.length
      if (this.tcp.write(bytes)) continue
      const timer = AbortSignal.timeout(patienceMs)
      const isStuck = await once(this.tcp, 'drain', { signal: timer }).then(
        () => false,
        () => true,
      )
      if (isStuck) break
    }
    return sent
  }

  listen(): this {
    this.tcp.on('data', (chunk: Buffer) => this.#take(chunk))
    this.tcp.resume()
    return this
  }

  /** With which code the other side says good-bye. */
  async closeCode(): Promise<number> {
    const isClose = ({ opcode }: { opcode: number }) => opcode === OPCODE.close
    await eventually(() => this.frames.some(isClose))
    return this.frames.find(isClose)?.payload.readUInt16BE(0) as number
  }

  #take(chunk: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, chunk])
    for (;;) {
      if (this.#unread.length < 2) return
      const [first = 0, second = 0] = this.#unread
      const [start, length] = second < 126 ? [2, second] : second === 126 ? [4, this.#long(2)] : [10, this.#long(8)]
      if (this.#unread.length < start + length) return
      this.frames.push({ opcode: first & 0xf, payload: this.#unread.subarray(start, start + length) })
      this.#unread = this.#unread.subarray(start + length)
    }
  }

  /** The length after the first two bytes, if it has come. */
  #long(bytes: 2 | 8): number {
    if (this.#unread.length < 2 + bytes) return Number.MAX_SAFE_INTEGER
    return bytes === 2 ? this.#unread.readUInt16BE(2) : Number(this.#unread.readBigUInt64BE(2))
  }
}
