import type { Bot } from './bot.ts'
import type { Fact, Game, Move, Outcome, Told } from './game.ts'
import type { Locale, Words } from './words.ts'

/** Measures one match for simulations: fed with every fact, read at the end. */
export interface Meter<F extends Fact = Fact, S = object> {
  hear(told: readonly Told<F>[]): void
  /** Named numbers of this match; the lab works out means and percentiles over many. */
  read(s: Readonly<S>, outcome: Outcome): Readonly<Record<string, number>>
}

/** What random play ought to reach, by kind (`card`, `rule` …), and how a fact shows that it was reached. */
export interface Landmarks<F extends Fact = Fact> {
  readonly expected: Readonly<Record<string, readonly string[]>>
  /** Landmarks as `kind:name`. */
  reachedBy(fact: F): readonly string[]
}

/** A game with everything around it that is not rules: what the shelf, the lab and the table need. */
export interface Box<C = object, S = object, M extends Move = Move, V = object, F extends Fact = Fact> {
  readonly game: Game<C, S, M, V, F>
  /** Earlier rules versions whose matches can still be played and verified. */
  readonly older: readonly Game<C, S, M, V, F>[]
  /** The language its content is written in. */
  readonly locale: Locale
  readonly words: Words<M, F>
  readonly bots: { readonly easy: Bot<V, M>; readonly normal: Bot<V, M> }
  /** The names of all steps, so that the lab can say which were never reached. */
  readonly steps: readonly string[]
  readonly landmarks: Landmarks<F>
  meter(): Meter<F, S>
  /** Types of facts that are announced one by one to whoever hears them, instead of inside what a move changed. */
  readonly announced?: readonly F['type'][]
  /** Types of facts with which a new stretch of play begins, a turn or a round: what a time line marks. */
  readonly chapters?: readonly F['type'][]
  /** Whether a newcomer may still take over a bot's seat. Without it nobody joins a match that has begun. */
  lateJoin?(s: Readonly<S>): boolean
}

/** The rules with that version, if this box still holds them. */
export function gameOfVersion<C, S, M extends Move, V, F extends Fact>(
  box: Box<C, S, M, V, F>,
  version: number,
): Game<C, S, M, V, F> | undefined {
  return [box.game, ...box.older].find((game) => game.version === version)
}
