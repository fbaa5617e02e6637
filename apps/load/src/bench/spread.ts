/** How some numbers are spread. */
export interface Spread {
  readonly count: number
  readonly mean: number
  readonly median: number
  readonly p90: number
  readonly max: number
}

/** The spread of these numbers. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, number) => sum + number, 0) / sorted.length,
    median: percentile(sorted, 50),
    p90: percentile(sorted, 90),
    max: sorted.at(-1) ?? 0,
  }
}

/** The smallest of the sorted numbers that is not below so many in a hundred of them. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}
