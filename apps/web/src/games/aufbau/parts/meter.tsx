import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './meter.module.css'
import { upTo } from './up-to.ts'

interface MeterProps {
  readonly value: number
  readonly max: number
  /** More than this is too much. */
  readonly limit?: number | undefined
  /** Where it stands, in words. */
  readonly text: string
}

/** How full something is; striped where it runs over. Its figures stand beside it. */
export function Meter({ value, max, limit = max, text }: MeterProps): ReactNode {
  const isOver = value > limit
  return (
    <span className={classes(css.meter, isOver && css.over)} role="img" aria-label={text}>
      <span className={css.fill} style={{ inlineSize: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }} />
    </span>
  )
}

interface PipsProps {
  readonly value: number
  readonly max: number
  readonly text: string
  /** Up to here is a worry. */
  readonly low?: number
}

/** A small count out of a few. */
export function Pips({ value, max, text, low = 0 }: PipsProps): ReactNode {
  return (
    <span className={classes(css.pips, value <= low && css.low)} role="img" aria-label={text}>
      {upTo(max).map((i) => (
        <span key={i} className={classes(css.pip, i < value && css.on)} />
      ))}
    </span>
  )
}
