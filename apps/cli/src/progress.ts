const WIDTH = 30
const REDRAW_MS = 100

/** A bar on standard error, only when a person looks at it there. */
export class ProgressBar {
  readonly #total: number
  readonly #shown: boolean
  #drawnAt = 0

  constructor(total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#total = total
    this.#shown = stream.isTTY === true
  }

  readonly show = (finished: number): void => {
    const now = performance.now()
    if (!this.#shown || (now - this.#drawnAt < REDRAW_MS && finished < this.#total)) return
    this.#drawnAt = now
    const filled = Math.round((WIDTH * finished) / this.#total)
    process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${finished} of ${this.#total}`)
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K')
  }
}
