import { once } from 'node:events'
import { type Chance, isFields } from '@ludoteca/kernel'
import type { Visitor } from '../visitor.ts'
import { type Draft, draftOf, type Envelope, STRIKES, type Strike } from './draft.ts'
import { Line, type Message } from './line.ts'

/** Who somebody is. */
export interface Part {
  readonly name: string
  readonly visitor: Visitor
  readonly chance: Chance
  /** Where this one is; nothing for a stranger. */
  readonly roomId?: string
  readonly role?: 'PLAYER' | 'WATCHER'
  complain(complaint: string): void
}

/** What somebody sees of a match: the last snapshot. */
export interface Seen {
  readonly view: Readonly<Record<string, unknown>>
  /** The questions put to this one. */
  readonly asked: readonly (readonly [string, unknown])[]
}

/** Fewer than the server lets wait for their turn. */
const WINDOW = 16
/** The server remembers more than this of what it has answered. */
const KEPT_MAX = 50

/** Somebody who sends one message after the other and knows how each must be answered. */
export class Actor {
  readonly part: Part
  matchId: string | null = null
  clientId = ''
  /** The nonce of the last JOIN_ROOM: neither it nor lower ones may be used again. */
  usedNonce = 0
  /** Moves that were made. */
  readonly accepted: Draft[] = []
  /** Messages that were refused and whose answers the server must still know. */
  readonly refused: Draft[] = []
  /** The codes with which connections were closed. */
  readonly closes: number[] = []
  readonly answers = new Map<string, number>()
  #line: Line | undefined
  #nonce = 0
  #strikes: Partial<Record<Strike, number>> = {}
  #seen: Seen | undefined

  constructor(part: Part) {
    this.part = part
  }

  /** The message that has waited longest for its answer. */
  get oldest(): Draft | undefined {
    return this.#line?.oldest
  }

  /** Connects, and joins the room if there is one. */
  async open(): Promise<void> {
    const { visitor, roomId, role = 'PLAYER', name } = this.part
    const socket = visitor.open()
    this.#strikes = {}
    this.#line = new Line(socket, {
      answered: (message) => this.#note(message),
      told: (message) => this.#look(message),
      complain: (complaint) => this.part.complain(`${name}: ${complaint}`),
    })
    await once(socket, 'open')
    if (roomId === undefined) return
    const join = this.compose('JOIN_ROOM', { role })
    this.usedNonce = this.#nonce
    await this.send(draftOf(join, 'ACK'))
    await this.quiet()
  }

  /** A message that is in order. */
  compose(type: string, payload: unknown, changes: Partial<Envelope> = {}): Envelope {
    return {
      v: 1,
      type,
      roomId: this.part.roomId ?? 'ZZZZZ',
      matchId: this.matchId,
      clientId: this.clientId,
      nonce: ++this.#nonce,
      idempotencyKey: this.#newKey(),
      payload,
      ...changes,
    }
  }

  /** Sends it. What closes the connection is sent alone, and another connection is opened after it. */
  async send(draft: Draft): Promise<void> {
    const line = this.#line as Line
    const limit = draft.strike && STRIKES[draft.strike]
    const isLast = limit !== undefined && this.#strike(draft.strike) >= limit.count
    await line.atMost(isLast ? 0 : WINDOW - 1)
    line.send(draft)
    if (draft.isKept && this.refused.push(draft) > KEPT_MAX) this.refused.shift()
    if (!isLast) return
    const code = await line.closed
    this.closes.push(code)
    if (code !== limit.code || line.oldest)
      this.part.complain(`${this.part.name}: closed with ${code}, not ${limit.code}`)
    await this.open()
  }

  /** Waits until everything has its answer. */
  async quiet(): Promise<void> {
    await this.#line?.atMost(0)
  }

  /** What lies before this one now. */
  async look(): Promise<Seen> {
    this.#seen = undefined
    await this.ask('REQUEST_SNAPSHOT', {})
    return this.when(() => this.#seen)
  }

  /** Sends something that is in order, and waits for the answer. */
  async ask(type: string, payload: object): Promise<Draft> {
    const draft = draftOf(this.compose(type, payload), 'ACK')
    await this.send(draft)
    await this.quiet()
    return draft
  }

  /** Makes a move that is in order. */
  async move(move: object, seat?: number): Promise<void> {
    this.accepted.push(await this.ask('SUBMIT_MOVE', { move, ...(seat !== undefined && { seat }) }))
  }

  /** Waits until there is something to see. */
  async when<T>(look: () => T | null | undefined): Promise<T> {
    for (;;) {
      const seen = look()
      if (seen !== null && seen !== undefined) return seen
      await this.#line?.news()
    }
  }

  close(): void {
    this.#line?.close()
  }

  #strike(kind: Strike | undefined): number {
    if (kind === undefined) return 0
    const count = (this.#strikes[kind] ?? 0) + 1
    this.#strikes[kind] = count
    return count
  }

  #newKey(): string {
    const { chance } = this.part
    const digits = (count: number) => Array.from({ length: count }, () => chance.int('keys', 16).toString(16)).join('')
    return [8, 4, 4, 4, 12].map(digits).join('-')
  }

  #note({ type, payload }: Message): void {
    const answer = type === 'ACK' ? 'ACK' : String(payload.code)
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1)
    const { result } = payload
    if (isFields(result) && typeof result.clientId === 'string') this.clientId = result.clientId
  }

  #look({ type, payload }: Message): void {
    if (type === 'ROOM_STATE') this.matchId = payload.matchId as string | null
    if (type !== 'STATE_SNAPSHOT') return
    const { view, current, decisions } = payload.state as {
      view: Seen['view']
      current: string[]
      decisions: Record<string, unknown>
    }
    this.#seen = { view, asked: current.map((key) => [key, decisions[key]] as const) }
  }
}
