import type { ReactNode } from 'react'

const PATH = /<path d="([^"]+)"/

/** A Material Symbol out of its file. Says nothing of its own: words stand beside it. */
export function Icon({ svg, size = 22 }: { readonly svg: string; readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 -960 960 960" fill="currentColor" aria-hidden="true">
      <path d={PATH.exec(svg)?.[1]} />
    </svg>
  )
}
