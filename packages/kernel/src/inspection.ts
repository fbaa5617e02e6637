import type { Fact } from './game.ts'

/** A number that rules worked out of the seed by themselves, and what it was made of. */
export interface DerivedDraw {
  /** What was hashed, part by part. */
  readonly parts: readonly (string | number)[]
  /** One of so many. */
  readonly of: number
  readonly value: number
}

/** One table of what there is to see, with words in the game's language. */
export interface InspectionSection {
  readonly id: string
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/**
 * What there is to see in a match beyond its log, for whoever examines it. It is shown whole, secrets too: only of matches
 * that are over.
 */
export interface Inspection<S = object, F extends Fact = Fact> {
  /** Where in the match a position lies, so that it can be found again: `Ronda 3 · Subasta`. */
  place(s: Readonly<S>): string
  /** With what was told since the last chapter began. */
  sections(s: Readonly<S>, heard: readonly F[]): readonly InspectionSection[]
  /** Does something with the rules, and hears what they draw by themselves meanwhile. */
  hearDraws?(hear: (draw: DerivedDraw) => void, work: () => void): void
}
