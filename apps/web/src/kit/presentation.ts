import type { Fact } from '@ludoteca/kernel'
import type { Picture } from '../match/shown.ts'
import type { SoundName } from '../sound/recipes.ts'
import type { Scene } from './presentation-queue.ts'

/** A sound and its loudness: what happens to others is softer. */
export interface SoundCue {
  readonly sound: SoundName
  readonly loudness: number
}

/** How a table acts out what happens, and what it shows of it meanwhile. */
export interface Presentation {
  /** The scenes between two pictures, in order. Changes nothing: that is for the scenes. */
  scenesFor(facts: readonly Fact[], before: Picture, after: Picture): readonly Scene[]
  /** What begins to be shown sounds like this. */
  soundsOf(facts: readonly Fact[]): readonly SoundCue[]
  /** Subscribes to what it follows. Returns a function that unsubscribes. */
  connect?(): () => void
}
