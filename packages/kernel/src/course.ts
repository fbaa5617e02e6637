/** By what a match can be followed from its beginning to its end. Asked by those who measure matches, and by nobody else. */
export interface Course<S = object> {
  /** What its time is counted in, in English as reports are: `round`. */
  readonly unit: string
  /** Which of them it is. It never goes back. */
  now(s: Readonly<S>): number
  /**
   * What each seat has, by the name it has in a report. Whoever has most of the first of them is ahead; where all play
   * together, the more they all have of it, the better they stand. A seat that has none of it has no number.
   */
  readonly values: Readonly<Record<string, (s: Readonly<S>) => readonly number[]>>
}
