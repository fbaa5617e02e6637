import type { ReactNode } from 'react'
import { type Glyph as Drawn, GLYPHS, type GlyphName } from './glyphs.ts'

interface GlyphProps {
  readonly name: GlyphName
  readonly size?: number
}

/** A glyph in the ink of the words around it. It says nothing of its own: whatever holds it has the words. */
export function Glyph({ name, size = 20 }: GlyphProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <GlyphShape name={name} />
    </svg>
  )
}

/** The same inside another picture. */
export function GlyphShape({ name, ink = 'currentColor' }: GlyphProps & { readonly ink?: string }): ReactNode {
  const [body, lines]: Drawn = GLYPHS[name]
  return (
    <g stroke={ink} strokeWidth="1.600" strokeLinejoin="round" strokeLinecap="round">
      <path d={body} fill={ink} fillOpacity="0.22" fillRule="evenodd" />
      {lines !== undefined && <path d={lines} fill="none" />}
    </g>
  )
}
