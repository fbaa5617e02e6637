/** What is to be done between two rounds, when a table's copy is what is stored. */
export class Errands {
  readonly #poke: () => void
  #waiting: (() => void)[] = []

  /** Somebody has to be poked to run them. */
  constructor(poke: () => void) {
    this.#poke = poke
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** Resolves when it is done. */
  add(run: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(run())
        } catch (error) {
          reject(error)
        }
      })
      this.#poke()
    })
  }

  runAll(): void {
    for (const run of this.#waiting.splice(0)) run()
  }
}
