/** Where the page was loaded. A match there was interrupted: people are asked before it goes on. */
export class Arrival {
  #path: string | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** Whether the page was loaded there, and nobody has answered yet. */
  isAt(path: string): boolean {
    return this.#path === path
  }

  /** Somebody has said how to go on. */
  settle(): void {
    this.#path = undefined
  }
}
