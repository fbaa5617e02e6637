import type { ReactNode } from 'react'
import { Engraved } from '../art/drawing.tsx'
import { ItemIcon } from '../art/item-icon.tsx'

/** The stairs of a floor, or the ladder that somebody has put up for this round; as large as there is room. */
export function Stairs({ temporary = false }: { readonly temporary?: boolean }): ReactNode {
  if (temporary) return <ItemIcon card="TREASURE_STAIRS" size="100%" />
  return (
    <svg width="100%" height="100%" viewBox="-2 -2 44 44" aria-hidden="true">
      <path d="M0 40V32h8v-8h8v-8h8V8h8V0h8v40z" fill="var(--car-ink)" stroke="var(--car-ink)" strokeWidth="4" />
      <Engraved
        parts={[
          ['paper', 'M0 40V32h8v-8h8v-8h8V8h8V0h8v40z'],
          ['hatch', 'M8 40v-8h8v-8h8v-8h8V8h8v32z', 'bare'],
          ['none', 'M8 32h32M16 24h24M24 16h16M32 8h8', 'fine'],
        ]}
        line={1.8}
        box={40}
      />
    </svg>
  )
}
