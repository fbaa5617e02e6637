import { type Box, type Move, Position, type Seat, SeededChance, TABLE } from '@ludoteca/kernel'
import type { LoadedMatch } from '../replica/load.ts'

/** Holds moves back that would end a phase before people have seen it. */
export class Pace {
  readonly #pace: Box['pace']

  constructor({ pace }: Box) {
    this.#pace = pace
  }

  /** Until when this move is held back; undefined when it need not wait. */
  heldUntil({ match, clocks }: LoadedMatch, seat: Seat, move: unknown, now: number): number | undefined {
    if (this.#pace === undefined || seat === TABLE) return undefined
    const until = clocks.maturesAt(match.decisions, this.#pace.leastMs)
    return until !== undefined && now < until && this.#isLast(match.position, seat, move) ? until : undefined
  }

  /** Whether the move ends the phase, found out on a copy. A move that is refused is not held back. */
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
