import { HOTEL } from '@ludoteca/ludomercatus'
import type { ReactNode } from 'react'
import css from './board.module.css'

/** What stands on a band of this size: tabernae side by side, or one emporium with a temple's front. */
export function Buildings(props: {
  readonly level: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}): ReactNode {
  const { level, x, y, width, height } = props
  if (level === 0) return null
  const isUpright = height > width
  if (level === HOTEL) return <Temple x={x + width / 2} y={y + height / 2} />
  return Array.from({ length: level }, (_, i) => {
    const along = (i - (level - 1) / 2) * 20
    const at = isUpright
      ? { x: x + width / 2, y: y + height / 2 + along }
      : { x: x + width / 2 + along, y: y + height / 2 }
    return <Insula key={`${space(at)}`} {...at} />
  })
}

/** What stands on a street, small, for a line of text. */
export function Skyline({ level }: { readonly level: number }): ReactNode {
  const width = level === HOTEL ? 44 : level * 20
  return (
    <svg width={width * 0.7} height="22" viewBox={`${-width / 2} -16 ${width} 31`} aria-hidden="true">
      <Buildings level={level} x={-40} y={-16} width={80} height={31} />
    </svg>
  )
}

const space = ({ x, y }: { readonly x: number; readonly y: number }) => `${x} ${y}`

function Insula({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.insulaWall} d="M-7-2h14v11H-7z" />
      <path className={css.insulaRoof} d="M-10-2L0-10 10-2z" />
      <path className={css.insulaDoor} d="M-2.500 9V4q0-2.500 2.500-2.500T2.500 4v5z" />
    </g>
  )
}

function Temple({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.insulaWall} d="M-20 9h40v5h-40zM-18-4h36v4h-36z" />
      <path className={css.insulaRoof} d="M-22-4L0-15 22-4z" />
      <path className={css.templeColumn} d="M-14 0v9M-5 0v9M5 0v9M14 0v9" />
    </g>
  )
}
