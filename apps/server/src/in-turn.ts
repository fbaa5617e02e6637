/** Does one thing after another. Whoever has many things to do looks first how many wait. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** How many are waiting or being done. */
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
