import type { ReactNode } from 'react'
import { Engraved } from './drawing.tsx'
import { KING } from './figures.ts'

interface KingFigureProps {
  /** His damage counts twice: a second shadow stands behind him. */
  readonly doubled?: boolean
  /** He is banished: nothing but his outline is left. */
  readonly vanished?: boolean
  readonly size?: number | string
  readonly className?: string | undefined
}

const ROBE = KING[0]?.[1]

/** The King in Yellow. */
export function KingFigure({ doubled, vanished, size = 48, className }: KingFigureProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-4 -4 72 72"
      aria-hidden="true"
      style={{ flex: 'none', overflow: 'visible' }}
    >
      {doubled && !vanished && (
        <g transform="translate(-7 -2)" opacity="0.55">
          <path d={ROBE} fill="var(--car-yellow-dim)" stroke="var(--car-ink)" strokeWidth="2" />
        </g>
      )}
      {vanished ? (
        <path
          d={ROBE}
          fill="none"
          stroke="var(--car-yellow)"
          strokeWidth="2"
          strokeDasharray="3 4"
          strokeLinejoin="round"
        />
      ) : (
        <>
          <path d={ROBE} fill="var(--car-ink)" stroke="var(--car-ink)" strokeWidth="5" strokeLinejoin="round" />
          <Engraved parts={KING} line={1.8} />
        </>
      )}
    </svg>
  )
}
