/** Values along a line of the screen. */
export interface Scale {
  readonly ticks: readonly number[]
  /** From a value to its place, between 0 and `length`. */
  at(value: number): number
}

/** Round numbers that span the values and `base`, if any, and about as many as asked for. */
export function scaleOf(values: readonly number[], length: number, count = 5, base: number | null = 0): Scale {
  const spanned = base === null && values.length > 0 ? values : [base ?? 0, ...values]
  const low = Math.min(...spanned)
  const high = Math.max(low + 1, ...values)
  const step = roundStep((high - low) / count)
  const first = Math.floor(low / step) * step
  const last = Math.ceil(high / step) * step
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step)
  return { ticks, at: (value) => ((value - first) / (last - first)) * length }
}

/** The next larger of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= least * 0.999) ?? 10 * ten
  return Math.max(1, step)
}

/** Which of `count` places get a label when there is room for about `room` of them; the first always does. */
export function labelledPlaces(count: number, room: number): readonly number[] {
  const step = count <= room ? 1 : roundStep(count / Math.max(1, room))
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step)
}
