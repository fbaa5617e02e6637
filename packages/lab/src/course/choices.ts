import { type Domain, describe, lookUp } from '@ludoteca/kernel'
import type { AnyPosition, Turn } from '../play-out.ts'
import type { Harvest } from '../simulate/harvest.ts'

/** Of more values than this only those that are chosen are of interest, and they are amounts rather than things. */
const VALUES_MAX = 80

/** Counts what seats could choose and what they chose: types of moves by what was asked, and things by name. */
export class ChoiceCounts {
  readonly #harvest: Harvest

  constructor(harvest: Harvest) {
    this.#harvest = harvest
  }

  /** Before the move is made. What the table does by itself is nobody's choice. */
  note(position: AnyPosition, { seat, move }: Turn): void {
    if (seat < 0) return
    const own = position.decisions.filter((decision) => decision.seat === seat && !decision.byClock)
    for (const decision of own) {
      const { prompt, choices } = describe(position.state, decision)
      const chosen = choices.find(({ type }) => type === move.type)
      if (chosen === undefined) continue
      for (const type of new Set(choices.map((choice) => choice.type))) {
        this.#count('offered', prompt, type)
        if (choices.length > 1) this.#count('with others', prompt, type)
      }
      this.#count('chosen', prompt, move.type)
      for (const [name, domain] of Object.entries(chosen.params)) this.#noteValue(move, name, domain)
      return
    }
  }

  /** Words only: numbers are amounts or places. */
  #noteValue(move: Turn['move'], name: string, domain: Domain): void {
    if ((domain.kind !== 'one' && domain.kind !== 'some') || domain.of.length > VALUES_MAX) return
    const value: unknown = lookUp(move as unknown as Readonly<Record<string, unknown>>, name)
    for (const one of domain.of) {
      if (typeof one !== 'string') continue
      this.#count('possible', `${move.type}.${name}`, one)
      if (domain.kind === 'some' ? Array.isArray(value) && value.includes(one) : value === one) {
        this.#count('picked', `${move.type}.${name}`, one)
      }
    }
  }

  #count(what: string, where: string, name: string): void {
    this.#harvest.tally(`${what}/${where}/${name}`).add(1)
  }
}
