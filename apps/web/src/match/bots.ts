import type { BotStart, FromBots, Played, ToBots } from './bot-table.ts'

/** As much of a `Worker` as the bots need. */
export interface BotWorker {
  postMessage(message: ToBots): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromBots }) => void): void
  terminate(): void
}

/** A thread of their own for the bots, so that the page never waits for them. */
export function startWorker(): BotWorker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
}

/** The bots of a match on this device. */
export class Bots {
  readonly #worker: BotWorker
  /** Whoever asked first is answered first. */
  readonly #waiting: ((from: FromBots) => void)[] = []

  constructor(worker: BotWorker, start: BotStart, moves: readonly Played[]) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }) => this.#waiting.shift()?.(data))
    worker.postMessage({ type: 'sit', start, moves })
  }

  /** Somebody has moved. */
  moved(played: Played): void {
    this.#worker.postMessage({ type: 'moved', played })
  }

  /** What a bot does now; nothing when the match waits for people. */
  next(): Promise<FromBots> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#worker.postMessage({ type: 'next' })
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}
