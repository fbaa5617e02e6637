import type { Box, Move, Seat } from '@ludoteca/kernel'
import type { Controls, Newcomer } from '../ports.ts'

/** A newcomer, with the move that tells the rules, in games whose rules must be told. */
interface Arrival {
  readonly newcomer: Newcomer
  readonly move: Move | undefined
}

/** Lets people take over seats of running matches, in games that say when that is possible. */
export class Newcomers {
  readonly #handover: Box['handover']
  #waiting: readonly Newcomer[] = []
  /** Newcomers who have their seat already, though the room may not know yet. */
  readonly #arrived = new Set<string>()

  constructor({ handover }: Box) {
    this.#handover = handover
  }

  control({ newcomers = [] }: Controls): void {
    this.#waiting = newcomers
  }

  /** Newcomers who can take over a seat now. Each is returned once in a stretch in which seats may change hands. */
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

  /** Whether a newcomer has taken this seat: no bot plays it any more, though the room may not know yet. */
  isTaken(seat: Seat): boolean {
    return this.#waiting.some((one) => one.seat === seat && this.#arrived.has(keyOf(one)))
  }

  noteArrived(newcomer: Newcomer): void {
    this.#arrived.add(keyOf(newcomer))
  }

  /** The room could not be told: the newcomer is returned again, unless that would repeat a move. */
  forget(newcomer: Newcomer): void {
    if (this.#handover?.told === undefined) this.#arrived.delete(keyOf(newcomer))
  }
}

function keyOf({ participantId, seat }: Newcomer): string {
  return `${seat} ${participantId}`
}
