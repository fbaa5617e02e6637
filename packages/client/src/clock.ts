/** Time as the client knows it, so that tests can set it. */
export interface Clock {
  /** Milliseconds of the epoch, monotonic: read once when the program began and counted from then on. */
  now(): number
  /** Runs `callback` once after `ms`. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** The system's time. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number

/** From the system's secure generator. */
export const systemRandom: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32

const DELAYS_MS = [500, 1000, 2000, 4000, 8000]
const JITTER = 0.2

/** How long to wait before retry number `retries` (from 0), with up to a fifth of jitter so that not all come back at once. */
export function backOff(retries: number, random: Random): number {
  const delay = DELAYS_MS[Math.min(retries, DELAYS_MS.length - 1)] as number
  return Math.round(delay * (1 + JITTER * random()))
}

/** A UUID of version 4. */
export function newKey(random: Random): string {
  const hex = [0, 0, 0, 0].map(() => hexOf(random())).join('')
  const variant = '89ab'[Number.parseInt(hex[16] as string, 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

function hexOf(fraction: number): string {
  return Math.floor(fraction * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
}
