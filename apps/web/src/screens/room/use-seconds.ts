import { useEffect, useState } from 'react'
import { secondsLeft } from '../../components/time-left.ts'

const LOOK_MS = 200

/** Whole seconds until then, by this device's clock. */
export function useSeconds(until: number): number {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()))
  useEffect(() => {
    const look = () => setLeft(secondsLeft(until, Date.now()))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}
