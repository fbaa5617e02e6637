import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { classes } from './classes.ts'
import css from './countdown.module.css'
import { ClockIcon } from './icons.tsx'
import { clockFace, secondsLeft, steadyNow, WARNING_SEC } from './time-left.ts'
import { componentWords } from './words.ts'

interface CountdownProps {
  /** When time runs out, in epoch milliseconds by this device's clock. */
  readonly until: number
  /** It is the viewer's own time: screen readers are told when little is left. */
  readonly own?: boolean
}

/** The clock of a seat. Says in words, not by colour alone, when little is left. */
export const Countdown = observer(({ until, own = false }: CountdownProps) => {
  const { announcer } = useRoot()
  const words = useWords(componentWords)
  const left = useSecondsLeft(until)
  const isShort = left <= WARNING_SEC
  const warning = own && isShort && left > 0 ? words.secondsLeft(WARNING_SEC) : undefined
  useEffect(() => {
    if (warning !== undefined) announcer.say(warning)
  }, [announcer, warning])
  return (
    <span className={classes(css.countdown, isShort && css.short)} role="timer" aria-live="off">
      <ClockIcon size={16} />
      <span className="digits">{clockFace(left)}</span>
      {isShort && <span className={css.words}>{left > 0 ? words.hurry : words.timeIsUp}</span>}
    </span>
  )
})

/** Whole seconds, looked up a few times each second so that no second is skipped. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsLeft(until, steadyNow()))
  useEffect(() => {
    const look = () => setLeft(secondsLeft(until, steadyNow()))
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
