import type { ReactNode } from 'react'
import { Engraved, type Engraving } from './drawing.tsx'

interface CutOutProps {
  readonly parts: Engraving
  readonly size: number | string
  /** What the edge that the scissors left is made of. */
  readonly edge?: string
  readonly className?: string | undefined
}

/** An engraving cut out of its paper: it can be seen on any ground. In a square of 64. */
export function CutOut({ parts, size, edge = 'var(--car-paper)', className }: CutOutProps): ReactNode {
  const outline = parts.filter(([fill]) => fill !== 'hatch' && fill !== 'cross').map(([, d]) => d)
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-4 -4 72 72"
      aria-hidden="true"
      style={{ flex: 'none', overflow: 'visible' }}
    >
      <path
        d={outline.join('')}
        fill={edge}
        stroke={edge}
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Engraved parts={parts} line={2} />
    </svg>
  )
}
