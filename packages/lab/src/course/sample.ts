/** How everybody stood when a new round, or whatever the game counts in, began. */
export interface Sample {
  readonly now: number
  /** By value and seat, as in the game's course. */
  readonly values: readonly (readonly number[])[]
  /** What the game's meter would say if the match ended here. */
  readonly metrics: Readonly<Record<string, number>>
}

/** Later rounds than this are not told apart: hardly a match comes there, and none could be read. */
export const ROUNDS_MAX = 120
