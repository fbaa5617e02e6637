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
    path: '/dashboard',
    label: { en: 'Dashboard', es: 'Panel', de: 'Überblick' },
    icon: ICONS.dashboard,
    role: 'VIEWER',
    Screen: lazy(() =>
      import('./pages/dashboard/dashboard.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
    ),
  },
  {
    path: '/rooms',
    label: { en: 'Rooms', es: 'Salas', de: 'Räume' },
    icon: ICONS.room,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/rooms/rooms.tsx').then(({ RoomsPage }) => ({ default: RoomsPage }))),
  },
  {
    path: '/matches',
    label: { en: 'Matches', es: 'Partidas', de: 'Partien' },
    icon: ICONS.match,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/matches/matches.tsx').then(({ MatchesPage }) => ({ default: MatchesPage }))),
  },
  {
    path: '/moderation',
    label: { en: 'Moderation', es: 'Moderación', de: 'Moderation' },
    icon: ICONS.flag,
    role: 'MODERATOR',
    Screen: lazy(() =>
      import('./pages/moderation/moderation.tsx').then(({ ModerationPage }) => ({ default: ModerationPage })),
    ),
  },
  {
    path: '/accounts',
    label: { en: 'Accounts', es: 'Cuentas', de: 'Konten' },
    icon: ICONS.account,
    role: 'MODERATOR',
    Screen: lazy(() => import('./pages/accounts/accounts.tsx').then(({ AccountsPage }) => ({ default: AccountsPage }))),
  },
  {
    path: '/packs',
    label: { en: 'Content packs', es: 'Paquetes', de: 'Inhaltspakete' },
    icon: ICONS.pack,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/packs/packs.tsx').then(({ PacksPage }) => ({ default: PacksPage }))),
  },
  {
    path: '/switches',
    label: { en: 'Switches', es: 'Interruptores', de: 'Schalter' },
    icon: ICONS.toggle,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/switches/switches.tsx').then(({ SwitchesPage }) => ({ default: SwitchesPage }))),
  },
  {
    path: '/ladder',
    label: { en: 'Ladder', es: 'Clasificación', de: 'Rangliste' },
    icon: ICONS.ladder,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/ladder/ladder.tsx').then(({ LadderPage }) => ({ default: LadderPage }))),
  },
  {
    path: '/balance',
    label: { en: 'Balance', es: 'Balance', de: 'Balance' },
    icon: ICONS.balance,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/balance/balance.tsx').then(({ BalancePage }) => ({ default: BalancePage }))),
  },
  {
    path: '/shared',
    label: { en: 'Shared pictures', es: 'Imágenes', de: 'Bilder' },
    icon: ICONS.image,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/shared/shared.tsx').then(({ SharedPage }) => ({ default: SharedPage }))),
  },
  {
    path: '/audit',
    label: { en: 'Audit log', es: 'Registro', de: 'Protokoll' },
    icon: ICONS.log,
    role: 'VIEWER',
    Screen: lazy(() => import('./pages/audit/audit.tsx').then(({ AuditPage }) => ({ default: AuditPage }))),
  },
]
