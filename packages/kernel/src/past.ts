import type { ChanceState } from './chance.ts'
import type { Seat } from './game.ts'

/** A move that is in force. */
export interface Played {
  readonly seq: number
  readonly seat: Seat
  /** Drew or revealed something: cannot be taken back by its own seat. */
  readonly final: boolean
}

/** A position to which a match can go back. */
export interface Mark<S> {
  /** The move after which it was. */
  readonly seq: number
  readonly state: S
  readonly chance: ChanceState
}
interface PlacedMark<S> extends Mark<S> {
  /** How many of the moves that are kept were in force then. */
  readonly depth: number
}

/** A copy of the position is kept every so many moves, so that undo need not replay from the start. */
const MARK_EVERY = 32
/** So many of these copies are kept beside the first; what lies behind them is played again from there. */
const MARKS_KEPT = 4
/** After forgetting there are so many, and so at least `MARK_EVERY` moves after the first of them. */
const MARKS_REMEMBERED = 2

/** What a match can take back: the moves in force, and copies of the position on the way. */
export class Past<S> {
  #played: Played[] = []
  #marks: PlacedMark<S>[] = []

  constructor(first: Mark<S>) {
    this.mark(first)
  }

  /** How many moves can be taken back. */
  get reach(): number {
    return this.#played.length
  }

  get last(): Played | undefined {
    return this.#played.at(-1)
  }

  /** Whether the position after the last move should be marked. */
  get isMarkDue(): boolean {
    return this.#played.length % MARK_EVERY === 0
  }

  add(played: Played): void {
    this.#played.push(played)
  }

  mark(mark: Mark<S>): void {
    this.#marks.push({ ...mark, depth: this.#played.length })
    if (this.#marks.length > MARKS_KEPT + 1) this.#marks.splice(1, 1)
  }

  /** Takes the last move back. Gives a position before it, and the moves that lead from there to just before it. */
  takeBack(): { readonly from: Mark<S>; readonly again: readonly Played[] } {
    this.#played.pop()
    const depth = this.#played.length
    while ((this.#marks.at(-1) as PlacedMark<S>).depth > depth) this.#marks.pop()
    const from = this.#marks.at(-1) as PlacedMark<S>
    return { from, again: this.#played.slice(from.depth) }
  }

  /** Keeps the last few dozen moves. Gives the move from which on they are, if others were let go of. */
  forget(): number | undefined {
    if (this.#marks.length <= MARKS_REMEMBERED) return undefined
    const marks = this.#marks.slice(-MARKS_REMEMBERED)
    const { seq, depth: forgotten } = marks[0] as PlacedMark<S>
    this.#played = this.#played.slice(forgotten)
    this.#marks = marks.map((mark) => ({ ...mark, depth: mark.depth - forgotten }))
    return seq
  }

  /** Which of these moves are not in force. */
  undoneOf(seqs: readonly number[]): ReadonlySet<number> {
    const inForce = new Set(this.#played.map(({ seq }) => seq))
    return new Set(seqs.filter((seq) => !inForce.has(seq)))
  }
}
