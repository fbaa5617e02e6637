import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  /** What it leads to, for those who do not see it. */
  readonly label: string
  readonly size?: number
}

/** A text that cameras can read. Dark on light in every theme: many cameras read nothing else. */
export function QrCode({ text, label, size = 192 }: QrCodeProps): ReactNode {
  const { path, width } = useMemo(() => draw(text), [text])
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ maxWidth: '100%', height: 'auto', borderRadius: 'var(--radius-m)' }}
    >
      <rect width={width} height={width} fill="var(--qr-light)" />
      <path d={path} fill="var(--qr-dark)" />
    </svg>
  )
}

/** Runs of dark squares in a line become one stroke of the path. */
function draw(text: string): { readonly path: string; readonly width: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`
    }),
  )
  return { path: runs.join(''), width: size }
}
