import { type ReactNode, useId } from 'react'
import css from './progress.module.css'

interface ProgressProps {
  readonly label: ReactNode
  readonly value: number
  readonly max: number
  /** Where it stands, in words; “3 of 10” unless said otherwise. */
  readonly text?: string
}

/** How far something has come. */
export function Progress({ label, value, max, text = `${value} / ${max}` }: ProgressProps): ReactNode {
  const id = useId()
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className="digits">{text}</span>
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        <div className={css.fill} style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }} />
      </div>
    </div>
  )
}
