import type { OpenSocket, RoomClient } from '@ludoteca/client'
import { type Chance, type Fact, isFields } from '@ludoteca/kernel'
import type { WebSocket } from 'ws'
import { type Fault, fingerprint, type History, isAcknowledged, type Person, type Seen, type Sent } from './history.ts'

type Fields = Readonly<Record<string, unknown>>

const SUBMIT = /^SUBMIT_/
/** After these nobody knows, or the same key may be tried again. */
const PASSING = new Set(['RATE_LIMIT', 'BUSY', 'CLOSING', 'SERVER', 'BAD_NONCE', 'NOT_FOUND', 'NOT_JOINED'])

/**
 * Looks over the shoulders of all clients: reads what goes through their sockets, notes what they show, and believes
 * neither the clients nor the server. Whatever was acknowledged or shown before its eyes must be in the log for ever.
 */
export class Witness {
  readonly people = new Map<string, Person>()
  readonly seen: Seen[] = []
  /** What was done to the server meanwhile. */
  readonly blows: Fault[] = []
  readonly #moves = new Map<string, Noted>()
  /** Matches whose end was told. */
  readonly ended = new Set<string>()
  /** What should never have been seen. */
  readonly faults: string[] = []
  acknowledged = 0
  /** How often somebody found that the luck of a match held. */
  fair = 0
  /** Acknowledged moves by match. */
  readonly #acknowledgedIn = new Map<string, number>()
  readonly #open = new Set<WebSocket>()
  #onSent: (() => void) | undefined
  #onAcknowledged: (() => void) | undefined

  /** All of it so far. */
  get history(): History {
    const { people, seen, blows: faults } = this
    return { people, seen, faults, sent: [...this.#moves.values()] }
  }

  acknowledgedIn(matchId: string): number {
    return this.#acknowledgedIn.get(matchId) ?? 0
  }

  /** Resolves in the moment in which the next move leaves. */
  nextMove(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSent = resolve
    })
  }

  /** Resolves in the moment in which the next move is acknowledged. */
  nextAcknowledgement(): Promise<void> {
    return new Promise((resolve) => {
      this.#onAcknowledged = resolve
    })
  }

  /** Sockets that this witness sees. */
  sockets(open: () => WebSocket): OpenSocket {
    return () => {
      const socket = open()
      const claim: Claim = { matchId: null, factCount: 0 }
      this.#open.add(socket)
      socket.addEventListener('close', () => this.#open.delete(socket))
      socket.addEventListener('message', ({ data }) => this.#hear(String(data), claim))
      return {
        send: (text) => {
          this.#say(JSON.parse(text) as Fields, claim)
          socket.send(text)
        },
        close: (code) => socket.close(code),
        addEventListener: socket.addEventListener.bind(socket) as ReturnType<OpenSocket>['addEventListener'],
      }
    }
  }

  /** What a client finds about the luck of a match that is over. The server is honest, whatever happens to it. */
  judgeLuck({ matchId, fairness: { verdict, reason } }: RoomClient): void {
    if (verdict === 'held') this.fair++
    if (verdict === 'broken') this.faults.push(`the luck of ${matchId} looks forged to somebody (${reason})`)
  }

  /** Somebody is shown these facts, the last that they have been shown. */
  see({ matchId, seat, factCount, join }: RoomClient, facts: readonly Fact[]): void {
    if (matchId === null || join === undefined) return
    const from = factCount - facts.length
    this.seen.push({ who: join.clientId, seat, matchId, at: performance.now(), from, facts: facts.map(fingerprint) })
  }

  /** Cuts one of the connections without a word. */
  cutOne(chance: Chance): void {
    if (this.#open.size > 0) chance.pick('cuts', [...this.#open]).terminate()
  }

  #say({ type, matchId, clientId, idempotencyKey, payload }: Fields, claim: Claim): void {
    if (type === 'JOIN_ROOM' && isFields(payload) && typeof payload.factCount === 'number') {
      claim.matchId = matchId as string
      claim.factCount = payload.factCount
    }
    if (!SUBMIT.test(String(type)) || matchId === null) return
    const key = String(idempotencyKey)
    const known = this.#moves.get(key)
    if (known) known.at.push(performance.now())
    else {
      this.#moves.set(key, {
        who: String(clientId),
        matchId: String(matchId),
        key: `${clientId}:${key}`,
        at: [performance.now()],
        move: fingerprint(isFields(payload) ? payload.move : undefined),
        answeredAt: undefined,
        refusal: undefined,
      })
    }
    this.#onSent?.()
    this.#onSent = undefined
  }

  #hear(text: string, claim: Claim): void {
    const frame = JSON.parse(text) as Fields | Fields[]
    for (const { type, matchId, payload } of Array.isArray(frame) ? frame : [frame]) {
      if (!isFields(payload)) continue
      if (type === 'ACK') this.#acknowledge(String(payload.idempotencyKey))
      else if (type === 'ERROR') this.#refuse(String(payload.idempotencyKey), String(payload.code))
      else if (type === 'MATCH_END') this.ended.add(String(matchId))
      else if (type === 'STATE_SNAPSHOT') this.#compare(String(matchId), Number(payload.factCount), claim)
    }
  }

  #acknowledge(key: string): void {
    const move = this.#moves.get(key)
    if (move === undefined || isAcknowledged(move)) return
    if (move.refusal !== undefined) this.faults.push(`${key} was refused with ${move.refusal} and acknowledged later`)
    move.answeredAt = performance.now()
    move.refusal = undefined
    this.acknowledged++
    this.#acknowledgedIn.set(move.matchId, this.acknowledgedIn(move.matchId) + 1)
    this.#onAcknowledged?.()
    this.#onAcknowledged = undefined
  }

  #refuse(key: string, code: string): void {
    const move = this.#moves.get(key)
    if (move === undefined || PASSING.has(code)) return
    if (isAcknowledged(move)) {
      this.faults.push(`${key} was acknowledged and refused later with ${code}`)
      return
    }
    move.answeredAt = performance.now()
    move.refusal = code
  }

  /** What was told once has happened: no client that comes back knows more facts than there are. */
  #compare(matchId: string, factCount: number, claim: Claim): void {
    if (claim.matchId === matchId && factCount < claim.factCount) {
      this.faults.push(`in ${matchId} somebody knew ${claim.factCount} facts and came back to ${factCount}`)
    }
    claim.matchId = null
  }
}

/** The facts that a client says it knows. */
interface Claim {
  matchId: string | null
  factCount: number
}

/** A move whose fate is not known yet. */
interface Noted extends Sent {
  readonly at: number[]
  answeredAt: number | undefined
  refusal: string | undefined
}
