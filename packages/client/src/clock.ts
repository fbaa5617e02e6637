/** Time as the client knows it, so that tests can turn it. */
export interface Clock {
  /** Epoch milliseconds as they were when the program began, and counted from then on: nobody can set them. */
  now(): number
  /** Calls back once, later; the answer calls it off. */
  after(ms: number, then: () => void): () => void
}

/** The real time. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number

/** From the system's generator. */
export const systemRandom: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32

const DELAYS_MS = [500, 1000, 2000, 4000, 8000]
const JITTER = 0.2

/** How long to wait before try number `tries` (from 0), with up to a fifth more so that not all come back at once. */
export function backOff(tries: number, random: Random): number {
  const delay = DELAYS_MS[Math.min(tries, DELAYS_MS.length - 1)] as number
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
