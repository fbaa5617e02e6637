import { type Fact, imperio, type Move, type Phase, type View } from '@ludoteca/imperio'
import { isRefusal, Match, type PlainChoice, type Seat } from '@ludoteca/kernel'

const SEATS = ['Ana', 'Beto', 'Carla', 'Dina'].map((name) => ({ name, kind: 'human' }))

/** A real match of four, for parts of the table that read views and choices. */
export class MarketTable {
  readonly facts: Fact[] = []
  readonly #match

  constructor(options: object = {}) {
    const match = Match.start(imperio, { options, seats: SEATS, seed: 'a seed' })
    if (isRefusal(match)) throw new Error(match.code)
    this.#match = match
  }

  view(seat: Seat): View {
    return this.#match.view(seat)
  }

  /** What a seat can do of this kind. */
  choices(seat: Seat, type: Move['type']): readonly PlainChoice[] {
    return this.#match.decisionsFor(seat).flatMap(({ choices }) => choices.filter((choice) => choice.type === type))
  }

  /** The code of the refusal; nothing when the move is allowed. */
  refusal(seat: Seat, move: Move): string | undefined {
    return this.#match.refusalOf(seat, move)?.code
  }

  do(seat: Seat, move: Move): this {
    const answer = this.#match.submit(seat, move)
    if (!answer.ok) throw new Error(`${JSON.stringify(move)}: ${answer.refusal.code}`)
    this.facts.push(...answer.told.map(({ fact }) => fact))
    return this
  }

  /** Goes on as the clocks would, until this phase. */
  until(phase: Phase, round = 1): this {
    for (let i = 0; i < 999; i++) {
      const view = this.view(0)
      if (view.phase === phase && view.round === round) return this
      const next = this.#match.decisions.find((decision) => 'fallback' in decision && decision.fallback)
      if (next === undefined || !('fallback' in next)) break
      this.do(next.seat, next.fallback as Move)
    }
    throw new Error(`never came to ${phase}`)
  }

  /** Everybody wins a lot for its reserve, as far as there are lots and cash. */
  everybodyBuys(): this {
    const { marketRow, reserves } = this.view(0)
    for (const seat of SEATS.keys()) {
      this.do(seat, {
        type: 'bid',
        propertyId: marketRow[seat] as string,
        amount: reserves[seat] as number,
        useFameToken: false,
      })
    }
    return this
  }
}
