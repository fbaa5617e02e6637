type Listener<T> = (event: T) => void

/** Listeners by the name of the event they subscribed to. */
export class Listeners<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>()

  /** Subscribes a listener. Returns a function that unsubscribes it. */
  on<E extends keyof Events>(event: E, listener: Listener<Events[E]>): () => void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Calls every listener that is subscribed at this moment. */
  emit<E extends keyof Events>(event: E, value: Events[E]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) (listener as Listener<Events[E]>)(value)
  }
}
