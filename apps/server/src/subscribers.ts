/** Functions that are called when something happens. */
export class Subscribers<Args extends readonly unknown[]> {
  readonly #listeners = new Set<(...args: Args) => void>()

  /** Calls the listener from now on. Returns a function that unsubscribes. */
  subscribe(listener: (...args: Args) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  notify(...args: Args): void {
    for (const listener of this.#listeners) listener(...args)
  }
}
