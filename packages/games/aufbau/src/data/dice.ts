/** So many dice with so many sides. */
export interface Dice {
  readonly count: number
  readonly sides: number
}
