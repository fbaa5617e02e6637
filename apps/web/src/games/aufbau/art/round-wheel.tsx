import type { Phase } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { GlyphShape } from './glyph.tsx'
import type { GlyphName } from './glyphs.ts'

/** What stands for each phase. */
export const PHASE_GLYPHS: Readonly<Record<Phase, GlyphName>> = {
  maintenance: 'scroll',
  actions: 'hand',
  conversion: 'cycle',
  reset: 'sun',
}

export const PHASE_ORDER: readonly Phase[] = ['maintenance', 'actions', 'conversion', 'reset']
const TURN: Readonly<Record<Phase, number>> = { maintenance: -45, actions: 45, conversion: 135, reset: 225 }

interface RoundWheelProps {
  /** None when all is over. */
  readonly phase: Phase | undefined
  readonly round: number
  readonly size?: number
}

/** The round as a wheel: four quarters, a hand that points at the phase, and the number of the round in the hub. */
export function RoundWheel({ phase, round, size = 72 }: RoundWheelProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 72 72" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="36" cy="36" r="35" fill="var(--auf-wax-edge)" />
      <circle cx="36" cy="36" r="32" fill="var(--auf-papyrus-deep)" />
      {PHASE_ORDER.map((each) => (
        <g key={each} transform={`rotate(${TURN[each]} 36 36)`}>
          <path
            d={QUARTER}
            fill={each === phase ? 'var(--auf-purple)' : 'var(--auf-plaster)'}
            stroke="var(--auf-wax-edge)"
          />
          <g transform={`translate(28.500 6) rotate(${-TURN[each]} 7.500 7.500) scale(0.625)`}>
            <GlyphShape name={PHASE_GLYPHS[each]} ink={each === phase ? 'var(--auf-bone)' : 'var(--auf-ink-soft)'} />
          </g>
        </g>
      ))}
      <circle cx="36" cy="36" r="13" fill="var(--auf-gold-leaf)" stroke="var(--auf-wax-edge)" strokeWidth="2" />
      <text x="36" y="41.500" textAnchor="middle" fontFamily="var(--auf-inscription)" fontWeight="700" fontSize="15">
        {round}
      </text>
    </svg>
  )
}

const QUARTER = 'M36 36L13.400 13.400A32 32 0 0158.600 13.400z'
