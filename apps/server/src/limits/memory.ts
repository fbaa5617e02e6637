import type { Environment } from '../environment.ts'
import type { Limiter, Rate } from './limiter.ts'

/** Sweeping looks at every key, so a short rate does not sweep more often than this. */
const SWEEP_MS_MIN = 1000

/**
 * A token bucket per key, kept as one number: the time at which the bucket will be full again. Each token taken
 * puts it off by the time one token needs to come back, and it may lie at most a whole bucket ahead.
 */
export class MemoryLimiter implements Limiter {
  readonly #fullAt = new Map<string, number>()
  readonly #blockedUntil = new Map<string, number>()
  readonly #tokenMs: number
  readonly #bucketMs: number
  readonly #blockMs: number
  readonly #env: Pick<Environment, 'elapsed'>
  #sweptAt: number

  constructor(rate: Rate, env: Pick<Environment, 'elapsed'>) {
    this.#tokenMs = rate.perMs / rate.count
    this.#bucketMs = this.#tokenMs * (rate.burst ?? rate.count)
    this.#blockMs = rate.blockMs ?? 0
    this.#env = env
    this.#sweptAt = env.elapsed()
  }

  /** How many keys are remembered now. */
  get size(): number {
    return this.#fullAt.size + this.#blockedUntil.size
  }

  take(key: string): boolean {
    const now = this.#env.elapsed()
    if (now - this.#sweptAt >= Math.max(this.#bucketMs, SWEEP_MS_MIN)) this.#sweep(now)
    if (this.#isBlocked(key, now)) return false
    const fullAt = this.#fullAfter(key, now)
    if (this.#isTooMuch(fullAt, now)) {
      if (this.#blockMs > 0) this.#blockedUntil.set(key, now + this.#blockMs)
      return false
    }
    this.#fullAt.set(key, fullAt)
    return true
  }

  giveBack(key: string): void {
    const fullAt = this.#fullAt.get(key)
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#tokenMs)
  }

  #isBlocked(key: string, now: number): boolean {
    return this.#blockMs > 0 && now < (this.#blockedUntil.get(key) ?? now)
  }

  /** When the bucket will be full again if one more token is taken. */
  #fullAfter(key: string, now: number): number {
    return Math.max(this.#fullAt.get(key) ?? now, now) + this.#tokenMs
  }

  #isTooMuch(fullAt: number, now: number): boolean {
    // A thousandth of a token: sums of fractions must not cost the last one.
    return fullAt - now > this.#bucketMs + this.#tokenMs / 1000
  }

  /** A full bucket is the same as none. */
  #sweep(now: number): void {
    this.#sweptAt = now
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key)
    for (const [key, until] of this.#blockedUntil) if (until <= now) this.#blockedUntil.delete(key)
  }
}
