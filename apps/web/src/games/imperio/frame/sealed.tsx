import type { ReactNode } from 'react'
import { Stamp } from '../art/stamp.tsx'
import css from './sealed.module.css'

interface SealedProps {
  readonly stamp: string
  readonly tone: 'blue' | 'ink'
  /** What was sent; nothing for those who pass. */
  readonly inside?: ReactNode
  readonly hint: string
}

/** The envelope is sealed: what somebody has sent, under its stamp. */
export function Sealed({ stamp, tone, inside, hint }: SealedProps): ReactNode {
  return (
    <div className={css.sealed} role="status">
      <Stamp text={stamp} tone={tone} />
      {inside !== undefined && <p className={css.inside}>{inside}</p>}
      <p className={css.hint}>{hint}</p>
    </div>
  )
}
