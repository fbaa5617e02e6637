import { action, computed, makeObservable, observable } from 'mobx'
import type { Chapter } from './chapters.ts'
import type { ReplayMatch } from './replay-match.ts'

/** How fast a replay can run, in moves a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const
/** One of these speeds. */
export type Speed = (typeof SPEEDS)[number]

/** How much of the time between two steps is for acting one out. */
const SEEN_SHARE = 0.9

/** Runs a replay forward by itself, and jumps from turn to turn. */
export class ReplayPlayer {
  readonly match: ReplayMatch
  isPlaying = false
  speed: Speed = 1
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(match: ReplayMatch) {
    this.match = match
    makeObservable<ReplayPlayer, 'tick'>(this, {
      isPlaying: observable,
      speed: observable,
      chapter: computed,
      toggle: action,
      pause: action,
      setSpeed: action,
      goTo: action,
      tick: action,
    })
  }

  /** The turn or round that is shown. */
  get chapter(): number {
    return this.match.chapters.findLastIndex(({ move }) => move <= this.match.at)
  }

  /** A step is seen before the next one. */
  #hurry(): void {
    this.match.queue.limitMs = this.isPlaying ? (1000 / this.speed) * SEEN_SHARE : Number.POSITIVE_INFINITY
  }

  /** Runs or stops. From the end it runs from the start again. */
  toggle(): void {
    if (this.isPlaying) return this.pause()
    if (this.match.at >= this.match.length) this.match.goTo(0)
    this.isPlaying = true
    this.#hurry()
    this.#wait()
  }

  pause(): void {
    this.isPlaying = false
    this.#hurry()
    clearTimeout(this.#timer)
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    this.#hurry()
    if (this.isPlaying) this.#wait()
  }

  /** Jumps there and stops. */
  goTo(move: number): void {
    this.pause()
    this.match.goTo(move)
  }

  /** Goes so many turns on, or back: first to the beginning of the one that is shown. */
  skip(by: 1 | -1): void {
    const { chapters, at } = this.match
    const here = chapters[this.chapter] as Chapter | undefined
    const isInside = by < 0 && here !== undefined && here.move < at
    const next = isInside ? here : chapters[this.chapter + by]
    this.goTo(next?.move ?? (by < 0 ? 0 : this.match.length))
  }

  protected tick(): void {
    this.match.goTo(this.match.at + 1)
    if (this.match.at >= this.match.length) this.pause()
    else this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.tick(), 1000 / this.speed)
  }
}
