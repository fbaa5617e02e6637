import { Z95 } from './normal.ts'

export interface Interval {
  readonly low95: number
  readonly high95: number
}

/** Wilson's score interval for a share: where the true one lies with 95 % confidence. Wins may be fractions. */
export function wilson(wins: number, tries: number): Interval {
  if (tries === 0) return { low95: 0, high95: 1 }
  const share = wins / tries
  const z2 = Z95 ** 2 / tries
  const centre = share + z2 / 2
  const reach = Math.sqrt(z2 * (share * (1 - share) + z2 / 4))
  return {
    low95: Math.max(0, (centre - reach) / (1 + z2)),
    high95: Math.min(1, (centre + reach) / (1 + z2)),
  }
}
