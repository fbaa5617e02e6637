/** A queue that runs tasks one after the other. Callers check `waiting` first to limit its length. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** The number of queued and running tasks. */
  get waiting(): number {
    return this.#waiting
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++
    const done = this.#last.then(task)
    this.#last = done.catch(() => {})
    try {
      return await done
    } finally {
      this.#waiting--
    }
  }
}
