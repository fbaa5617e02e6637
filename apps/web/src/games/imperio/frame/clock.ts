import {
  COUNTER_CUTOFF_SEC,
  MODES,
  OFFER_CUTOFF_SEC,
  type Phase,
  phasesIn,
  type Timers,
  type View,
} from '@ludoteca/imperio'
import { type Seat, TABLE } from '@ludoteca/kernel'
import { useEffect, useState } from 'react'
import { secondsLeft, steadyNow } from '../../../components/time-left.ts'

/** From here on the timer warns, every second. */
export const LAST_SECONDS = 5

/** How long a stage of ACTION leaves for the stages after it, in seconds. */
const AFTER_STAGE = [OFFER_CUTOFF_SEC, COUNTER_CUTOFF_SEC, 0]

type ClockView = Pick<View, 'phase' | 'options' | 'dealStage' | 'watcherCount'>

/** When the phase ends for this viewer, in epoch milliseconds; nothing where no clock runs. */
export function deadlineOf(
  { phase, options, dealStage }: ClockView,
  clocks: ReadonlyMap<Seat, number>,
  me: Seat | undefined,
): number | undefined {
  const own = me === undefined ? undefined : clocks.get(me)
  if (own !== undefined) return own
  const table = clocks.get(TABLE)
  // ACTION has three clocks, one after the other; people want to know when the last one ends.
  if (table !== undefined) {
    return phase === 'ACTION' ? table + (AFTER_STAGE[dealStage] ?? 0) * 10 * options.clockPct : table
  }
  return clocks.size === 0 ? undefined : Math.max(...clocks.values())
}

/** How long a phase lasts in this match, in seconds. EVENTS takes longer the more happens: this is its shortest. */
export function phaseSeconds({ options, watcherCount }: ClockView, phase: Phase): number | undefined {
  const { timersSec } = MODES[options.mode]
  if (!options.clocks || phase === 'MATCH_INIT' || phase === 'END') return undefined
  const sec = timersSec[timerOf(phase, watcherCount)]
  return Math.max(1, Math.round((sec * options.clockPct) / 100))
}

function timerOf(phase: Exclude<Phase, 'MATCH_INIT' | 'END'>, watchers: number): keyof Timers {
  if (phase === 'EVENTS') return 'EVENTS_BASE'
  return phase === 'MOOD' && watchers === 0 ? 'MOOD_NO_WATCHERS' : phase
}

/** The phases of this round in order. */
export function phasesOf({ options, round }: Pick<View, 'options' | 'round'>): readonly Phase[] {
  return phasesIn(options.mode, round)
}

/** Whole seconds until then, looked up often enough that none is skipped. */
export function useSecondsLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => steadyNow())
  useEffect(() => {
    if (until === undefined) return
    setNow(steadyNow())
    const timer = setInterval(() => setNow(steadyNow()), 200)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? undefined : secondsLeft(until, now)
}
