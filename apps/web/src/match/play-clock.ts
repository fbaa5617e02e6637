import { steadyNow } from '../components/time-left.ts'

/** Timers count no further than this; looking too early costs one look. */
const FURTHEST_MS = 2 ** 31 - 1

/** How long a match on this device was played: the time in which it lay open, now and before. Calls when it is due. */
export class PlayClock {
  readonly #before: number
  readonly #openedAt = steadyNow()
  readonly #onDue: () => void
  #dueMs: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(playedMs: number, onDue: () => void) {
    this.#before = playedMs
    this.#onDue = onDue
  }

  get playedMs(): number {
    return Math.round(this.#before + steadyNow() - this.#openedAt)
  }

  /** When the match will have been played for as long as `setDue` says, by this device's clock. */
  get dueAt(): number | undefined {
    return this.#dueMs === undefined ? undefined : this.#openedAt - this.#before + this.#dueMs
  }

  get isDue(): boolean {
    return this.#dueMs !== undefined && this.playedMs >= this.#dueMs
  }

  /** Calls when the match has been played for so long; never, without a time. */
  setDue(ms: number | undefined): void {
    if (ms === this.#dueMs) return
    this.#dueMs = ms
    this.#wait()
  }

  stop(): void {
    this.setDue(undefined)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#dueMs === undefined) return
    const left = Math.min(Math.max(0, this.#dueMs - this.playedMs), FURTHEST_MS)
    this.#timer = setTimeout(() => (this.isDue ? this.#onDue() : this.#wait()), left)
  }
}
