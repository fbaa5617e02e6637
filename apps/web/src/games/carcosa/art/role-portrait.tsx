import type { RoleId } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import css from './art.module.css'
import { Engraved } from './drawing.tsx'
import { PORTRAITS } from './portraits.ts'

interface RolePortraitProps {
  readonly role: RoleId
  readonly size?: number | string
}

/** Who a role is, in an oval as on old photographs. */
export function RolePortrait({ role, size = 64 }: RolePortraitProps): ReactNode {
  return (
    <svg className={css.portrait} width={size} height={size} viewBox="-2 -2 68 68" aria-hidden="true">
      <rect width="64" height="64" rx="26" fill="color-mix(in srgb, var(--car-sepia) 55%, var(--car-paper))" />
      <g style={{ clipPath: 'inset(0 round 26px)' }}>
        <rect width="64" height="64" fill="none" />
        <Engraved parts={PORTRAITS[role]} line={1.4} />
      </g>
      <rect width="64" height="64" rx="26" fill="none" stroke="var(--car-paper)" strokeWidth="2" />
    </svg>
  )
}
