import { useEffect } from 'react'
import type { CoachStore } from '../../match/coach-store.ts'

const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Lets the coach know that somebody does something, wherever on the page, and whether anybody can see it at all. */
export function useCoachTime(coach: CoachStore): void {
  useEffect(() => {
    const stir = () => coach.stir()
    const rest = () => coach.rest(document.hidden)
    for (const type of INPUT) window.addEventListener(type, stir, { passive: true })
    document.addEventListener('visibilitychange', rest)
    rest()
    return () => {
      for (const type of INPUT) window.removeEventListener(type, stir)
      document.removeEventListener('visibilitychange', rest)
    }
  }, [coach])
}
