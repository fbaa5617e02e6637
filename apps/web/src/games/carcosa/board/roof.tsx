import { type ReactNode, useId } from 'react'
import css from './roof.module.css'

/** The roof under the night sky: slopes that reach from wall to wall, a gable, a chimney, a window where light burns. */
export function Roof(): ReactNode {
  const id = useId()
  return (
    <span className={css.roof}>
      <svg className={css.chimney} viewBox="0 6 24 34" aria-hidden="true">
        <path d="M4 60V14h16v46zM1 8h22v7H1z" className={css.slope} />
        <path d="M4 24h16M4 34h16M4 44h16M10 15v9M15 24v10M9 34v10" className={css.tile} />
      </svg>
      <svg className={css.slopes} viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
        <pattern id={id} width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 9c3 0 7-3 7-9 0 6 4 9 7 9" className={css.tile} />
        </pattern>
        <path d="M0 60L64 14h272l64 46z" className={css.slope} />
        <path d="M0 60L64 14h272l64 46z" fill={`url(#${id})`} />
        <path d="M60 14h280" className={css.ridge} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={css.gable} viewBox="0 0 120 60" aria-hidden="true">
        <path d="M6 60L60 4l54 56z" className={css.slope} />
        <path d="M2 60L60 2l58 58" className={css.ridge} />
        <circle cx="60" cy="38" r="13" className={css.window} />
        <path d="M60 25v26M47 38h26" className={css.cross} />
        <path d="M20 56h22M78 56h22M30 48h10M80 48h10" className={css.tile} />
      </svg>
    </span>
  )
}
