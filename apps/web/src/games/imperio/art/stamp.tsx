import type { Tone } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './stamp.module.css'

interface StampProps {
  readonly text: string
  readonly tone?: Tone
  readonly size?: 'small' | 'medium' | 'large'
  /** Has been there for a while: it does not come down before one's eyes. */
  readonly still?: boolean
}

/** A rubber stamp, slammed onto whatever lies under it. */
export function Stamp({ text, tone = 'blue', size = 'medium', still = false }: StampProps): ReactNode {
  return (
    <span className={classes(css.stamp, css[tone], css[size], !still && css.slam)}>
      <span className={css.frame}>{text}</span>
    </span>
  )
}
