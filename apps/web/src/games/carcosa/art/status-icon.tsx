import { STATUS_OF, type StatusId } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { Engraved } from './drawing.tsx'
import { STATUS_MARKS } from './statuses.ts'

const ROUND = 'M20 1a19 19 0 110 38 19 19 0 010-38z'
const CUT = 'M9 2h22l7 9v18l-7 9H9l-7-9V11z'

interface StatusIconProps {
  readonly id: StatusId
  readonly size?: number
}

/** A status on a seal: round for a good one, with corners for a bad one. */
export function StatusIcon({ id, size = 24 }: StatusIconProps): ReactNode {
  const { good } = STATUS_OF[id]
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d={good ? ROUND : CUT}
        fill="var(--car-paper)"
        stroke={good ? 'var(--car-moss)' : 'var(--car-blood)'}
        strokeWidth="2"
      />
      <g transform="translate(4 4)">
        <Engraved parts={STATUS_MARKS[id]} line={1.8} box={32} />
      </g>
    </svg>
  )
}
