import { ACHIEVEMENTS, BADGE_FRAMES, BADGES, type BadgeArt, MOTIFS } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import css from './art.module.css'
import { Drawn } from './drawing.tsx'
import { plateOf } from './tones.ts'

const PLAIN: BadgeArt = ['star', 'blue']

interface BadgeIconProps {
  /** The id of the achievement. */
  readonly achievement: string
  readonly size?: number
}

/** The badge of an achievement: its motif on a frame that tells how rare it is. */
export function BadgeIcon({ achievement, size = 56 }: BadgeIconProps): ReactNode {
  const [motif, tone, mark] = lookUp(BADGES, achievement) ?? PLAIN
  const rarity = ACHIEVEMENTS.find(({ id }) => id === achievement)?.rarity ?? 'COMMON'
  const frame = BADGE_FRAMES[rarity]
  return (
    <svg width={size} height={size} viewBox="-2 -2 70 70" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={frame} transform="translate(2 3)" fill="var(--imp-ink)" />
      <path d={frame} fill={plateOf(tone)} stroke="var(--imp-ink)" strokeWidth="2.500" strokeLinejoin="round" />
      {rarity !== 'COMMON' && (
        <circle cx="32" cy="32" r="22.500" fill="none" stroke="var(--imp-yellow)" strokeWidth="1.800" />
      )}
      {rarity === 'EPIC' && (
        <circle cx="32" cy="32" r="20" fill="none" stroke="var(--imp-white)" strokeDasharray="1.500 3" />
      )}
      <g
        transform="translate(16.500 16.500) scale(0.970)"
        stroke="var(--imp-ink)"
        strokeWidth="2.200"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <Drawn parts={MOTIFS[motif]} />
      </g>
      {mark !== undefined && <Mark text={mark} />}
    </svg>
  )
}

function Mark({ text }: { readonly text: string }): ReactNode {
  const width = 13 + text.length * 6
  return (
    <g transform="translate(50 52)">
      <rect
        x={-width / 2}
        y="-10"
        width={width}
        height="20"
        rx="10"
        fill="var(--imp-yellow)"
        stroke="var(--imp-ink)"
        strokeWidth="2"
      />
      <text y="5" textAnchor="middle" className={css.badgeNumber} fontSize="14" fill="var(--imp-ink)">
        {text}
      </text>
    </g>
  )
}
