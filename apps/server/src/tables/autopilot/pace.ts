import { type Box, type Move, Position, type Seat, SeededChance, TABLE } from '@ludoteca/kernel'
import type { LoadedMatch } from '../replica/load.ts'

/** Sees to it that phases last long enough to be seen, even where everybody acts at once. */
export class Pace {
  readonly #pace: Box['pace']

  constructor({ pace }: Box) {
    this.#pace = pace
  }

  /** Until when a move has to wait because it would end its phase too soon; nothing when it need not wait. */
  heldUntil({ match, clocks }: LoadedMatch, seat: Seat, move: unknown, now: number): number | undefined {
    if (this.#pace === undefined || seat === TABLE) return undefined
    const until = clocks.maturesAt(match.decisions, this.#pace.leastMs)
    return until !== undefined && now < until && this.#isLast(match.position, seat, move) ? until : undefined
  }

  /** Tried out on a copy: only the rules know what ends a phase. A move that breaks them need not wait to be refused. */
  #isLast(position: LoadedMatch['match']['position'], seat: Seat, move: unknown): boolean {
    try {
      if (position.refusalOf(seat, move)) return false
      const { game, state } = position
      const trial = new Position(game, game.copy(state), new SeededChance('trial').unrecorded())
      trial.apply(seat, move as Move)
      return this.#pace?.phaseOf(trial.state) !== this.#pace?.phaseOf(state)
    } catch {
      return false
    }
  }
}
