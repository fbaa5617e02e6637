/** [4.5] What is paid out of the bank to n players together; the rest of the division stays. */
export function dividendOf(bank: number, players: number): number {
  return Math.floor(bank / players)
}

/** [4.5] What each gets by weight, rounded down, so that equal multipliers always get equal shares. */
export function sharesOf(dividend: number, multipliersTenths: readonly number[]): number[] {
  const weight = sumOf(multipliersTenths)
  return multipliersTenths.map((tenths) => Math.floor((dividend * tenths) / weight))
}

export function sumOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** Who pays the penalty and who gains the bonus, by multiplier. */
export interface Extremes {
  pays(tenths: number): boolean
  gains(tenths: number): boolean
}

/** [10.4] All who share the lowest or highest value; when all are equal, everybody is both, or nobody by the setting. */
export function extremesOf(multipliersTenths: readonly number[], allEqualBoth: boolean): Extremes {
  const lowest = Math.min(...multipliersTenths)
  const highest = Math.max(...multipliersTenths)
  const apply = lowest !== highest || allEqualBoth
  return { pays: (tenths) => apply && tenths === lowest, gains: (tenths) => apply && tenths === highest }
}
