type Listener<T> = (news: T) => void

/** Who wants to hear of what. */
export class Listeners<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>()

  /** Listens until the answer is called. */
  on<E extends keyof Events>(event: E, listener: Listener<Events[E]>): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Tells everybody who listens now. */
  tell<E extends keyof Events>(event: E, news: Events[E]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) (listener as Listener<Events[E]>)(news)
  }
}
