import type { Fact, Game, Move, Seat } from './game.ts'
import type { MatchStart } from './match-parts.ts'
import type { PlainDecision } from './permit.ts'

/** What the coach says to a position, and which moves go on from there. */
export interface Lesson<M extends Move = Move> {
  /** Names it within its tutorial: the coach begins to wait anew when another one comes. */
  readonly id: string
  /** At most two sentences, in the game's language. */
  readonly text: string
  /** The part of the table that it speaks of, by its `data-coach`. */
  readonly about?: string
  /** To be read and put away with a button: until then nobody plays. Others last until the learner has moved. */
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
  /** What the learner is asked: in their own seat, and for the table. */
  readonly decisions: readonly PlainDecision<M>[]
  /** Ids of lessons that were put away, or after which the learner has moved. */
  readonly said: ReadonlySet<string>
}

/**
 * A first match that teaches by doing. It is an ordinary match, whose record verifies like any other: its luck suits the
 * lessons because its seed was chosen, or because it has rules in which a script stands for luck.
 */
export interface Tutorial<C = object, V = object, M extends Move = Move> {
  /** No other match begins with this seed: by it a match is known to be the tutorial. */
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
  /**
   * What whoever has no lesson just now is told about a move: that there is only something to watch. Without it whatever
   * the rules permit may be played between lessons.
   */
  readonly watch?: string
  /** What was learnt, in the game's language, for the end. */
  readonly learnt: readonly string[]
  /** What leads here is called, and what it is called once it was finished, in the game's language. The house has words, too. */
  readonly invites?: { readonly first: string; readonly again: string }
  /** Whether an account must have finished it before it first plays with others. */
  readonly isMandatory?: boolean
}

/** A tutorial as a box holds it. */
export interface BoxTutorial<C = object, S = object, M extends Move = Move, V = object, F extends Fact = Fact>
  extends Tutorial<C, V, M> {
  /** Scripted rules, with a version that no other rules of the game have. Without them the game's own hold. */
  readonly game?: Game<C, S, M, V, F>
}

/** The seat of whoever learns. */
export const LEARNER: Seat = 0
/** Who plays the other seats: as strong as this where the tutorial does not say what they do. */
const OTHERS_KIND = 'easy'

/** What a tutorial's match is made of, for a learner of this name. */
export function startOfTutorial<C extends object, V, M extends Move>(
  { seed, options, others }: Tutorial<C, V, M>,
  name: string,
): MatchStart {
  const isTaken = others.some((other) => other.toLowerCase() === name.trim().toLowerCase())
  const seats = others.map((other) => ({ name: other, kind: OTHERS_KIND }))
  return { options, seats: [{ name: isTaken ? `${name} ·` : name, kind: 'human' }, ...seats], seed }
}
