import type { Player } from './box.ts'
import type { Fact, Outcome, Seat } from './game.ts'

/** Where others find a picture, to be drawn on it. */
export interface ShareLink {
  /** As people read it: without the scheme. */
  readonly text: string
  /** The same for cameras: a path of dark squares, in a square of so many units with its light border. */
  readonly code: { readonly path: string; readonly size: number }
}

/** A picture of a match, to be passed on to anybody. */
export interface Shareable {
  /** Part of its address, and no other has it in this match: letters, digits and hyphens. */
  readonly name: string
  /** What it shows, in the game's own terms. */
  readonly assetType: string
  readonly ownerId?: string
  readonly achievementId?: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** What a page or a preview says beside it, in the game's language. */
  readonly title: string
  readonly lines: readonly string[]
  /** What one says who passes it on; its address follows. In the game's language. */
  readonly text: string
  /** The picture as SVG, always the same for the same match and link. */
  draw(link?: ShareLink): string
}

/** What pictures are made of: what anybody may see and was told, and nothing else. */
export interface Pictured<V = object, F extends Fact = Fact> {
  readonly view: Readonly<V>
  readonly players: readonly Player[]
  /** What everybody has been told, in order: at least all facts of the types that `Share.facts` names. */
  readonly facts: readonly F[]
  /** How it ended; nothing while it goes on. */
  readonly outcome: Outcome | undefined
  /** When the match ended, in epoch milliseconds; nothing where nobody knows. */
  readonly endedAt?: number | undefined
  /**
   * Whether people earned that in this match, or with it, as whoever keeps accounts knows. Without it the match says so
   * itself: it does not know who was away, nor what anybody has won before.
   */
  readonly isEarned?: ((seat: Seat, achievement: string) => boolean) | undefined
  /** Who asks was among friends, and the picture is for them to keep: nobody else gets it by an address. */
  readonly isKept?: boolean
}

/** Pictures of a game's matches. Which there are hangs on view and players alone; facts only make them richer. */
export interface Share<V = object, F extends Fact = Fact> {
  /** Types of facts that pictures tell of. Others are not kept for them. */
  readonly facts?: readonly F['type'][]
  /** Types of facts with which there is something to pass on while the match still goes on. */
  readonly during?: readonly F['type'][]
  /** Whether some are of achievements: those alone may be passed on that people have earned. */
  readonly ofAchievements?: boolean
  /** All there are now: those that may be seen while the match goes on, and all of them once it is over. */
  pictures(of: Pictured<V, F>): readonly Shareable[]
}
