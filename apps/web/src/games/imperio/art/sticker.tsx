import { BURSTS, bareSetting, letterSize, stickerLook, stickerSetting, type Tone } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { Drawn } from './drawing.tsx'
import css from './sticker.module.css'
import { letterOn, plateOf } from './tones.ts'

interface StickerProps {
  readonly text: string
  /** Another ink than the word's own. */
  readonly tone?: Tone | undefined
  /** How wide it is, in pixels; without it as wide as its place. */
  readonly width?: number
  /** The drawing alone, where there is no room for the word; it is still called by it. */
  readonly isBare?: boolean
  /** Pops up, or shakes for a moment; without it, it has been there for a while. */
  readonly move?: 'pop' | 'shake' | undefined
}

/** A drawing and its word on a burst, as posters of chicha have them. */
export function Sticker({ text, tone, width, isBare = false, move }: StickerProps): ReactNode {
  const look = stickerLook(text)
  const ink = tone ?? look.tone
  const isDark = letterOn(ink) === 'var(--imp-white)'
  const outline = BURSTS[look.shape]
  const size = letterSize(text)
  const { motif, x, y, side, baseline } = isBare ? bareSetting(text) : stickerSetting(text)
  const letters = { x: 100, y: baseline, fontSize: size, textAnchor: 'middle' } as const
  return (
    <svg
      className={classes(css.sticker, move && css[move])}
      viewBox="-4 -4 210 130"
      width={width ?? '100%'}
      role="img"
      aria-label={text}
    >
      <path d={outline} className={css.shadow} />
      <path d={outline} className={css.plate} fill={plateOf(ink)} />
      <path d={outline} className={css.inner} stroke={ink === 'yellow' ? 'var(--imp-red)' : 'var(--imp-yellow)'} />
      <g className={css.letters} transform={look.shape === 'slab' ? 'rotate(-5 100 60)' : undefined}>
        {motif && (
          <g transform={`translate(${x} ${y}) scale(${side / 32})`} strokeLinejoin="round" strokeLinecap="round">
            {/* Cut out of paper, so that it is seen on whatever the sticker is printed in. */}
            <g stroke="var(--imp-white)" strokeWidth="6">
              <Drawn parts={motif} />
            </g>
            <g stroke="var(--imp-ink)" strokeWidth="2">
              <Drawn parts={motif} />
            </g>
          </g>
        )}
        {!isBare && (
          <>
            <text
              {...letters}
              className={css.echo}
              fill={isDark ? 'var(--imp-ink)' : 'var(--imp-white)'}
              dx="2.500"
              dy="2.500"
            >
              {text}
            </text>
            <text {...letters} fill={letterOn(ink)}>
              {text}
            </text>
          </>
        )}
      </g>
    </svg>
  )
}
