/** How often each value was seen: what travels between threads. */
export type Counts = ReadonlyMap<number, number>

export interface Summary {
  readonly mean: number
  readonly sd: number
  readonly p5: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Counts values instead of keeping them, so that memory stays flat and the order of arrival leaves no mark. */
export class Tally {
  readonly #counts = new Map<number, number>()
  #size = 0

  add(value: number, times = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + times)
    this.#size += times
  }

  merge(counts: Counts): void {
    for (const [value, times] of counts) this.add(value, times)
  }

  get counts(): Counts {
    return this.#counts
  }

  /** How many values were added. */
  get size(): number {
    return this.#size
  }

  /** Added up from the smallest value, so that rounding is the same whatever order they came in. */
  sum(): number {
    return this.#sorted().reduce((sum, [value, times]) => sum + value * times, 0)
  }

  mean(): number {
    return this.#size === 0 ? 0 : this.sum() / this.#size
  }

  summary(): Summary {
    const sorted = this.#sorted()
    const mean = this.mean()
    const squares = sorted.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0)
    return {
      mean,
      sd: this.#size < 2 ? 0 : Math.sqrt(squares / (this.#size - 1)),
      p5: this.#percentile(sorted, 5),
      p50: this.#percentile(sorted, 50),
      p95: this.#percentile(sorted, 95),
      max: sorted.at(-1)?.[0] ?? 0,
    }
  }

  /** Values that so many percent of all do not exceed. */
  percentiles(...percents: readonly number[]): number[] {
    const sorted = this.#sorted()
    return percents.map((percent) => this.#percentile(sorted, percent))
  }

  /** The value at each of these ranks, of which 1 is the smallest of all. */
  atRanks(...ranks: readonly number[]): number[] {
    const sorted = this.#sorted()
    return ranks.map((rank) => valueAt(sorted, rank))
  }

  /** The smallest value that so many percent of all values do not exceed (nearest rank). */
  #percentile(sorted: Sorted, percent: number): number {
    return valueAt(sorted, Math.max(1, Math.ceil((percent * this.#size) / 100)))
  }

  #sorted(): [number, number][] {
    return [...this.#counts].sort(([a], [b]) => a - b)
  }
}

type Sorted = readonly (readonly [value: number, times: number])[]

function valueAt(sorted: Sorted, rank: number): number {
  let left = rank
  for (const [value, times] of sorted) {
    left -= times
    if (left <= 0) return value
  }
  return 0
}
