import type { Chance } from './chance.ts'
import type { Audience, Decision, Fact, Game, Io, Move, Refusal, Seat, Told } from './game.ts'
import { refusalOf } from './permit.ts'

interface Line<F extends Fact> {
  fact: F
  to: Audience
}

/** A game being played, without any log: the fast core under `Match`, simulations and search. */
export class Position<C, S, M extends Move, V, F extends Fact> implements Io<F> {
  readonly game: Game<C, S, M, V, F>
  readonly chance: Chance
  state: S
  /** Whether the last move made something hidden known. */
  revealed = false
  enter: ((step: string) => void) | undefined
  #decisions: readonly Decision<S, M>[] | undefined
  // Facts and who hears them, written over by the next move: simulations make no garbage of them.
  readonly #lines: Line<F>[] = []
  #toldCount = 0
  // By how many: the first so many lines, which stay the same lines whatever is written on them.
  readonly #heard: (readonly Told<F>[])[] = []

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
    this.#toldCount = 0
    this.revealed = false
    this.#decisions = undefined
    this.game.apply(this.state, seat, move, this)
  }

  /** Heard by `to` alone; the rules call it through `Io`. */
  tell(fact: F, to: Audience = 'all'): void {
    const at = this.#toldCount++
    const line = this.#lines[at]
    if (line === undefined) this.#lines[at] = { fact, to }
    else {
      line.fact = fact
      line.to = to
    }
  }

  /** What set-up or the last move told. */
  get told(): readonly Told<F>[] {
    // Room for so many and no more: a list that grows takes room for seventeen with the first of them.
    const told = new Array<Told<F>>(this.#toldCount)
    for (let i = 0; i < told.length; i++) {
      const { fact, to } = this.#lines[i] as Line<F>
      told[i] = { fact, to }
    }
    return told
  }

  /** The same for whoever keeps nothing of it: the next move writes over what stands in the list. */
  get heard(): readonly Told<F>[] {
    const count = this.#toldCount
    this.#heard[count] ??= this.#lines.slice(0, count)
    return this.#heard[count]
  }

  /** Forgets what was told. */
  hush(): void {
    this.#toldCount = 0
  }

  /** Marks the move as one that cannot be taken back; the rules call it through `Io`. */
  reveal(): void {
    this.revealed = true
  }
}
