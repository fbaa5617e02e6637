import { type Fact, type Refusal, TABLE } from '@ludoteca/kernel'
import { steadyNow } from '../components/time-left.ts'
import { PAUSE_SHARE, type Pace } from '../kit/pace.ts'
import type { PresentationQueue } from '../kit/presentation-queue.ts'
import type { Played } from './bot-table.ts'
import { Bots, type BotWorker, startWorker } from './bots.ts'
import { awaitedIn, botStart, playedIn } from './match-parts.ts'
import type { AnyMatch } from './privacy.ts'

/** How long a bot's move stays on the screen before the next one, in milliseconds. */
const BOT_PAUSE_MS = 700
/** The share of the pause that is left where the move before was acted out for as long as that. */
const BREATH_SHARE = 1 / 3

/** Settings of bots on a device. */
export interface BotSettings {
  readonly botPauseMs?: number
  /** How fast somebody wants to see what happens. */
  readonly pace?: () => Pace
  /** Starts the thread in which the bots think. */
  readonly startWorker?: () => BotWorker
}

/** The match for which bots move. */
export interface BotHost {
  readonly match: AnyMatch
  readonly queue: Pick<PresentationQueue<Fact>, 'whenIdle' | 'isSkipping'>
  /** Whether bots have to wait for a learner. */
  isHeld(): boolean
  submit(played: Played): Refusal | undefined
  failed(): void
}

/** Lets bots move when it is their turn, one after the other, and not before people have seen what happened. */
export class BotTurns {
  readonly #host: BotHost
  readonly #pauseMs: number
  readonly #pace: () => Pace
  readonly #startWorker: () => BotWorker
  #bots: Bots | undefined
  #isClosed = false

  constructor(host: BotHost, settings: BotSettings) {
    this.#host = host
    this.#pauseMs = settings.botPauseMs ?? BOT_PAUSE_MS
    this.#pace = settings.pace ?? (() => 'normal')
    this.#startWorker = settings.startWorker ?? startWorker
  }

  /** Tells the bots of a move. */
  moved(played: Played): void {
    this.#bots?.moved(played)
  }

  close(): void {
    this.#isClosed = true
    this.#bots?.close()
  }

  /** Plays until the match waits for people. May be called again meanwhile: the first answer to each position counts. */
  async play(): Promise<void> {
    const { match } = this.#host
    if (match.outcome()) return
    this.#bots ??= new Bots(this.#startWorker(), botStart(match), playedIn(match))
    const bots = this.#bots
    while (!this.#isClosed && !this.#host.isHeld() && match.outcome() === undefined) {
      const { seq, turn, failed } = await bots.next()
      if (failed) return this.#host.failed()
      // A person may have moved meanwhile, and called `play` again.
      if (turn === null || seq !== match.seq || this.#isClosed) return
      // Where many are awaited at once they think side by side.
      await this.#pause(this.#pauseMs / Math.max(1, awaitedIn(match).filter((seat) => seat !== TABLE).length))
      if (this.#isClosed || seq !== match.seq || this.#host.submit(turn)) return
    }
  }

  /** Waits until what has happened was seen, and then a little. */
  async #pause(usualMs: number): Promise<void> {
    const { queue } = this.#host
    const since = steadyNow()
    await queue.whenIdle()
    if (queue.isSkipping || this.#isClosed) return
    const pauseMs = usualMs * PAUSE_SHARE[this.#pace()]
    const ms = Math.max(pauseMs - (steadyNow() - since), pauseMs * BREATH_SHARE)
    await new Promise((resolve) => setTimeout(resolve, ms))
    // Somebody may have moved meanwhile.
    await queue.whenIdle()
  }
}
