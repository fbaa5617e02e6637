import { steadyNow } from '../components/time-left.ts'

/** Timers count no further than this; looking too early costs one look. */
const FURTHEST_MS = 2 ** 31 - 1

/** Measures how long a match on this device was open, in this sitting and before. Calls `onTime` at a given time. */
export class PlayClock {
  readonly #before: number
  readonly #openedAt = steadyNow()
  readonly #onTime: () => void
  #timerMs: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(playedMs: number, onTime: () => void) {
    this.#before = playedMs
    this.#onTime = onTime
  }

  get playedMs(): number {
    return Math.round(this.#before + steadyNow() - this.#openedAt)
  }

  /** When the match will have been played for as long as `setDue` says, by this device's clock. */
  get firesAt(): number | undefined {
    return this.#timerMs === undefined ? undefined : this.#openedAt - this.#before + this.#timerMs
  }

  get isTimeUp(): boolean {
    return this.#timerMs !== undefined && this.playedMs >= this.#timerMs
  }

  /** Calls when the match has been played for so long; never, without a time. */
  setTimer(ms: number | undefined): void {
    if (ms === this.#timerMs) return
    this.#timerMs = ms
    this.#wait()
  }

  stop(): void {
    this.setTimer(undefined)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#timerMs === undefined) return
    const left = Math.min(Math.max(0, this.#timerMs - this.playedMs), FURTHEST_MS)
    this.#timer = setTimeout(() => (this.isTimeUp ? this.#onTime() : this.#wait()), left)
  }
}
