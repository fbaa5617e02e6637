import type { ReactNode } from 'react'

/** A shelf with three boxes, one of them leaning. */
export function Logo({ size = 32 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="26" width="30" height="4" rx="1.500" fill="var(--ink)" />
      <rect x="3" y="8" width="7" height="18" rx="1.500" fill="var(--accent)" />
      <rect x="11" y="5" width="7" height="21" rx="1.500" fill="var(--second)" />
      <rect x="19.500" y="7" width="7" height="19" rx="1.500" fill="var(--gold)" transform="rotate(9 23 16)" />
    </svg>
  )
}
