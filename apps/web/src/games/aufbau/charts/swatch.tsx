import { type ReactNode, useId } from 'react'
import { type Paint, paintOf } from './paints.ts'

const STROKES: Readonly<Record<Paint['hatch'], string>> = {
  none: '',
  up: 'M0 6L6 0',
  down: 'M0 0L6 6',
  across: 'M0 3H6',
  dots: 'M3 2.500V3.500',
}

interface PaintedProps {
  readonly index: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle of a chart in its paint and hatching. */
export function Painted({ index, ...place }: PaintedProps): ReactNode {
  const id = useId()
  const { fill, hatch } = paintOf(index)
  return (
    <>
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={STROKES[hatch]} stroke="var(--auf-bone)" strokeWidth="1.200" strokeLinecap="round" />
        </pattern>
      </defs>
      <rect {...place} fill={fill} />
      {hatch !== 'none' && <rect {...place} fill={`url(#${id})`} />}
    </>
  )
}

/** The same for a legend. */
export function Swatch({ index }: { readonly index: number }): ReactNode {
  return (
    <svg width="16" height="16" aria-hidden="true" style={{ flex: 'none' }}>
      <Painted index={index} x={0} y={0} width={16} height={16} />
    </svg>
  )
}
