import type { ReactNode } from 'react'
import css from './swipe-row.module.css'

interface SwipeRowProps {
  readonly label: string
  /** What a coach calls it. */
  readonly coach?: string
  /** One item of a list for each card. */
  readonly children: ReactNode
}

/** Cards side by side, to be swiped through. */
export function SwipeRow({ label, coach, children }: SwipeRowProps): ReactNode {
  return (
    <ul className={css.row} aria-label={label} data-coach={coach} {...REACHABLE}>
      {children}
    </ul>
  )
}

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }
