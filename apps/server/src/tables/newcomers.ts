import type { Box, Move } from '@ludoteca/kernel'
import type { Controls, Newcomer } from './ports.ts'

/** A newcomer with the move by which the rules hear of it. */
interface Arrival {
  readonly newcomer: Newcomer
  readonly move: Move
}

/** Lets people take over seats where the rules say when that may be. */
export class Newcomers {
  readonly #handover: Box['handover']
  #waiting: readonly Newcomer[] = []
  /** Those whom the rules have heard of already; the room may not have. */
  readonly #heardOf = new Set<string>()

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
    if (!handover.isNow(state)) {
      this.#heardOf.clear()
      return []
    }
    const arriving = this.#waiting.filter((one) => !this.#heardOf.has(keyOf(one)))
    return arriving.map((newcomer) => {
      const { participantId, seat, belongings } = newcomer
      return { newcomer, move: handover.move(participantId, seat, belongings) }
    })
  }

  heardOf(newcomer: Newcomer): void {
    this.#heardOf.add(keyOf(newcomer))
  }
}

function keyOf({ participantId, seat }: Newcomer): string {
  return `${seat} ${participantId}`
}
