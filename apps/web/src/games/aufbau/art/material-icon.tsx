import { type MaterialId, materialOf } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { GlyphShape } from './glyph.tsx'
import { MATERIAL_GLYPHS } from './material-glyphs.ts'
import { GROUP_SHAPES, groupLook, type TesseraShape } from './material-look.ts'

interface MaterialIconProps {
  readonly material: MaterialId
  readonly size?: number
}

/** A material as a tessera: its shape says what it is good for, its border how dear it is, its glyph which it is. */
export function MaterialIcon({ material, size = 28 }: MaterialIconProps): ReactNode {
  const { tier, kind, group } = materialOf(material)
  const { shape, paint } = groupLook(group)
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <Border shape={shape} tier={tier} />
      <path d={GROUP_SHAPES[shape]} fill={paint} transform={INNER[tier]} />
      <g transform="translate(7.400 7.400) scale(0.72)">
        <GlyphShape name={MATERIAL_GLYPHS[material]} ink={kind === 'raw' ? 'var(--auf-bone)' : 'var(--auf-ink)'} />
      </g>
    </svg>
  )
}

const INNER = {
  cheap: undefined,
  basic: 'translate(2 2) scale(0.875)',
  expensive: 'translate(3 3) scale(0.8125)',
} as const

interface BorderProps {
  readonly shape: TesseraShape
  readonly tier: keyof typeof INNER
}

/** None for what is cheap, a line for what is usual, gold and ink for what is dear. */
function Border({ shape, tier }: BorderProps): ReactNode {
  if (tier === 'cheap') return null
  const d = GROUP_SHAPES[shape]
  if (tier === 'basic') return <path d={d} fill="var(--auf-bone)" stroke="var(--auf-ink)" strokeWidth="1.200" />
  return (
    <>
      <path d={d} fill="var(--auf-gold-leaf)" stroke="var(--auf-ink)" strokeWidth="1.200" />
      <path d={d} fill="var(--auf-ink)" transform="translate(2 2) scale(0.875)" />
    </>
  )
}
