import type { Box, Fact, Seat, Told } from '@ludoteca/kernel'
import type { StoredMove } from '../ports.ts'

/**
 * Finds people who let chapter after chapter pass without a move. Derived from the log and from who comes back;
 * chapters before the snapshot from which the match was read do not count against anybody.
 */
export class Attendance {
  readonly #chapters: readonly string[]
  readonly #chaptersMax: number
  readonly #handover: Box['handover']
  #chapter = 0
  /** By seat: the chapter in which its person was last active. */
  readonly #lastActive = new Map<Seat, number>()

  constructor({ chapters = [], awayAfterChapters = Number.POSITIVE_INFINITY, handover }: Box) {
    this.#handover = handover
    this.#chapters = chapters
    this.#chaptersMax = awayAfterChapters
  }

  /** Notes a move: its person is active, as is whoever takes over a seat with it. Moves of clocks and bots do not count. */
  note({ seat, by, move }: Pick<StoredMove, 'seat' | 'by' | 'move'>, facts: readonly Told<Fact>[]): void {
    if (by === undefined) this.sawActive(this.#handover?.told?.seatOf(move) ?? seat)
    for (const { fact } of facts) if (this.#chapters.includes(fact.type)) this.#chapter++
  }

  /** The person at this seat is active without having moved: they are back. */
  sawActive(seat: Seat): void {
    this.#lastActive.set(seat, this.#chapter)
  }

  /** Whether whole chapters have passed since the person at this seat was active. */
  isAway(seat: Seat): boolean {
    return this.#chapter - (this.#lastActive.get(seat) ?? 0) > this.#chaptersMax
  }
}
