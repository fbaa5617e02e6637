/** Works through what comes in, in order and one at a time. */
export class Inbox<T> {
  readonly #work: (item: T) => Promise<void>
  readonly #failed: (error: unknown) => void
  readonly #waitingMax: number
  readonly #waiting: T[] = []
  #running: Promise<void> | undefined

  /** What `work` throws goes to `failed`, which must not throw; then comes what waits. */
  constructor(waitingMax: number, work: (item: T) => Promise<void>, failed: (error: unknown) => void) {
    this.#waitingMax = waitingMax
    this.#work = work
    this.#failed = failed
  }

  /** Whether there was room for it. */
  push(item: T): boolean {
    if (this.#waiting.length >= this.#waitingMax) return false
    this.#waiting.push(item)
    this.#running ??= this.#run()
    return true
  }

  /** Forgets what has not been begun. */
  clear(): void {
    this.#waiting.length = 0
  }

  /** Resolves when nothing is being worked on. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      try {
        await this.#work(item)
      } catch (error) {
        this.#failed(error)
      }
    }
    this.#running = undefined
  }
}
