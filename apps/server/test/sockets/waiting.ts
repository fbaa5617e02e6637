import { setTimeout as sleep } from 'node:timers/promises'

/** How long a busy machine may take for what happens at once on another. */
export const PATIENCE_MS = 30_000

/** Waits until it is so. */
export async function eventually(isSo: () => boolean, ms = PATIENCE_MS): Promise<void> {
  const giveUpAt = Date.now() + ms
  while (!isSo()) {
    if (Date.now() > giveUpAt) throw new Error(`never: ${isSo}`)
    await sleep(2)
  }
}

/** Holds back whoever comes until it is opened. */
export class Gate {
  waiting = 0
  readonly #waiters: (() => void)[] = []
  #isOpen = false

  readonly pass = async (): Promise<void> => {
    if (this.#isOpen) return
    this.waiting++
    await new Promise<void>((resolve) => this.#waiters.push(resolve))
  }

  open(): void {
    this.#isOpen = true
    for (const go of this.#waiters) go()
  }
}
