import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { Environment } from '../environment.ts'
import { Tally } from '../sockets/tally.ts'

/** How repeated failures are slowed down. */
export interface PaceSettings {
  /** How many failures under one key cause no delay. */
  readonly freeTries: number
  /** The delay of the next try; each further one is twice as long, up to the longest. */
  readonly firstMs: number
  readonly longestMs: number
  /** The most failures that are counted, and how long until one is forgotten. */
  readonly countMax: number
  readonly forgetMs: number
  /** How many tries may wait at once: in all, under one key, and from one place. */
  readonly waitingMax: number
  readonly perKeyMax: number
  readonly perPlaceMax: number
  /** How many of those under one key are reserved for places without any, so that a few places cannot take them all. */
  readonly keptPerKey: number
  /** How many keys are remembered. */
  readonly keysMax: number
}

/** The defaults: after ten failures in a row 15 s for each try, and none after ten minutes. */
const PACE: PaceSettings = {
  freeTries: 3,
  firstMs: 500,
  longestMs: 15_000,
  countMax: 12,
  forgetMs: 50_000,
  waitingMax: 256,
  perKeyMax: 32,
  perPlaceMax: 4,
  keptPerKey: 24,
  keysMax: 10_000,
}

/** Waits, or rejects when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>

/** A try that may go ahead; the caller reports its result. */
export interface Turn {
  end(wasRight: boolean): void
}

interface Mistakes {
  readonly count: number
  readonly at: number
}

/**
 * Slows tries under one key down instead of refusing them, so that nobody can lock anybody out: each further one waits
 * longer before it is looked at, the right one too, and is looked at then. What waits is bounded; only beyond that a try
 * is refused. It makes no difference whether there is anything behind the key.
 */
export class Pace {
  readonly #env: Pick<Environment, 'elapsed'>
  readonly #settings: PaceSettings
  readonly #pause: Pause
  readonly #mistakes = new Map<string, Mistakes>()
  readonly #keys = new Tally()
  readonly #places = new Tally()
  /** By key and place together. */
  readonly #both = new Tally()
  readonly #waiting = new Set<AbortController>()
  #isClosed = false

  constructor(env: Pick<Environment, 'elapsed'>, settings: Partial<PaceSettings> = {}, pause: Pause = sleep) {
    this.#env = env
    this.#settings = { ...PACE, ...settings }
    this.#pause = pause
  }

  /** How many keys are remembered now. */
  get size(): number {
    return this.#mistakes.size
  }

  /** Waits for the delay. `signal` is aborted when the client no longer waits. */
  async turn(key: string, place: string, signal?: AbortSignal): Promise<Turn | Refusal> {
    if (this.#isCrowded(key, place))
      return refuse('RATE_LIMIT', { seconds: Math.ceil(this.#settings.longestMs / 1000) })
    const before = this.#countOf(key)
    // Counted before it is checked, so that concurrent tries delay each other.
    this.#remember(key, before + 1)
    const end = this.#begin(key, place)
    const ended = await this.#waitFor(this.#pauseMs(before), signal)
    if (isRefusal(ended)) end(true)
    return ended ?? { end }
  }

  /** The server stops: refuses all waiting tries. */
  close(): void {
    this.#isClosed = true
    for (const waiting of this.#waiting) waiting.abort()
  }

  #isCrowded(key: string, place: string): boolean {
    const { waitingMax, perKeyMax, perPlaceMax, keptPerKey } = this.#settings
    const forThisPlace = this.#both.of(`${key} ${place}`) === 0 ? perKeyMax : perKeyMax - keptPerKey
    const { total } = this.#keys
    return total >= waitingMax || this.#keys.of(key) >= forThisPlace || this.#places.of(place) >= perPlaceMax
  }

  #begin(key: string, place: string): Turn['end'] {
    this.#keys.add(key)
    this.#places.add(place)
    this.#both.add(`${key} ${place}`)
    return (wasRight) => {
      this.#keys.remove(key)
      this.#places.remove(place)
      this.#both.remove(`${key} ${place}`)
      if (wasRight) this.#remember(key, this.#countOf(key) - 1)
    }
  }

  async #waitFor(ms: number, signal: AbortSignal | undefined): Promise<Refusal | undefined> {
    if (ms === 0) return undefined
    if (this.#isClosed || signal?.aborted) return refuse('CLOSING')
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    this.#waiting.add(waiting)
    signal?.addEventListener('abort', stop)
    try {
      await this.#pause(ms, waiting.signal)
      return undefined
    } catch {
      return refuse('CLOSING')
    } finally {
      this.#waiting.delete(waiting)
      signal?.removeEventListener('abort', stop)
    }
  }

  #pauseMs(mistakes: number): number {
    const { freeTries, firstMs, longestMs } = this.#settings
    return mistakes < freeTries ? 0 : Math.min(longestMs, firstMs * 2 ** (mistakes - freeTries))
  }

  #countOf(key: string): number {
    const known = this.#mistakes.get(key)
    if (known === undefined) return 0
    return Math.max(0, known.count - Math.floor((this.#env.elapsed() - known.at) / this.#settings.forgetMs))
  }

  /** Remembers the count of a key; forgets the least recently used key when there are too many. */
  #remember(key: string, count: number): void {
    const { countMax, keysMax } = this.#settings
    this.#mistakes.delete(key)
    if (count > 0) this.#mistakes.set(key, { count: Math.min(count, countMax), at: this.#env.elapsed() })
    if (this.#mistakes.size > keysMax) for (const [oldest] of this.#mistakes) return void this.#mistakes.delete(oldest)
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<unknown> {
  return wait(ms, undefined, { signal, ref: false })
}
