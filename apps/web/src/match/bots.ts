import type { MatchStart } from '@ludoteca/kernel'
import type { FromBots, Played, ToBots } from './bot-worker.ts'

/** The bots of a match on this device, in a thread of their own so that the page never waits for them. */
export class Bots {
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  #answer: ((from: FromBots) => void) | undefined

  constructor(game: string, start: MatchStart, moves: readonly Played[]) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => this.#answer?.(data))
    this.#post({ type: 'sit', game, start, moves })
  }

  /** Somebody has moved. */
  moved(played: Played): void {
    this.#post({ type: 'moved', played })
  }

  /** What a bot does now; nothing when the match waits for people. */
  next(): Promise<FromBots> {
    return new Promise((resolve) => {
      this.#answer = resolve
      this.#post({ type: 'next' })
    })
  }

  close(): void {
    this.#worker.terminate()
  }

  #post(message: ToBots): void {
    this.#worker.postMessage(message)
  }
}
