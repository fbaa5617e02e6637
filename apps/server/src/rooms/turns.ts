/** A queue for each key: work with the same key runs in order, one after the other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(key, mine)
    const done = () => {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
    mine.then(done, done)
    return mine
  }
}
