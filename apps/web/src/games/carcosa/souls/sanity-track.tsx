import { effectiveMax, lostMaximum, type Player, trackOf } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './sanity-track.module.css'
import { signed, soulWords } from './words.ts'

interface SanityTrackProps {
  readonly soul: Readonly<Player>
  /** With all its numbers, or only as a bar. */
  readonly size: 'full' | 'small'
}

/** [12.1.5] Sanity from −5 to the maximum; what was given up for good is struck out. */
export function SanityTrack({ soul, size }: SanityTrackProps): ReactNode {
  const lost = lostMaximum(soul)
  const words = soulWords.sanityIs(soul.sanity, effectiveMax(soul))
  return (
    <div
      className={classes(css.track, css[size])}
      role="img"
      aria-label={lost > 0 ? `${words}. ${soulWords.lostMaximum(lost)}` : words}
    >
      {trackOf(soul).map(({ value, kind, isNow }) => (
        <span
          key={value}
          className={classes(css.step, css[kind], value < 0 && css.below)}
          data-now={isNow || undefined}
          data-zero={value === 0 || undefined}
        >
          {size === 'full' && signed(value)}
        </span>
      ))}
    </div>
  )
}
