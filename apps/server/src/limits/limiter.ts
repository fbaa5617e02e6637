import type { RateLimit } from '@ludoteca/kernel'

/** A rate limiter. */
export interface Limiter {
  /** Returns whether one more is allowed under that key, and counts it if so. */
  take(key: string): boolean | Promise<boolean>
  /** Takes back what `take` has counted. */
  giveBack(key: string): void | Promise<void>
}

/** How fast, and how long a key that went too fast must wait in full; by default only until there is room again. */
export interface Rate extends RateLimit {
  readonly blockMs?: number
}
