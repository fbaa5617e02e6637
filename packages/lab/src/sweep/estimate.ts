import { quantileBeyond, Z95 } from '../normal.ts'
import type { Tally } from '../tally.ts'
import { type Interval, wilson } from '../wilson.ts'

/** A number and where the true one lies with 95 % confidence; without a bound where so few matches give none. */
export interface Estimate extends Interval {
  /** Shares are parts of 1; other numbers have the unit of what was measured. */
  readonly kind: 'share' | 'number'
  readonly value: number
}

export function shareOf(times: number, of: number): Estimate {
  return { kind: 'share', value: of === 0 ? 0 : times / of, ...wilson(times, of) }
}

/** What is 0 or 1 in every match is a share of them: one that never came may still come. */
export function meanOf(tally: Tally): Estimate {
  if ([...tally.counts.keys()].every((value) => value === 0 || value === 1)) {
    return { ...shareOf(tally.sum(), tally.size), kind: 'number' }
  }
  const { mean, sd } = tally.summary()
  const reach = tally.size < 2 ? Number.POSITIVE_INFINITY : (Z95 * sd) / Math.sqrt(tally.size)
  return { kind: 'number', value: mean, low95: mean - reach, high95: mean + reach }
}

/** Its interval are two values of the sample itself: how many lie below the true percentile is binomial. */
export function percentileOf(tally: Tally, percent: number): Estimate {
  const below = (tally.size * percent) / 100
  const reach = Z95 * Math.sqrt(below * (1 - percent / 100))
  const [lowRank, highRank] = [Math.floor(below - reach), Math.ceil(below + reach) + 1]
  const [low, high] = tally.atRanks(lowRank, highRank) as [number, number]
  return {
    kind: 'number',
    value: tally.percentiles(percent)[0] as number,
    low95: lowRank < 1 ? Number.NEGATIVE_INFINITY : low,
    high95: highRank > tally.size ? Number.POSITIVE_INFINITY : high,
  }
}

/**
 * How far apart the seat that wins most and the one that wins least are, as a share. That all pairs are close needs no
 * more than that each of them is; that some pair is far apart is looked for among many, so its bound is held back
 * (Bonferroni).
 */
export function spreadOf(wins: readonly Tally[]): Estimate {
  const shares = wins.map((tally) => {
    const { mean, sd } = tally.summary()
    return { mean, square: tally.size === 0 ? 0 : (sd ** 2 * (tally.size - 1)) / tally.size + mean ** 2 }
  })
  const matches = wins[0]?.size ?? 0
  if (matches === 0) return { kind: 'share', value: 0, low95: 0, high95: 1 }
  const cautious = quantileBeyond((0.05 * 2) / (2 * wins.length * (wins.length - 1)))
  let [value, low95, high95] = [0, 0, 0]
  for (const [i, one] of shares.entries()) {
    for (const other of shares.slice(i + 1)) {
      const apart = Math.abs(one.mean - other.mean)
      // Who wins alone takes it from the other: the product of both is nothing.
      const sd = Math.sqrt(Math.max(0, one.square + other.square - apart ** 2) / matches)
      value = Math.max(value, apart)
      low95 = Math.max(low95, apart - cautious * sd)
      high95 = Math.max(high95, Math.min(1, apart + Z95 * sd))
    }
  }
  return { kind: 'share', value, low95, high95 }
}
