import type { Fact, Outcome, Seat, Told } from '../game.ts'

/** Something to be proud of, kept with the account of whoever earned it. Words are in the game's language. */
export interface Achievement {
  /** Part of addresses and tables, the same for ever: letters, digits and hyphens. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** Those of one category stand together. */
  readonly category: string
  readonly by: EarnedBy
}

/**
 * How an achievement comes about. `match`: by what happens in one match. `given`: by something outside of matches, such as
 * the tutorial. A goal: once the matches of an account have come to so much.
 */
export type EarnedBy = 'match' | 'given' | CareerGoal

/** Reached with the match after which the figure is at least so high. */
export interface CareerGoal {
  /** One of the game's own counters, or one that all games have. */
  readonly counter: string
  readonly atLeast: number
}

/** What is counted in each match, and shown for all of them together. */
export interface Counter {
  readonly id: string
  /** In the game's language. */
  readonly label: string
  /** Of several matches: all together, or the best one. */
  readonly kind: 'sum' | 'best'
}

/** Who earned what. */
export interface Earned {
  readonly seat: Seat
  readonly achievement: string
}

/** Reads one match from its set-up to its end, for everybody who plays. Told the same, it says the same. */
export interface CareerReader<S = object, F extends Fact = Fact> {
  /** What was earned by what has just been told; asked after the set-up and after every move that counts. */
  hear(told: readonly Told<F>[], s: Readonly<S>): readonly Earned[]
  /** What the end itself earned, and by seat what the match counts, with a whole number for every counter. */
  end(s: Readonly<S>, outcome: Outcome): CareerEnd
}

/** What a match came to. */
export interface CareerEnd {
  readonly earned: readonly Earned[]
  readonly counted: readonly Readonly<Record<string, number>>[]
}

/** What a game gives its players to collect from match to match. */
export interface Career<C = object, S = object, F extends Fact = Fact> {
  readonly achievements: readonly Achievement[]
  readonly counters: readonly Counter[]
  /** The badge of an achievement: a whole SVG in a square of 64, with colours of its own. */
  badge(achievement: string): string
  reader(config: Readonly<C>, seats: number): CareerReader<S, F>
  /** What whoever finishes the tutorial is given. */
  readonly forTutorial?: string
  /** The name of the picture, among those of a finished match, that stands for it on the profile of who had that seat. */
  picture?(seat: Seat): string
}

/** Counted for every game by whoever keeps accounts: matches played to their end by oneself, and those of them won. */
export const COMMON_COUNTERS = ['matches', 'wins'] as const
