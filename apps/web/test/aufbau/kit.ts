import { aufbau, type Config, type Move, type Player, type State, type View } from '@ludoteca/aufbau'
import { isRefusal, Match, type Seat, TABLE } from '@ludoteca/kernel'

const SEATS = ['Ana', 'Beto', 'Carla'].map((name) => ({ name, kind: 'human' }))

/** What a seat is called in these tests. */
export const names = (seat: Seat): string => SEATS[seat]?.name ?? String(seat)

/** A match of three houses whose first round has begun. */
export class Estate {
  readonly #match: Match<Config, State, Move, View, never>

  constructor(options: Partial<Config> = {}, seed = 'a seed') {
    const match = Match.start(aufbau, { options, seats: SEATS, seed })
    if (isRefusal(match)) throw new Error(match.code)
    this.#match = match as unknown as Match<Config, State, Move, View, never>
    this.play({ type: 'advance' }, TABLE)
  }

  play(move: Move, seat: Seat = 0): this {
    const answer = this.#match.submit(seat, move)
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    return this
  }

  /** Everybody is ready, so many times. */
  rounds(count = 1): this {
    for (let i = 0; i < count; i++) for (const seat of SEATS.keys()) this.play({ type: 'setReady', ready: true }, seat)
    return this
  }

  /** As the first house sees it. */
  get view(): View {
    return this.#match.view(0)
  }

  get me(): Player {
    return this.view.players[0] as Player
  }

  /** All kinds of moves that the first house has now. */
  allTypes(): readonly string[] {
    return this.#match.decisionsFor(0).flatMap(({ choices }) => choices.map(({ type }) => type))
  }

  /** What the first house may do, of one kind. */
  choices(type: Move['type']) {
    return this.#match
      .decisionsFor(0)
      .flatMap(({ choices }) => choices)
      .filter((choice) => choice.type === type)
  }
}
