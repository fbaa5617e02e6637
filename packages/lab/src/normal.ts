/** The normal quantile that leaves 2.5 % on either side. */
export const Z95 = 1.959963984540054

/** The share of a normal distribution beyond z (Abramowitz and Stegun 7.1.26; wrong by 1.5e−7 at most). */
export function upperTail(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.max(0, (sum * Math.exp(-(x ** 2))) / 2)
}

const HALVINGS = 40
const Z_MAX = 8

/** The z beyond which so small a share lies. */
export function quantileBeyond(share: number): number {
  let [low, high] = [0, Z_MAX]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (upperTail(middle) > share) low = middle
    else high = middle
  }
  return high
}
