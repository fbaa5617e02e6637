/** A bounded queue that handles its items in order, one at a time. */
export class Inbox<T> {
  readonly #work: (item: T) => Promise<void>
  readonly #failed: (error: unknown) => void
  readonly #waitingMax: number
  readonly #waiting: T[] = []
  #running: Promise<void> | undefined

  /** Errors of `work` go to `failed`, which must not throw; the next item is handled all the same. */
  constructor(waitingMax: number, work: (item: T) => Promise<void>, failed: (error: unknown) => void) {
    this.#waitingMax = waitingMax
    this.#work = work
    this.#failed = failed
  }

  /** Adds an item. Returns false when the queue is full. */
  push(item: T): boolean {
    if (this.#waiting.length >= this.#waitingMax) return false
    this.#waiting.push(item)
    this.#running ??= this.#run()
    return true
  }

  /** Drops the queued items. */
  clear(): void {
    this.#waiting.length = 0
  }

  /** Resolves when no item is being handled. */
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
