import type { Balance } from './balance.ts'
import type { Box } from './box.ts'
import type { Fact, Move } from './game.ts'
import type { Inspection } from './inspection.ts'
import type { Content } from './packs/pack.ts'

/**
 * What authors of content and examiners of matches need of a game. It stands beside the box, since players need nothing of
 * it and should not have to fetch it.
 */
export interface Workshop<C = object, S = object, M extends Move = Move, V = object, F extends Fact = Fact> {
  /** For games that can be filled with other texts, cards and numbers than they bring along. */
  readonly content?: Content<C, S, M, V, F>
  /** What there is to see in a match that is examined move by move. */
  readonly inspection?: Inspection<S, F>
  /** What many finished matches say about the balance of the game. */
  readonly balance?: Balance<S, F>
}

/** A game as a shelf holds it. */
export interface Shelved {
  load(): Promise<Box>
  workshop?(): Promise<Workshop>
}
