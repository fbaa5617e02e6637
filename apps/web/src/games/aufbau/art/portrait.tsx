import type { Specialist } from '@ludoteca/aufbau'
import { type ReactNode, useId } from 'react'
import { GlyphShape } from './glyph.tsx'
import { SPECIALIST_GLYPHS } from './kinds.ts'
import { BEARDS, HAIR, type Hair, SKINS, TUNICS } from './portrait-parts.ts'

interface PortraitProps {
  readonly specialist: Pick<Specialist, 'id' | 'kind' | 'tier'>
  readonly size?: number
}

/** A face in a roundel of tesserae, always the same for the same person; the rim says how able they are. */
export function Portrait({ specialist: { id, kind, tier }, size = 72 }: PortraitProps): ReactNode {
  const clip = useId()
  const seed = seedOf(`${id} ${kind}`)
  const hair = HAIR[seed % HAIR.length] as Hair
  const skin = SKINS[(seed >> 3) % SKINS.length]
  const tunic = TUNICS[(seed >> 5) % TUNICS.length]
  const beard = BEARDS[(seed >> 7) % BEARDS.length]
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" style={{ flex: 'none' }}>
      <defs>
        <clipPath id={clip}>
          <circle cx="32" cy="32" r="28" />
        </clipPath>
        <pattern id={`${clip}t`} width="3" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 0H3M0 0V3" stroke="var(--auf-papyrus)" strokeWidth="0.500" opacity="0.400" />
        </pattern>
      </defs>
      <circle cx="32" cy="32" r="31" fill={RIMS[tier]} />
      <g clipPath={`url(#${clip})`}>
        <rect width="64" height="64" fill="var(--auf-gold-leaf)" />
        <path d="M10 64c0-14 9-19 22-19s22 5 22 19z" fill={tunic} />
        <path d="M26 44h12l-6 12z" fill="var(--auf-bone)" />
        <path d={hair.back} fill={hair.paint} />
        <path d="M28 38h8v8q-4 3-8 0z" fill={skin} />
        <path d="M22 26c0-8 4-12 10-12s10 4 10 12-4 16-10 16-10-8-10-16z" fill={skin} />
        <path d={hair.front} fill={hair.paint} />
        <path d={beard} fill={hair.paint} />
        <path
          d="M25 24q2.500-1.600 5 0M34 24q2.500-1.600 5 0M32 27v5M29 36h6"
          fill="none"
          stroke="var(--auf-ink)"
          strokeWidth="1.400"
          strokeLinecap="round"
        />
        <path
          d="M27.500 27.500v.4M36.500 27.500v.4"
          stroke="var(--auf-ink)"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
        <rect width="64" height="64" fill={`url(#${clip}t)`} />
      </g>
      <circle cx="51" cy="51" r="12" fill="var(--auf-plaster)" stroke="var(--auf-ink)" />
      <g transform="translate(42 42) scale(0.750)">
        <GlyphShape name={SPECIALIST_GLYPHS[kind]} ink="var(--auf-purple)" />
      </g>
    </svg>
  )
}

const RIMS = {
  simple: 'var(--auf-terracotta)',
  experienced: 'var(--auf-olive)',
  master: 'var(--auf-purple)',
} as const

/** A number that a text always has. */
function seedOf(text: string): number {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 65_521
  return seed
}
