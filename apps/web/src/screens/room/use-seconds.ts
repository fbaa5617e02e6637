import { useEffect, useState } from 'react'
import { secondsLeft, steadyNow } from '../../components/time-left.ts'

const LOOK_MS = 200

/** Whole seconds until then, by this device's clock. */
export function useSeconds(until: number): number {
  const [left, setLeft] = useState(() => secondsLeft(until, steadyNow()))
  useEffect(() => {
    const look = () => setLeft(secondsLeft(until, steadyNow()))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}
