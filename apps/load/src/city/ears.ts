import { performance } from 'node:perf_hooks'
import type { RoomClient } from '@ludoteca/client'
import type { Fact, Move } from '@ludoteca/kernel'

/** By which fact others hear that an owner has made a move of that type. */
const HEARD_AS: Readonly<Record<string, string>> = {
  bid: 'bidIn',
  action: 'actionIn',
  moodVote: 'moodVoteIn',
}
const OPENING = 'phaseChange'

interface SeatFact extends Fact {
  readonly seat: number
}

/** Whether others hear of such a move of an owner. */
export function isHeardOf({ type }: Pick<Move, 'type'>): boolean {
  return HEARD_AS[type] !== undefined
}

/**
 * Measures from the sending of an owner's move until each of the others hears that it was made. A move that ends its
 * phase has to wait until that is old enough: such are counted, and not measured.
 */
export class Ears {
  readonly latencies: number[] = []
  moves = 0
  /** How many of them the record of the match holds. */
  recorded = 0
  /** Whether the record of the match holds. */
  verifies = false
  readonly #sentAt = new Map<string, number>()
  /** When those were sent that ended their phase. */
  readonly #closing = new Set<number>()

  constructor(clients: readonly RoomClient[]) {
    for (const client of clients) {
      this.#noteMovesOf(client)
      this.#listenAt(client)
    }
  }

  /** How many moves ended their phase. */
  get closing(): number {
    return this.#closing.size
  }

  #noteMovesOf(client: RoomClient): void {
    const submit = client.submit.bind(client)
    client.submit = (move: Move, options) => {
      const fact = HEARD_AS[move.type]
      if (fact !== undefined && client.seat !== null) {
        this.moves++
        this.#sentAt.set(`${fact} ${client.seat}`, performance.now())
      }
      return submit(move, options)
    }
  }

  /** What one frame tells belongs together. */
  #listenAt(client: RoomClient): void {
    let frame: Fact[] = []
    client.on('facts', (facts) => {
      frame.push(...facts)
    })
    client.on('change', () => {
      const facts = frame
      frame = []
      if (facts.length > 0) this.#hear(client, facts)
    })
  }

  #hear(client: RoomClient, facts: readonly Fact[]): void {
    const now = performance.now()
    for (const [i, fact] of facts.entries()) {
      const { seat } = fact as SeatFact
      const sentAt = this.#sentAt.get(`${fact.type} ${seat}`)
      if (sentAt === undefined || seat === client.seat) continue
      const isClosing = facts.slice(i).some(({ type }) => type === OPENING)
      if (isClosing) this.#closing.add(sentAt)
      else this.latencies.push(now - sentAt)
    }
  }
}
