import type { ReactNode } from 'react'

interface CarvedProps {
  readonly className: string | undefined
  readonly x: number
  readonly y: number
  readonly size: number
  /** Wider than this it must not be: long names are cut closer. */
  readonly max: number
  readonly children: string
}

/** How wide a capital is on average, for a letter of size 1. */
const CAPITAL = 0.76

/** A name in Roman capitals that keeps within its stone. */
export function Carved({ className, x, y, size, max, children }: CarvedProps): ReactNode {
  const isTight = children.length * size * CAPITAL > max
  return (
    <text className={className} x={x} y={y} {...(isTight && { textLength: max, lengthAdjust: 'spacingAndGlyphs' })}>
      {children}
    </text>
  )
}
