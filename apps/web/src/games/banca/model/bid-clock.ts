import { steadyNow } from '../../../components/time-left.ts'

/** As much of a page as a clock needs: whether anybody can see it. */
export interface Screen {
  readonly hidden: boolean
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

interface Hands {
  /** When time will run out, in epoch milliseconds; nothing while the clock stands. */
  set(until: number | undefined): void
  /** Time has run out. */
  ring(): void
}

/**
 * Runs a clock for one bid. While the screen is off it stands, and begins anew when somebody can see it again: nobody
 * passes because the tablet fell asleep. Returns what stops it.
 */
export function runClock(sec: number, screen: Screen, hands: Hands): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(timer)
    if (screen.hidden) return hands.set(undefined)
    hands.set(steadyNow() + sec * 1_000)
    timer = setTimeout(hands.ring, sec * 1_000)
  }
  begin()
  screen.addEventListener('visibilitychange', begin)
  return () => {
    clearTimeout(timer)
    screen.removeEventListener('visibilitychange', begin)
  }
}
