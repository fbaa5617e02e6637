import type { Box, Fact, Seat, Told } from '@ludoteca/kernel'
import type { StoredMove } from '../ports.ts'

/**
 * Who has let chapter after chapter go by without a move of their own. Worked out from the log and from who comes back;
 * what a snapshot has left behind counts for nobody.
 */
export class Attendance {
  readonly #chapters: readonly string[]
  readonly #chaptersMax: number
  readonly #handover: Box['handover']
  #chapter = 0
  /** The chapter in which each seat was last heard of. */
  readonly #lastActive = new Map<Seat, number>()

  constructor({ chapters = [], awayAfterChapters = Number.POSITIVE_INFINITY, handover }: Box) {
    this.#handover = handover
    this.#chapters = chapters
    this.#chaptersMax = awayAfterChapters
  }

  /** A move was made; who takes over a seat shows life. Moves of clocks, bots and autopilots are nobody's sign of life. */
  note({ seat, by, move }: Pick<StoredMove, 'seat' | 'by' | 'move'>, facts: readonly Told<Fact>[]): void {
    if (by === undefined) this.sawActive(this.#handover?.told?.seatOf(move) ?? seat)
    for (const { fact } of facts) if (this.#chapters.includes(fact.type)) this.#chapter++
  }

  /** Whoever plays this seat shows life in another way than by a move: they are back. */
  sawActive(seat: Seat): void {
    this.#lastActive.set(seat, this.#chapter)
  }

  /** Whether whole chapters have passed since this seat was heard of. */
  isAway(seat: Seat): boolean {
    return this.#chapter - (this.#lastActive.get(seat) ?? 0) > this.#chaptersMax
  }
}
