import {
  type Bot,
  Broken,
  type Chance,
  type Decision,
  type Fact,
  type Move,
  type Position,
  PositionAsk,
  type Seat,
} from '@ludoteca/kernel'

/** Who plays a seat: a bot with luck of its own. */
export interface BotSeat<V, M extends Move> {
  readonly bot: Bot<V, M>
  readonly chance: Chance
}
export interface Turn<M extends Move> {
  readonly seat: Seat
  readonly move: M
}

/** No stretch of play: a number like those of all others, with which the engine compares them fast. */
const NEVER = Number.NaN

/** Finds the next move of a table whose seats are played by bots, wholly or in part. */
export class Driver<C, S, M extends Move, V, F extends Fact> {
  readonly #botAt: (seat: Seat) => BotSeat<V, M> | undefined
  /** For which stretch of play each seat has already said no. */
  readonly #polled: number[] = []
  /** By seat: in which look around it was last seen to be awaited. */
  readonly #awaitedIn: number[] = []
  #looks = 0
  readonly #alone: boolean

  /** Seats without a bot are left to others; the table and the crowd are played by fallback when `alone` is set. */
  constructor(botAt: (seat: Seat) => BotSeat<V, M> | undefined, { alone }: { readonly alone: boolean }) {
    this.#botAt = botAt
    this.#alone = alone
  }

  /** The next move a bot makes, or nothing when the match waits for somebody else. */
  next(position: Position<C, S, M, V, F>): Turn<M> | undefined {
    return this.#optional(position) ?? this.#awaited(position)
  }

  /** Optional decisions come first and in order; who declines is not asked again in the same stretch of play. */
  #optional(position: Position<C, S, M, V, F>): Turn<M> | undefined {
    const { decisions, state } = position
    const look = this.#lookAround(decisions)
    // One question about news is mostly asked for all seats alike.
    let asked: Decision<S, M>['poll']
    let news: number | undefined
    for (const decision of decisions) {
      if (!decision.open) continue
      const { seat } = decision
      // A seat with both kinds of decision is asked once, about all of them together.
      if (this.#awaitedIn[seat] === look) continue
      const player = this.#botAt(seat)
      if (!player) continue
      if (decision.poll !== asked) {
        asked = decision.poll
        news = decision.poll?.(state)
      }
      if (news !== undefined && (this.#polled[seat] ?? NEVER) === news) continue
      const move = answer(position, seat, player)
      if (move) return { seat, move }
      if (news !== undefined) this.#polled[seat] = news
    }
    return undefined
  }

  /** Notes which players are awaited. Returns what their places in `#awaitedIn` hold now. */
  #lookAround(decisions: readonly Decision<S, M>[]): number {
    const look = ++this.#looks
    // The table and the crowd come before the first place, and have no bots.
    for (const { seat, open } of decisions) if (!open && seat >= 0) this.#awaitedIn[seat] = look
    return look
  }

  #awaited(position: Position<C, S, M, V, F>): Turn<M> | undefined {
    for (const decision of position.decisions) {
      if (decision.open) continue
      const player = this.#botAt(decision.seat)
      if (player) {
        const move = answer(position, decision.seat, player, decision.fallback) ?? decision.fallback
        return { seat: decision.seat, move }
      }
      if (this.#alone && decision.seat < 0) return { seat: decision.seat, move: decision.fallback }
    }
    return undefined
  }
}

function answer<C, S, M extends Move, V, F extends Fact>(
  position: Position<C, S, M, V, F>,
  seat: Seat,
  { bot, chance }: BotSeat<V, M>,
  fallback?: M,
): M | undefined {
  const ask = new PositionAsk(position, seat, chance)
  const move = bot(ask)
  // What the clock would play is permitted: every game's conformance says so.
  if (move === undefined || move === fallback) return move
  const refusal = ask.refusalOf(move)
  if (refusal) throw new Broken('a bot made a move that is refused', { game: position.game.id, seat, move, refusal })
  return move
}
