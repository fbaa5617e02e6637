import { type ComponentType, lazy } from 'react'
import type { InLocales } from '../words/in-locales.ts'
import type { Role } from './admin-store.ts'
import { ICONS } from './icons.ts'

/** A page of the administration. Its screen is fetched when somebody opens it. */
interface AdminPage {
  /** What stands after `/admin` in the address; further parts are the page's own. */
  readonly path: string
  readonly label: InLocales<string>
  readonly icon: string
  /** Whoever has less does not see it; the server says the same. */
  readonly role: Role
  readonly Screen: ComponentType
}

/** In the order of the navigation. */
export const PAGES: readonly AdminPage[] = [
  {
    path: '/audit',
    label: { en: 'Audit log', es: 'Registro', de: 'Protokoll' },
    icon: ICONS.log,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/audit/audit.tsx').then(({ AuditPage }) => ({ default: AuditPage }))),
  },
]
