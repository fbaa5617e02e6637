import type { Box } from '@ludoteca/kernel'

/** Throttles a field of the view that changes with every vote: it is sent no more often than the game wants. */
export class LiveField {
  readonly #live: Box['live']
  #shown: unknown = null
  #shownText = 'null'
  #shownAt = 0
  #showAt: number | undefined

  constructor(live: Box['live']) {
    this.#live = live
  }

  /** When the value that is held back now is to be sent. */
  get showAt(): number | undefined {
    return this.#showAt
  }

  /** Reads the value after a commit, and decides whether it is sent now or held back. */
  look(state: object, now: number): void {
    if (this.#live === undefined) return
    const value = this.#live.of(state) ?? null
    const text = JSON.stringify(value)
    this.#showAt = undefined
    if (text === this.#shownText) return
    const showAt = this.#shownAt + this.#live.everyMs
    // When a vote begins or ends, the value is sent at once.
    if (value !== null && this.#shown !== null && now < showAt) {
      this.#showAt = showAt
      return
    }
    this.#shown = value
    this.#shownText = text
    this.#shownAt = now
  }

  /** The view, with the last sent value while a newer one is held back. */
  held<V extends object>(view: V): V {
    return this.#showAt === undefined || this.#live === undefined ? view : { ...view, [this.#live.field]: this.#shown }
  }
}
