/** From here on a clock warns. */
export const WARNING_SEC = 10

/** Whole seconds until then, never less than none. A second that has begun counts. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Seconds as a clock shows them: `0:09`, `12:30`, `1:02:00`. */
export function clockFace(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/**
 * The device's clock as it was when the page was opened, and counted from then on, as the client library does: setting
 * it does not change how much time is left.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}
