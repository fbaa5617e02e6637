import { type Counts, Tally } from '../tally.ts'
import type { Bin, Histogram } from './chart.ts'

const BINS_MAX = 30

/** How often which value came, few values each by itself and many in equal steps of a round size. */
export function binsOf(counts: Counts): Bin[] {
  const values = [...counts.keys()].sort((a, b) => a - b)
  const [least = 0] = values
  const most = values.at(-1) ?? 0
  if (values.every(Number.isInteger) && most - least < BINS_MAX) {
    return Array.from({ length: most - least + 1 }, (_, i) => {
      const from = least + i
      return { from, to: from + 1, count: counts.get(from) ?? 0 }
    })
  }
  const step = stepFor(most - least, values.every(Number.isInteger))
  const first = Math.floor(least / step)
  const bins = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => ({
    from: tidy((first + i) * step),
    to: tidy((first + i + 1) * step),
    count: 0,
  }))
  for (const [value, times] of counts) {
    const bin = bins[Math.floor(value / step) - first]
    if (bin) bin.count += times
  }
  return bins
}

/** 1, 2 or 5 times a power of ten, so that there are at most so many. */
function stepFor(reach: number, whole: boolean): number {
  const rough = reach / (BINS_MAX - 1) || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = tidy(power * ([1, 2, 5, 10].find((times) => times * power >= rough * 0.999) ?? 10))
  return whole ? Math.max(1, step) : step
}

/** Without what adding tenths leaves behind. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

/** With the middle, and what one in twenty is below and above. */
export function histogramOf(title: string, unit: string, counts: Counts, about?: string): Histogram {
  const tally = new Tally()
  tally.merge(counts)
  const { p5, p50, p95 } = tally.summary()
  const marks = [
    { label: 'p5', value: p5 },
    { label: 'p50', value: p50 },
    { label: 'p95', value: p95 },
  ]
  // Marks that lie in one place would cover each other.
  const apart = p5 === p95 ? marks.slice(1, 2) : marks
  return { kind: 'histogram', title, unit, bins: binsOf(counts), marks: apart, ...(about ? { about } : {}) }
}
