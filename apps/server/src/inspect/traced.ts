import { type Chance, type DerivedDraw, DrawnChance, type Inspection, type Io } from '@ludoteca/kernel'
import type { AnyGame } from '../tables/ports.ts'

/** A draw: from a named stream, or by the game's own construction, with the parts that were hashed. */
export interface SeenDraw {
  readonly stream: string | null
  readonly parts: readonly (string | number)[]
  readonly of: number
  readonly value: number
}

/** The same rules, which report every draw and are not changed by that. */
export function traced(game: AnyGame, inspection: Inspection | undefined, hear: (draw: SeenDraw) => void): AnyGame {
  const overhear = (work: () => void): void => {
    const hearOwn = ({ parts, of, value }: DerivedDraw) => hear({ stream: null, parts, of, value })
    if (inspection?.hearDraws) inspection.hearDraws(hearOwn, work)
    else work()
  }
  return {
    ...game,
    setup(config, seats, io) {
      let state = {}
      overhear(() => {
        state = game.setup(config, seats, overheard(io, hear))
      })
      return state
    },
    apply(state, seat, move, io) {
      overhear(() => game.apply(state, seat, move, overheard(io, hear)))
    },
  }
}

function overheard(io: Io, hear: (draw: SeenDraw) => void): Io {
  return {
    chance: new TracedChance(io.chance, hear),
    tell: (fact, to) => io.tell(fact, to),
    reveal: () => io.reveal(),
    enter: io.enter,
  }
}

/** A generator that reports every draw. */
class TracedChance extends DrawnChance {
  readonly #chance: Chance
  readonly #hear: (draw: SeenDraw) => void

  constructor(chance: Chance, hear: (draw: SeenDraw) => void) {
    super()
    this.#chance = chance
    this.#hear = hear
    this.unrecorded()
  }

  protected produce(stream: string, n: number): number {
    const value = this.#chance.int(stream, n)
    this.#hear({ stream, parts: [], of: n, value })
    return value
  }

  protected produceFrom(n: number, from: (seed: string) => number): number {
    const value = this.#chance.derive(n, from)
    this.#hear({ stream: 'derive', parts: [], of: n, value })
    return value
  }
}
