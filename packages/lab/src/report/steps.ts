const STEPS_ABOUT = 4

/** Round numbers, some four of them, from below the least to above the most. */
export function roundSteps(least: number, most: number): number[] {
  const rough = (most - least || 1) / STEPS_ABOUT
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((times) => times * power >= rough * 0.999) ?? 10)
  const from = Math.floor(least / step)
  const count = Math.max(1, Math.ceil(most / step - 0.001) - from)
  return Array.from({ length: count + 1 }, (_, i) => Number(((from + i) * step).toPrecision(6)))
}
