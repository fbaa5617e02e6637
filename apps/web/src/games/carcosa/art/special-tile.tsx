import type { SpecialId } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { Engraved } from './drawing.tsx'
import { SIGN } from './motifs.ts'
import { SPECIAL_SCENES } from './specials.ts'

interface SpecialTileProps {
  /** Nothing while it lies face down. */
  readonly kind: SpecialId | null
  readonly destroyed?: boolean
  readonly size?: number | string
  readonly className?: string | undefined
}

/** The tile of a special room: its picture, or its back; in ruins when a monster has been there. */
export function SpecialTile({ kind, destroyed = false, size = 40, className }: SpecialTileProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 80 80"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path
        d="M6 2h68l4 4v68l-4 4H6l-4-4V6z"
        fill={kind === null ? 'var(--car-shadow)' : 'var(--car-paper)'}
        stroke="var(--car-ink)"
        strokeWidth="3"
      />
      <path
        d="M8 6h64l2 2v64l-2 2H8l-2-2V8z"
        fill="none"
        stroke={kind === null ? 'var(--car-sepia)' : 'var(--car-line)'}
        strokeWidth="1.500"
      />
      <g transform="translate(8 8)" opacity={destroyed ? 0.4 : 1}>
        {kind === null ? <Back /> : <Engraved parts={SPECIAL_SCENES[kind]} line={2} />}
      </g>
      {destroyed && <Ruin />}
    </svg>
  )
}

function Back(): ReactNode {
  return (
    <g fill="none" stroke="var(--car-sepia)" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4 4l12 12M60 4L48 16M4 60l12-12M60 60L48 48M32 2L62 32 32 62 2 32z" strokeWidth="1.500" />
      <path d={SIGN} fill="var(--car-yellow-dim)" stroke="none" />
    </g>
  )
}

/** Cracks from the middle to all sides, and a cross that says it is gone for good. */
function Ruin(): ReactNode {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M38 2l4 16-8 12 10 8-6 14 8 10-4 16M2 44l14-6 10 6 12-8M78 30l-12 6-8-4-14 8"
        stroke="var(--car-ink)"
        strokeWidth="4"
      />
      <path d="M10 10l60 60M70 10L10 70" stroke="var(--car-ink)" strokeWidth="11" />
      <path d="M10 10l60 60M70 10L10 70" stroke="var(--car-blood)" strokeWidth="6" />
    </g>
  )
}
