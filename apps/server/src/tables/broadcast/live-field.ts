import type { Box } from '@ludoteca/kernel'

/** Shows a field of the view that changes with every vote no more often than the game wants. */
export class LiveField {
  readonly #live: Box['live']
  #shown: unknown = null
  #shownText = 'null'
  #shownAt = 0
  #showAt: number | undefined

  constructor(live: Box['live']) {
    this.#live = live
  }

  /** When something is to be shown that is held back now. */
  get showAt(): number | undefined {
    return this.#showAt
  }

  /** Looks at what there is to show after a commit, and decides whether it is shown. */
  look(state: object, now: number): void {
    if (this.#live === undefined) return
    const value = this.#live.of(state) ?? null
    const text = JSON.stringify(value)
    this.#showAt = undefined
    if (text === this.#shownText) return
    const showAt = this.#shownAt + this.#live.everyMs
    // What begins or ends is shown at once.
    if (value !== null && this.#shown !== null && now < showAt) {
      this.#showAt = showAt
      return
    }
    this.#shown = value
    this.#shownText = text
    this.#shownAt = now
  }

  /** The view as it is shown. */
  held<V extends object>(view: V): V {
    return this.#showAt === undefined || this.#live === undefined ? view : { ...view, [this.#live.field]: this.#shown }
  }
}
