import { type ReactNode, useId } from 'react'
import { Engraved } from '../art/drawing.tsx'
import { SIGN } from '../art/motifs.ts'
import css from './art.module.css'

interface CorridorArtProps {
  /** What is at its end: the way out, or where the crown lies. */
  readonly emblem: 'umbral' | 'sanctuary' | undefined
}

/** A corridor that goes deeper than the house is: boards, doors, and at its end an emblem. It fills what it is put in. */
export function CorridorArt({ emblem }: CorridorArtProps): ReactNode {
  const id = useId()
  return (
    <svg className={css.corridor} aria-hidden="true">
      <radialGradient id={id} cx="50%" cy="45%" r="60%">
        <stop offset="0" stopColor="var(--car-shadow)" />
        <stop offset="1" stopColor="var(--car-night)" />
      </radialGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 200 100" preserveAspectRatio="none">
        <path d="M0 100L70 66h60l70 34z" className={css.boards} />
        <path
          d="M0 0L70 24h60L200 0M70 24h60v42H70zM30 100l48-34M66 100l20-34M134 100l-20-34M170 100l-48-34M24 88h152M48 77h104"
          className={css.line}
        />
        <path d="M10 95V16l18 6v64zM44 78V30l12 4v38zM190 95V16l-18 6v64zM156 78V30l-12 4v38z" className={css.door} />
      </svg>
      {emblem && (
        <svg aria-hidden="true" width="100%" height="100%" viewBox="50 0 100 100" preserveAspectRatio="xMidYMid meet">
          {emblem === 'umbral' ? <Umbral /> : <Sanctuary />}
        </svg>
      )}
    </svg>
  )
}

/** A door with light all around it. */
function Umbral(): ReactNode {
  return (
    <g>
      <path d="M100 70L56 100h88z" className={css.spill} />
      <path d="M72 70V34c0-18 12-26 28-26s28 8 28 26v36z" className={css.threshold} />
      <path d="M79 70V36c0-14 9-20 21-20s21 6 21 20v34z" fill="var(--car-night)" />
      <path d="M100 16v54" className={css.light} />
      <path d="M93 48a2 2 0 104 0 2 2 0 10-4 0M103 48a2 2 0 104 0 2 2 0 10-4 0" fill="var(--car-yellow-dim)" />
    </g>
  )
}

/** An altar under the sign. */
function Sanctuary(): ReactNode {
  return (
    <g>
      <g transform="translate(76 -2) scale(0.750)">
        <path d={SIGN} fill="var(--car-yellow-dim)" />
      </g>
      <Engraved
        parts={[
          ['sepia', 'M74 48h52v8H74z'],
          ['shadow', 'M80 56h40v14H80z'],
          ['none', 'M90 56v14M100 56v14M110 56v14'],
        ]}
        line={1.6}
      />
    </g>
  )
}
