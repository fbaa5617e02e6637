import type { ReactNode } from 'react'
import { Engraved } from './drawing.tsx'
import { KING_EFFECT_MARKS } from './king-effects.ts'

interface KingEffectIconProps {
  /** What the d6 shows, 1 to 6. */
  readonly n: number
  readonly size?: number
}

/** One of the six things that the King's d6 does. */
export function KingEffectIcon({ n, size = 32 }: KingEffectIconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M1 1h38v38H1z" fill="var(--car-paper)" stroke="var(--car-yellow-dim)" strokeWidth="2" />
      <g transform="translate(4 4)">
        <Engraved parts={KING_EFFECT_MARKS[n - 1] ?? []} line={1.6} box={32} />
      </g>
    </svg>
  )
}
