import type { RateLimit } from '@ludoteca/protocol'

/** Says whether one more is allowed under that key, and counts it if so. */
export interface Limiter {
  take(key: string): boolean | Promise<boolean>
}

/** How fast, and how long a key that went too fast must wait in full; by default only until there is room again. */
export interface Rate extends RateLimit {
  readonly blockMs?: number
}
