import { SPACES, type SpaceType } from '@ludoteca/ludomercatus'
import type { ReactNode } from 'react'

const AQUEDUCT = (
  <path d="M4 16h56v8H4zM8 24h6v28H8zM29 24h6v28h-6zM50 24h6v28h-6zM14 34q0-9 7.500-9t7.500 9M35 34q0-9 7.500-9t7.500 9" />
)
const GRANARY = (
  <path d="M8 28L32 10l24 18v24H8zM26 52V38q0-6 6-6t6 6v14M16 34v6M48 34v6M20 56h24M14 20l4-8M50 20l-4-8" />
)

/** Drawings of the spaces that are no streets, in a square of 64. */
const EMBLEMS: Readonly<Record<SpaceType, ReactNode>> = {
  street: null,
  go: <path d="M6 58V16h52v42M6 16l4-8h44l4 8M20 58V38q0-12 12-12t12 12v20M12 24v26M52 24v26M32 58V46M26 52l6-6 6 6" />,
  railroad: (
    <path d="M6 40h52q-4 14-14 14H22Q10 54 6 40zM32 38V8M32 10q18 4 20 22H32M30 14q-14 6-16 18h16M58 36l-6 4M2 60q6-4 12 0t12 0 12 0 12 0 12 0" />
  ),
  utility: AQUEDUCT,
  tax: <path d="M14 8h30q8 0 8 8v4H40M14 8q6 2 6 8v34q0 6 6 6h20q-6 0-6-6V20M26 24h8M26 32h8M26 40h8" />,
  chance: (
    <path d="M32 8a24 24 0 110 48 24 24 0 010-48zM32 8v48M8 32h48M15 15l34 34M49 15L15 49M32 27a5 5 0 110 10 5 5 0 010-10z" />
  ),
  chest: (
    <path d="M8 28h48v28H8zM8 28q0-14 12-14h24q12 0 12 14M28 28h8v10h-8zM20 14v14M44 14v14M24 8a4 2.500 0 108 0 4 2.500 0 10-8 0M34 6a4 2.500 0 108 0 4 2.500 0 10-8 0" />
  ),
  jail: <path d="M8 6h48v52H8zM18 6v52M27 6v52M37 6v52M46 6v52M8 22h48M8 42h48" />,
  free: (
    <path d="M32 58V34M32 34Q8 38 8 24q10-12 24-12t24 12q0 14-24 10zM32 44l8-6M32 48l-8-6M16 58h32M10 24q6 4 10 0t10 0 10 0 14 0" />
  ),
  gotojail: (
    <path d="M20 58V14M26 58V10M32 58V8M38 58V10M44 58V14M16 22h32M16 34h32M16 46h32M44 12q14-4 14 10t-14 10" />
  ),
}

/** What a space shows where a street has its name alone. */
export function emblemOf(space: number): ReactNode {
  const shown = SPACES[space]
  if (shown === undefined) return null
  if (shown.type === 'utility') return shown.name.startsWith('Aqua') ? AQUEDUCT : GRANARY
  if (shown.name === 'Luxuria') {
    return <path d="M18 10h28l10 14-24 32L8 24zM8 24h48M24 24l8 32 8-32M18 10l6 14 8-14 8 14 6-14" />
  }
  return EMBLEMS[shown.type]
}
