import { once } from 'node:events'
import { messagesOf, type ServerMessage } from '@ludoteca/protocol'
import type { messages } from '@ludoteca/testgame'
import type { WebSocket } from 'ws'
import type { Visitor } from '../visitor.ts'
import type { TrafficMeter } from './traffic.ts'

/** What a server says to those who play Plaza. */
type PlazaMessage = ServerMessage<typeof messages>

const ACK = Buffer.from('"type":"ACK"')
const ERROR = Buffer.from('"type":"ERROR"')

/** Whoever made a move has its answer. */
type Answered = () => void

let keys = 0

/**
 * One person in a room, as light as can be: thousands of them must not cost more than the server they are to measure.
 * Frames are only read where somebody wants to know what they say.
 */
export class Participant {
  readonly roomId: string
  clientId = ''
  matchId: string | null = null
  /** Gets every frame. */
  onFrame: ((text: Buffer) => void) | undefined
  meter: TrafficMeter | undefined
  readonly #ws: WebSocket
  #nonce = 0
  #answered: Answered | undefined

  private constructor(ws: WebSocket, roomId: string) {
    this.#ws = ws
    this.roomId = roomId
    ws.on('message', (data) => this.#take(data as Buffer))
  }

  /** Comes into a room. */
  static async enter(visitor: Visitor, roomId: string, role: 'PLAYER' | 'WATCHER'): Promise<Participant> {
    const ws = visitor.open()
    await once(ws, 'open')
    const participant = new Participant(ws, roomId)
    const joined = participant.#next('ACK')
    participant.#send('JOIN_ROOM', JSON.stringify({ role }))
    const { result } = (await joined).payload as { result: { clientId: string } }
    participant.clientId = result.clientId
    return participant
  }

  /** Orders something as the host, and waits for it to be done. */
  async command(payload: object): Promise<void> {
    const done = this.#next('ACK')
    this.#send('HOST_COMMAND', JSON.stringify(payload))
    await done
  }

  /** Waits for the next snapshot; from then on moves are meant for its match. */
  async nextMatch(): Promise<void> {
    const { matchId } = await this.#next('STATE_SNAPSHOT')
    this.matchId = matchId as string
  }

  /** Sends a move, whose payload is JSON already. One at a time. */
  submit(payload: string, answered: Answered): void {
    this.#answered = answered
    this.#send('SUBMIT_MOVE', payload)
  }

  leave(): void {
    this.#ws.terminate()
  }

  #send(type: string, payload: string): void {
    const ids = `"roomId":"${this.roomId}","matchId":${JSON.stringify(this.matchId)},"clientId":"${this.clientId}"`
    const key = (++keys).toString(16).padStart(12, '0')
    const delivery = `"nonce":${++this.#nonce},"idempotencyKey":"00000000-0000-4000-8000-${key}"`
    this.#ws.send(`{"v":1,"type":"${type}",${ids},${delivery},"payload":${payload}}`)
  }

  #take(frame: Buffer): void {
    this.meter?.count(frame.length)
    this.onFrame?.(frame)
    if (this.#answered === undefined) return
    if (frame.includes(ERROR)) throw new Error(`a move was refused: ${frame}`)
    if (!frame.includes(ACK)) return
    const answered = this.#answered
    this.#answered = undefined
    answered()
  }

  #next(type: PlazaMessage['type']): Promise<PlazaMessage> {
    return new Promise((resolve, reject) => {
      const look = (frame: Buffer) => {
        const messages = readFrame(frame)
        const found = messages.find((message) => message.type === type)
        const refused = messages.find((message) => message.type === 'ERROR')
        if (found === undefined && refused === undefined) return
        this.#ws.off('message', look)
        if (found) resolve(found)
        else reject(new Error(`refused: ${frame}`))
      }
      this.#ws.on('message', look)
    })
  }
}

/** The messages of a frame. */
export function readFrame(frame: Buffer): readonly PlazaMessage[] {
  return messagesOf(JSON.parse(frame.toString())) as readonly PlazaMessage[]
}
