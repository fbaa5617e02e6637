import type { Fact } from '@ludoteca/kernel'
import type { Picture } from '../match/shown.ts'
import type { SoundName } from '../sound/recipes.ts'
import type { Scene } from './presentation-queue.ts'

/** A sound and its loudness: what happens to others is softer. */
export interface SoundCue {
  readonly sound: SoundName
  readonly loudness: number
}

/** How a table acts out facts, and what it shows of them meanwhile. */
export interface Presentation {
  /** Returns the scenes between two pictures, in order, and changes nothing itself. */
  scenesFor(facts: readonly Fact[], before: Picture, after: Picture): readonly Scene[]
  /** The sounds of facts that begin to be shown. */
  soundsOf(facts: readonly Fact[]): readonly SoundCue[]
  /** Subscribes to the match. Returns a function that unsubscribes. */
  connect?(): () => void
}
