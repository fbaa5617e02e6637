import type { Fact } from '@ludoteca/kernel'
import type { Pace } from '../kit/pace.ts'
import type { Scene } from '../kit/presentation-queue.ts'
import type { Picture, Shown } from './shown.ts'

/** Returns the scenes in which a table acts out what happened between two pictures. It changes nothing itself. */
export type Presenter = (facts: readonly Fact[], before: Picture, after: Picture) => readonly Scene[]

/** Facts that people have missed, and what they had seen before. */
interface Missed {
  readonly facts: readonly Fact[]
  readonly before: Shown
}

/** The table that acts out a match, if one is on the screen, and what it begins with. */
export class Presenting {
  #presenter: Presenter | undefined
  #pace: (() => Pace) | undefined
  #missed: Missed | undefined

  get isOn(): boolean {
    return this.#presenter !== undefined
  }

  /** Without a table nothing is acted out. */
  get pace(): Pace {
    return this.#pace?.() ?? 'none'
  }

  /** Sets the table. Returns a function that removes it, and returns whether it was still this one. */
  begin(presenter: Presenter, pace: () => Pace): () => boolean {
    this.#presenter = presenter
    this.#pace = pace
    return () => {
      if (this.#presenter !== presenter) return false
      this.#presenter = undefined
      this.#pace = undefined
      return true
    }
  }

  /** Keeps what somebody who comes back to a table has missed, until there is a table. */
  miss(missed: Missed | undefined): void {
    this.#missed = missed
  }

  takeMissed(): Missed | undefined {
    const missed = this.#missed
    this.#missed = undefined
    return missed
  }

  /** The scenes between two pictures. If the table throws, that is reported, and nothing is acted out. */
  scenesFor(facts: readonly Fact[], before: Picture | undefined, after: Picture | undefined): readonly Scene[] {
    if (facts.length === 0 || before === undefined || after === undefined) return []
    try {
      return this.#presenter?.(facts, before, after) ?? []
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
      return []
    }
  }
}
