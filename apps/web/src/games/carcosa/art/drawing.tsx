import { type ReactNode, useId } from 'react'

/** The inks of this table, by the names of its tokens; `hatch` and `cross` are lines of a burin over what lies below. */
type Ink =
  | 'none'
  | 'ink'
  | 'night'
  | 'shadow'
  | 'paper'
  | 'sepia'
  | 'yellow'
  | 'yellow-dim'
  | 'pale'
  | 'blood'
  | 'moss'
  | 'lantern'
  | 'hatch'
  | 'cross'

/** A part of an engraving: what it is filled with, its path, and how its edge is cut. */
type Part = readonly [fill: Ink, d: string, edge?: 'bare' | 'fine' | 'bold']

/** An engraving, the lowest part first. */
export type Engraving = readonly Part[]

const EDGES = { fine: 0.5, bold: 1.7 } as const

interface EngravedProps {
  readonly parts: Engraving
  /** How wide an ordinary line is. */
  readonly line?: number
  /** The side of the square the hatching is measured for. */
  readonly box?: number
  /** The ink of its lines. */
  readonly ink?: string
}

/** An engraving inside any picture. */
export function Engraved({ parts, line = 1.6, box = 64, ink = 'var(--car-ink)' }: EngravedProps): ReactNode {
  const id = useId()
  const gap = box / 24
  const isHatched = parts.some(([fill]) => fill === 'hatch' || fill === 'cross')
  const fillOf = (fill: Ink) => {
    if (fill === 'none') return 'none'
    return fill === 'hatch' || fill === 'cross' ? `url(#${id}${fill})` : `var(--car-${fill})`
  }
  return (
    <g stroke={ink} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round">
      {isHatched && (
        <defs>
          <pattern
            id={`${id}hatch`}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(38)"
          >
            <path d={`M0 0H${gap}`} strokeWidth={line * 0.6} strokeLinecap="butt" />
          </pattern>
          <pattern
            id={`${id}cross`}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(38)"
          >
            <path d={`M0 0H${gap}M0 0V${gap}`} strokeWidth={line * 0.7} strokeLinecap="butt" />
          </pattern>
        </defs>
      )}
      {parts.map(([fill, d, edge]) => (
        <path
          key={`${fill} ${d}`}
          d={d}
          fill={fillOf(fill)}
          {...(edge === 'bare' && { stroke: 'none' })}
          {...((edge === 'fine' || edge === 'bold') && { strokeWidth: line * EDGES[edge] })}
        />
      ))}
    </g>
  )
}
