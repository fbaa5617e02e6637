import type { ReactNode } from 'react'
import { CutOut } from './cut-out.tsx'
import { THING_SCENES } from './scenes/things.ts'

interface MarkProps {
  readonly size?: number
}

interface KeyIconProps extends MarkProps {
  /** A place for a key that nobody has filled. */
  readonly empty?: boolean
}

const KEY = THING_SCENES.KEY[0]?.[1]

/** A key, or the outline of one that is still to be found. */
export function KeyIcon({ size = 24, empty = false }: KeyIconProps): ReactNode {
  if (!empty) return <CutOut parts={THING_SCENES.KEY} size={size} edge="var(--car-ink)" />
  return (
    <svg width={size} height={size} viewBox="-4 -4 72 72" aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d={KEY}
        fill="none"
        stroke="var(--car-sepia)"
        strokeWidth="3"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
    </svg>
  )
}

interface ActionPipProps extends MarkProps {
  /** It has been spent. */
  readonly spent?: boolean
}

/** An action: a candle that burns until it is spent. */
export function ActionPip({ size = 20, spent = false }: ActionPipProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <g stroke="var(--car-ink)" strokeLinejoin="round">
        <path
          d={spent ? 'M8 18h8v4H8z' : 'M8 11h8v11H8z'}
          fill={spent ? 'var(--car-line)' : 'var(--car-paper)'}
          strokeWidth="1.200"
        />
        {!spent && <path d="M12 10c-4-3-2-6 0-9 2 3 4 6 0 9z" fill="var(--car-lantern)" />}
      </g>
      {spent && <path d="M12 18v-3M12 12c-2-2 2-3 0-6" fill="none" stroke="var(--car-sepia)" strokeWidth="1.400" />}
    </svg>
  )
}

/** A point of the Tanque's shield. */
export function ShieldIcon({ size = 20 }: MarkProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d="M3 3c6 1 12 1 18 0v9c0 5-4 8-9 10-5-2-9-5-9-10z"
        fill="var(--car-paper)"
        stroke="var(--car-ink)"
        strokeWidth="1.400"
      />
      <path d="M12 3v19M3 11h18" stroke="var(--car-ink)" strokeWidth="1.600" />
      <path d="M4 5c3 0 5 1 7 0v5H4zM13 12h7c0 4-3 7-7 9z" fill="var(--car-sepia)" />
    </svg>
  )
}

/** Somebody stands guard for the others. */
export function GuardIcon({ size = 20 }: MarkProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <g stroke="var(--car-ink)" strokeWidth="1.200" strokeLinejoin="round">
        <path d="M9 1a4 4 0 110 8 4 4 0 010-8zM2 23c0-8 2-13 7-13s7 5 7 13z" fill="var(--car-sepia)" />
        <path d="M10 8h13v7c0 4-3 6-6 8-4-2-7-4-7-8z" fill="var(--car-paper)" />
        <path d="M16 10v10M12 14h9" fill="none" strokeWidth="1.600" />
      </g>
    </svg>
  )
}

interface SlotIconProps extends MarkProps {
  /** It was given away and never comes back. */
  readonly lost?: boolean
}

/** A free place for an object, or one that is lost. */
export function SlotIcon({ size = 24, lost = false }: SlotIconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d="M3 3h18v18H3z"
        fill={lost ? 'var(--car-ink)' : 'none'}
        stroke={lost ? 'var(--car-blood)' : 'var(--car-sepia)'}
        strokeWidth="1.400"
        strokeDasharray={lost ? undefined : '3 2.500'}
      />
      {lost && <path d="M4 4l16 16M20 4L4 20" stroke="var(--car-blood)" strokeWidth="1.800" />}
    </svg>
  )
}
