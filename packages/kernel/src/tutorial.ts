import type { Move, Seat } from './game.ts'
import type { PlainDecision } from './permit.ts'

/** What the coach says to a position, and which moves go on from there. */
export interface Lesson<M extends Move = Move> {
  /** Names it within its tutorial: the coach begins to wait anew when another one comes. */
  readonly id: string
  /** At most two sentences, in the game's language. */
  readonly text: string
  /** The part of the table that it speaks of, by its `data-coach`. */
  readonly about?: string
  /** To be read and put away with a button, before anything is played. Others last until somebody has moved. */
  readonly isRead?: boolean
  /** Whether this move may be made now. Without it all that the rules permit may be. */
  allows?(move: M): boolean
  /** What the coach plays for a learner who does nothing, after the hint was repeated. */
  readonly suggested?: M
}

/** Where the learner stands, as the coach sees it: no more than the learner does. */
export interface Learner<V = object, M extends Move = Move> {
  readonly seat: Seat
  readonly view: V
  readonly decisions: readonly PlainDecision<M>[]
  /** Ids of the lessons that were said before. */
  readonly said: ReadonlySet<string>
}

/**
 * A first match that teaches by doing. It is an ordinary match, whose record verifies like any other: its luck suits the
 * lessons because its seed was chosen, or because the rules have an option in which a script stands for luck.
 */
export interface Tutorial<C = object, V = object, M extends Move = Move> {
  readonly seed: string
  readonly options: Partial<C>
  /** Who else plays, in order of their seats. The learner has seat 0. */
  readonly others: readonly string[]
  /** The lesson for this position, if the coach has something to say to it. */
  lesson(learner: Learner<V, M>): Lesson<M> | undefined
  /** What another seat plays here, by its own view. Nothing: what an `easy` bot would. */
  play?(view: Readonly<V>, seat: Seat): M | undefined
  /** Whether all was learnt: from here on the match may be left or played on. */
  isDone(learner: Learner<V, M>): boolean
  /** Whether an account must have finished it before it first plays with others. */
  readonly isMandatory?: boolean
}
