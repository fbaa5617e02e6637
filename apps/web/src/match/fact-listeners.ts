import type { Fact } from '@ludoteca/kernel'

/** Called with facts in order. */
export type FactListener = (facts: readonly Fact[]) => void

/** Listeners to facts. */
export class FactListeners {
  readonly #listeners = new Set<FactListener>()

  /** Returns a function that unsubscribes. */
  subscribe(listener: FactListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit(facts: readonly Fact[]): void {
    for (const listener of [...this.#listeners]) listener(facts)
  }
}
