/** One way of doing some work. */
export interface Contestant {
  readonly name: string
  /** Does a round of work and says how many units that were. */
  run(round: number): number
}
export interface Timing {
  readonly name: string
  /** Processor time per unit of work in µs: the best round, and the middle one. */
  readonly bestMicros: number
  readonly medianMicros: number
}

const WARM_UP = 3

/** Times of several contestants that took turns, so that whatever else the machine did hit them all alike. */
export class Race {
  readonly #micros = new Map<string, number[]>()

  /** Every contestant runs once in every round; who begins changes. The first rounds warm up and do not count. */
  constructor(contestants: readonly Contestant[], rounds: number, progress: (finished: number) => void = () => {}) {
    for (const { name } of contestants) this.#micros.set(name, [])
    for (let round = -WARM_UP; round < rounds; round++) {
      for (let i = 0; i < contestants.length; i++) {
        const { name, run } = contestants[(i + round + WARM_UP) % contestants.length] as Contestant
        const began = process.cpuUsage()
        const units = run(round + WARM_UP)
        const { user, system } = process.cpuUsage(began)
        if (round >= 0) this.#of(name).push((user + system) / units)
      }
      progress(Math.max(0, round + 1))
    }
  }

  timings(): readonly Timing[] {
    return [...this.#micros].map(([name, micros]) => ({
      name,
      bestMicros: Math.min(...micros),
      medianMicros: median(micros),
    }))
  }

  micros(name: string): number {
    return median(this.#of(name))
  }

  /** How many times as much one costs as the other: the middle of the ratios within each round. */
  ratio(name: string, to: string): number {
    const others = this.#of(to)
    return median(this.#of(name).map((micros, round) => micros / (others[round] as number)))
  }

  #of(name: string): number[] {
    const micros = this.#micros.get(name)
    if (micros === undefined) throw new Error(`nobody called "${name}" took part`)
    return micros
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] as number
  return ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
