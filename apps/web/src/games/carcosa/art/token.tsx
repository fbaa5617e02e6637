import type { RoleId } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { ROLE_MARKS } from './roles.ts'

/** One shape for each soul, in a square of 40: nobody needs to tell colours apart. */
const SHAPES: readonly string[] = [
  'M20 2a18 18 0 110 36 18 18 0 010-36z',
  'M5 4h30l1 1v30l-1 1H5l-1-1V5z',
  'M20 1l18 13-7 23H9L2 14z',
  'M20 1l19 19-19 19L1 20z',
]
/** How large the mark of the role can be inside. */
const ROOM: readonly number[] = [0.92, 1, 0.82, 0.72]
const LOWER: readonly number[] = [0, 0, 1.5, 0]

interface TokenProps {
  readonly seat: Seat
  readonly role: RoleId
  readonly size?: number | string
}

/** A soul's token: its own shape and colour, and the mark of its role. */
export function Token({ seat, role, size = 28 }: TokenProps): ReactNode {
  const shape = SHAPES[seat % SHAPES.length]
  const scale = ROOM[seat % ROOM.length] as number
  const lower = LOWER[seat % LOWER.length] as number
  return (
    <svg width={size} height={size} viewBox="-1 -1 42 42" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={shape} fill="var(--car-ink)" stroke="var(--car-ink)" strokeWidth="4" strokeLinejoin="round" />
      <path
        d={shape}
        fill={`var(--car-soul-${(seat % SHAPES.length) + 1})`}
        stroke="var(--car-paper)"
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
      <g transform={`translate(${20 - 12 * scale} ${20 - 12 * scale + lower}) scale(${scale})`}>
        <path d={ROLE_MARKS[role]} fill="var(--car-ink)" fillRule="evenodd" />
      </g>
    </svg>
  )
}
