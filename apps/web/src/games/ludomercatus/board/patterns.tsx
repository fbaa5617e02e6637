import { lookUp } from '@ludoteca/kernel'
import { GROUPS } from '@ludoteca/ludomercatus'
import type { ReactNode } from 'react'
import { DISTRICTS } from './districts.ts'

/** What lies over the colour of a district, by the name the rules give its pattern. In a square of 12. */
const MOTIFS: Readonly<Record<string, ReactNode>> = {
  dots: <path d="M3 3h.1M9 9h.1" strokeWidth="3.500" strokeLinecap="round" />,
  waves: <path d="M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0" fill="none" strokeWidth="1.500" />,
  diagonal: <path d="M-3 3l6-6M0 12L12 0M9 15l6-6" strokeWidth="2" />,
  checks: <path d="M0 0h6v6H0zM6 6h6v6H6z" stroke="none" fill="currentColor" />,
  vertical: <path d="M3 0v12M9 0v12" strokeWidth="1.800" />,
  horizontal: <path d="M0 3h12M0 9h12" strokeWidth="1.800" />,
  crosshatch: <path d="M0 12L12 0M0 0l12 12" strokeWidth="1.200" />,
  solid: null,
  anchor: <path d="M6 2v8M3 7q0 3 3 3t3-3M4 4h4" fill="none" strokeWidth="1.300" />,
  arch: <path d="M2 12V7q0-4 4-4t4 4v5" fill="none" strokeWidth="1.300" />,
}

/** The patterns of all districts, to fill bands with: `url(#lm-<group>)`. */
export function Patterns(): ReactNode {
  return (
    <defs>
      {GROUPS.map(({ id, pattern }) => (
        <pattern key={id} id={`lm-${id}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill={DISTRICTS[id].colour} />
          <g opacity="0.32" stroke="currentColor" style={{ color: DISTRICTS[id].ink }}>
            {lookUp(MOTIFS, pattern)}
          </g>
        </pattern>
      ))}
      <pattern id="lm-turned" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="10" height="10" fill="var(--lm-turned)" />
        <path d="M0 0v10" stroke="var(--lm-line)" strokeWidth="3" opacity="0.6" />
      </pattern>
    </defs>
  )
}
