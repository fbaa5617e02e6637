import type { ReactNode } from 'react'
import css from './swipe-row.module.css'

interface SwipeRowProps {
  readonly label: string
  /** One item of a list for each card. */
  readonly children: ReactNode
}

/** Cards side by side, to be swiped through. */
export function SwipeRow({ label, children }: SwipeRowProps): ReactNode {
  return (
    <ul className={css.row} aria-label={label} {...REACHABLE}>
      {children}
    </ul>
  )
}

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }
