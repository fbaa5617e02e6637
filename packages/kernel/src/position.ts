import type { Chance } from './chance.ts'
import type { Audience, Decision, Fact, Game, Io, Move, Refusal, Seat, Told } from './game.ts'
import { refusalOf } from './permit.ts'

/** A game being played, without any log: the fast core under `Match`, simulations and search. */
export class Position<C, S, M extends Move, V, F extends Fact> implements Io<F> {
  readonly game: Game<C, S, M, V, F>
  readonly chance: Chance
  state: S
  /** What the last move told. */
  told: Told<F>[] = []
  /** Whether the last move made something hidden known. */
  revealed = false
  enter: ((step: string) => void) | undefined
  #decisions: readonly Decision<S, M>[] | undefined

  constructor(game: Game<C, S, M, V, F>, state: S, chance: Chance) {
    this.game = game
    this.state = state
    this.chance = chance
  }

  /** Sets a game up. The options must be complete: see `configure`. */
  static setup<C, S, M extends Move, V, F extends Fact>(
    game: Game<C, S, M, V, F>,
    config: C,
    seats: number,
    chance: Chance,
    enter?: (step: string) => void,
  ): Position<C, S, M, V, F> {
    // The state is made by a set-up that already tells and draws, so the position exists a moment before it.
    const position = new Position<C, S, M, V, F>(game, undefined as S, chance)
    position.enter = enter
    position.state = game.setup(config, seats, position)
    return position
  }

  /** What is being asked, worked out once per position. */
  get decisions(): readonly Decision<S, M>[] {
    this.#decisions ??= this.game.decisions(this.state)
    return this.#decisions
  }

  /** Why this seat may not make this move now; nothing when it may. */
  refusalOf(seat: Seat, move: unknown): Refusal | undefined {
    return refusalOf(this.state, this.decisions, seat, move)
  }

  /** Applies a move that was permitted. */
  apply(seat: Seat, move: M): void {
    this.told = []
    this.revealed = false
    this.#decisions = undefined
    this.game.apply(this.state, seat, move, this)
  }

  /** Heard by `to` alone; the rules call it through `Io`. */
  tell(fact: F, to: Audience = 'all'): void {
    this.told.push({ fact, to })
  }

  /** Marks the move as one that cannot be taken back; the rules call it through `Io`. */
  reveal(): void {
    this.revealed = true
  }
}
