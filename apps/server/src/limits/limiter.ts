import type { RateLimit } from '@ludoteca/kernel'

/** Counts what happens under a key. */
export interface Limiter {
  /** Says whether one more is allowed under that key, and counts it if so. */
  take(key: string): boolean | Promise<boolean>
  /** Takes back what `take` has counted: it was none of what is limited here. */
  giveBack(key: string): void | Promise<void>
}

/** How fast, and how long a key that went too fast must wait in full; by default only until there is room again. */
export interface Rate extends RateLimit {
  readonly blockMs?: number
}
