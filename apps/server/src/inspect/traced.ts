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
export function traced(game: AnyGame, inspection: Inspection | undefined, onDraw: (draw: SeenDraw) => void): AnyGame {
  const traceWork = (work: () => void): void => {
    const traceDerived = ({ parts, of, value }: DerivedDraw) => onDraw({ stream: null, parts, of, value })
    if (inspection?.hearDraws) inspection.hearDraws(traceDerived, work)
    else work()
  }
  return {
    ...game,
    setup(config, seats, io) {
      let state = {}
      traceWork(() => {
        state = game.setup(config, seats, traceIo(io, onDraw))
      })
      return state
    },
    apply(state, seat, move, io) {
      traceWork(() => game.apply(state, seat, move, traceIo(io, onDraw)))
    },
  }
}

function traceIo(io: Io, onDraw: (draw: SeenDraw) => void): Io {
  return {
    chance: new TracedChance(io.chance, onDraw),
    tell: (fact, to) => io.tell(fact, to),
    reveal: () => io.reveal(),
    enter: io.enter,
  }
}

/** A generator that reports every draw. */
class TracedChance extends DrawnChance {
  readonly #chance: Chance
  readonly #onDraw: (draw: SeenDraw) => void

  constructor(chance: Chance, onDraw: (draw: SeenDraw) => void) {
    super()
    this.#chance = chance
    this.#onDraw = onDraw
    this.unrecorded()
  }

  protected produce(stream: string, n: number): number {
    const value = this.#chance.int(stream, n)
    this.#onDraw({ stream, parts: [], of: n, value })
    return value
  }

  protected produceFrom(n: number, from: (seed: string) => number): number {
    const value = this.#chance.derive(n, from)
    this.#onDraw({ stream: 'derive', parts: [], of: n, value })
    return value
  }
}
