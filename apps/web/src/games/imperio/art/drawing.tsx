import type { Drawing, Paint } from '@ludoteca/imperio'
import type { ReactNode } from 'react'

/** An ink as a value for styles. */
export function inkOf(paint: Paint): string {
  return paint === 'none' ? 'none' : `var(--imp-${paint})`
}

/** The parts of a drawing inside any picture. */
export function Drawn({ parts }: { readonly parts: Drawing }): ReactNode {
  return parts.map(([fill, d, edge]) => (
    <path key={`${fill} ${d}`} d={d} fill={inkOf(fill)} {...(edge === 'bare' && { stroke: 'none' })} />
  ))
}

interface PictureProps {
  readonly parts: Drawing
  readonly size: number
  /** The side of the square it was drawn in. */
  readonly box?: number
  readonly line?: number
  readonly className?: string | undefined
}

/** A square drawing that says nothing of its own: whatever holds it has the words. */
export function Picture({ parts, size, box = 48, line = 2.5, className }: PictureProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      stroke="var(--imp-ink)"
      strokeWidth={line}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <Drawn parts={parts} />
    </svg>
  )
}
