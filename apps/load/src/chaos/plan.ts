import type { Chance } from '@ludoteca/kernel'
import type { FaultCounts } from './report.ts'

/** What can go wrong. */
export type FaultKind = keyof FaultCounts
/** One thing after the other, or two at once. */
export type Blow = readonly [FaultKind] | readonly [FaultKind, FaultKind]

const TOGETHER_ONE_IN = 3
/** What may happen while the first lasts. Without its database, no server starts. */
const MEANWHILE: Partial<Record<FaultKind, readonly FaultKind[]>> = { freezes: ['jumps'], hangs: ['jumps', 'kills'] }

/** All that is to go wrong, in an order that only luck knows. */
export class Plan {
  readonly #left: FaultKind[]
  readonly #chance: Chance

  constructor(counts: FaultCounts, chance: Chance) {
    const kinds = Object.keys(counts) as FaultKind[]
    this.#left = kinds.flatMap((kind) => new Array<FaultKind>(counts[kind]).fill(kind))
    this.#chance = chance
    chance.shuffle('faults', this.#left)
  }

  /** How often this is still to happen. */
  left(kind: FaultKind): number {
    return this.#left.filter((one) => one === kind).length
  }

  /** Nothing when all has happened. */
  next(): Blow | undefined {
    const kind = this.#left.shift()
    if (kind === undefined) return undefined
    const [second] = this.#left
    const isTogether = second !== undefined && MEANWHILE[kind]?.includes(second) === true
    if (!isTogether || this.#chance.int('together', TOGETHER_ONE_IN) > 0) return [kind]
    this.#left.shift()
    return [kind, second]
  }

  /** Some of this kind happened without having been asked for. */
  strikeOut(kind: FaultKind, times: number): void {
    for (let i = 0; i < times; i++) this.#left.splice(this.#left.indexOf(kind), 1)
  }
}
