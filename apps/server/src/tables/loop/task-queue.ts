/** What is to be done between two rounds, when a table's copy is what is stored. */
export class TaskQueue {
  readonly #wake: () => void
  #tasks: (() => void)[] = []

  /** Somebody has to be poked to run them. */
  constructor(wake: () => void) {
    this.#wake = wake
  }

  get isEmpty(): boolean {
    return this.#tasks.length === 0
  }

  /** Resolves when it is done. */
  add(task: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => {
        try {
          resolve(task())
        } catch (error) {
          reject(error)
        }
      })
      this.#wake()
    })
  }

  runAll(): void {
    for (const run of this.#tasks.splice(0)) run()
  }
}
