import type { Box, Move, Seat } from '@ludoteca/kernel'
import type { Controls, Newcomer } from '../ports.ts'

/** A newcomer with the move by which the rules hear of it, if they must. */
interface Arrival {
  readonly newcomer: Newcomer
  readonly move: Move | undefined
}

/** Lets people take over seats where the game says when that may be. */
export class Newcomers {
  readonly #handover: Box['handover']
  #waiting: readonly Newcomer[] = []
  /** Those who have their seat already; the room may not have heard of it. */
  readonly #arrived = new Set<string>()

  constructor({ handover }: Box) {
    this.#handover = handover
  }

  control({ newcomers = [] }: Controls): void {
    this.#waiting = newcomers
  }

  /** Those who take over a seat now. Each is named once, as long as seats change hands. */
  arriving(state: object): readonly Arrival[] {
    const handover = this.#handover
    if (handover === undefined || this.#waiting.length === 0) return []
    const arriving: Arrival[] = []
    for (const newcomer of this.#waiting) {
      const { participantId, seat, belongings } = newcomer
      if (!handover.isNow(state, seat)) this.#arrived.delete(keyOf(newcomer))
      else if (!this.#arrived.has(keyOf(newcomer))) {
        arriving.push({ newcomer, move: handover.told?.move(participantId, seat, belongings) })
      }
    }
    return arriving
  }

  /** Whether this seat is as good as taken: the room has only to hear of it. Nobody answers for a newcomer any more. */
  isTaken(seat: Seat): boolean {
    return this.#waiting.some((one) => one.seat === seat && this.#arrived.has(keyOf(one)))
  }

  heardOf(newcomer: Newcomer): void {
    this.#arrived.add(keyOf(newcomer))
  }

  /** The room could not be told. It is told again, unless the rules would be, too. */
  forget(newcomer: Newcomer): void {
    if (this.#handover?.told === undefined) this.#arrived.delete(keyOf(newcomer))
  }
}

function keyOf({ participantId, seat }: Newcomer): string {
  return `${seat} ${participantId}`
}
