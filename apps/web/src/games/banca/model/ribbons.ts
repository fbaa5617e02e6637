/** A band between a player's row and the bank: where it begins at either end, and how wide it is. */
export interface Ribbon {
  readonly outer: number
  readonly inner: number
  readonly width: number
}

/** The widest band fills this much of a row. */
const FILL = 0.8
/** Anything that was paid at all can be seen. */
const WIDTH_MIN = 2

/** One band for each amount, from rows of this height: widths in proportion, stacked in the middle of the bank. */
export function ribbonsOf(amounts: readonly number[], row: number): readonly Ribbon[] {
  const largest = Math.max(1, ...amounts)
  const widths = amounts.map((amount) => (amount > 0 ? Math.max(WIDTH_MIN, (amount / largest) * row * FILL) : 0))
  const all = widths.reduce((sum, width) => sum + width, 0)
  let inner = (amounts.length * row - all) / 2
  return widths.map((width, i) => {
    const ribbon = { outer: i * row + (row - width) / 2, inner, width }
    inner += width
    return ribbon
  })
}
