import type { Chance } from './chance.ts'
import type { Fact, Move, Refusal, Seat } from './game.ts'
import { describe, type PlainDecision } from './permit.ts'
import type { Position } from './position.ts'

/** What a bot is given: its view and its decisions, never the state. */
export interface Ask<V, M extends Move> {
  readonly seat: Seat
  readonly view: V
  readonly decisions: readonly PlainDecision<M>[]
  /** The bot's own luck, apart from the match's. */
  readonly chance: Chance
  /** What a player would learn by trying the move. */
  refusalOf(move: M): Refusal | undefined
}

/** Answers a question, or nothing: the match then goes on without it, by its fallback where it must. */
export type Bot<V, M extends Move> = (ask: Ask<V, M>) => M | undefined

/** How well a bot plays. Names mean the same in every game. */
export type Strength = 'random' | 'easy' | 'normal'

/** The question a position puts to one seat. View and decisions are worked out when the bot looks. */
export class PositionAsk<C, S, M extends Move, V, F extends Fact> implements Ask<V, M> {
  readonly seat: Seat
  readonly chance: Chance
  readonly #position: Position<C, S, M, V, F>
  #view: V | undefined
  #decisions: readonly PlainDecision<M>[] | undefined
  #permitted: M | undefined

  constructor(position: Position<C, S, M, V, F>, seat: Seat, chance: Chance) {
    this.#position = position
    this.seat = seat
    this.chance = chance
  }

  /** What the seat may know. Shared with the state: look, do not keep. */
  get view(): V {
    const { game, state } = this.#position
    this.#view ??= game.glance ? game.glance(state, this.seat) : game.view(state, this.seat)
    return this.#view
  }

  /** What the seat is asked, with every domain worked out. */
  get decisions(): readonly PlainDecision<M>[] {
    const { state, decisions } = this.#position
    this.#decisions ??= decisions.filter((d) => d.seat === this.seat).map((d) => describe(state, d))
    return this.#decisions
  }

  /** Why the position would refuse this move. */
  refusalOf(move: M): Refusal | undefined {
    // Bots ask before they answer, and the driver asks again; nobody changes a move once it is made.
    if (move === this.#permitted) return undefined
    const refusal = this.#position.refusalOf(this.seat, move)
    if (refusal === undefined) this.#permitted = move
    return refusal
  }
}
