/** Tasks that run between two rounds, when the replica equals what is stored. */
export class TaskQueue {
  readonly #wake: () => void
  #tasks: (() => void)[] = []

  /** `wake` is called when a task was added. */
  constructor(wake: () => void) {
    this.#wake = wake
  }

  get isEmpty(): boolean {
    return this.#tasks.length === 0
  }

  /** Resolves when the task is done, and rejects if it throws. */
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
