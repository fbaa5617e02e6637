import { CRESTS, type CrestArt, OUTLINES } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import { type ReactNode, useId } from 'react'
import { inkOf } from './drawing.tsx'

interface CrestProps {
  /** The id of the dynasty. */
  readonly team: string
  readonly size?: number
}

/** [13.7] The crest of a dynasty: flat, abstract, nobody's logo. */
export function Crest({ team, size = 40 }: CrestProps): ReactNode {
  const { outline, field, second, division, charge, metal } = lookUp(CRESTS, team) ?? (CRESTS['T-01'] as CrestArt)
  const id = useId()
  const d = OUTLINES[outline]
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" style={{ flex: 'none' }}>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={inkOf(field)} />
      <path d={division} fill={inkOf(second)} clipPath={`url(#${id})`} />
      <path
        d={charge}
        fill={inkOf(metal)}
        fillRule="evenodd"
        stroke="var(--imp-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={d} fill="none" stroke="var(--imp-ink)" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  )
}
