import type { DomainTier } from '@ludoteca/aufbau'
import { RANK } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'

/** How large something is: columns that stand, out of three. Words stand beside it. */
export function TierPips({ tier, size = 14 }: { readonly tier: DomainTier; readonly size?: number }): ReactNode {
  const rank = RANK[tier]
  return (
    <svg width={(size * 24) / 16} height={size} viewBox="0 0 24 16" aria-hidden="true" style={{ flex: 'none' }}>
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={`M${i * 8 + 1} 1h6v2H${i * 8 + 1}zM${i * 8 + 2.5} 3h3v10h-3zM${i * 8 + 1} 13h6v2H${i * 8 + 1}z`}
          fill={i < rank ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="0.900"
        />
      ))}
    </svg>
  )
}
