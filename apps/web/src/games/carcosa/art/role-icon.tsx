import type { RoleId } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { ROLE_MARKS } from './roles.ts'

interface RoleIconProps {
  readonly role: RoleId
  readonly size?: number
}

/** What stands for a role, in the ink of the words around it. */
export function RoleIcon({ role, size = 20 }: RoleIconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={ROLE_MARKS[role]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
