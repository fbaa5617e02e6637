/** A set of listeners. */
export class Subscribers<Args extends readonly unknown[]> {
  readonly #listeners = new Set<(...args: Args) => void>()

  /** Adds a listener. Returns a function that unsubscribes. */
  subscribe(listener: (...args: Args) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  notify(...args: Args): void {
    for (const listener of this.#listeners) listener(...args)
  }
}
