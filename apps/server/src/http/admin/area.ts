import type { AdminParts } from '../../admin/parts.ts'
import type { HttpDeps } from '../deps.ts'
import type { App } from '../route.ts'
import { guard } from './gate.ts'
import { addAccessRoutes } from './routes/access.ts'
import { addAccountRoutes } from './routes/accounts.ts'
import { addAuditRoutes } from './routes/audit.ts'
import { addBalanceRoutes } from './routes/balance.ts'
import { addDashboardRoutes } from './routes/dashboard.ts'
import { addLadderAdminRoutes } from './routes/ladder.ts'
import { addMatchAdminRoutes } from './routes/matches.ts'
import { addNameRoutes } from './routes/names.ts'
import { addPackAdminRoutes } from './routes/packs.ts'
import { addReportRoutes } from './routes/reports.ts'
import { addRoomCareRoutes } from './routes/rooms.ts'
import { addSanctionRoutes } from './routes/sanctions.ts'
import { addSharedRoutes } from './routes/shared.ts'
import { addSwitchRoutes } from './routes/switches.ts'

/** What admin routes are built from. */
export type AdminDeps = HttpDeps & { readonly admin: AdminParts }

/** In the order of the pages. Each adds its routes under `/api/admin`; see `gate.ts` for who gets to them. */
const AREAS: readonly ((app: App, deps: AdminDeps) => void)[] = [
  addAccessRoutes,
  addMatchAdminRoutes,
  addPackAdminRoutes,
  addBalanceRoutes,
  addDashboardRoutes,
  addRoomCareRoutes,
  addReportRoutes,
  addNameRoutes,
  addAccountRoutes,
  addSanctionRoutes,
  addSwitchRoutes,
  addLadderAdminRoutes,
  addSharedRoutes,
  addAuditRoutes,
]

/** All routes of the administration, in a scope of their own. */
export function addAdminRoutes(app: App, deps: HttpDeps): void {
  const { admin } = deps
  if (admin === undefined) return
  app.register(async (scope) => {
    guard(scope as unknown as App, admin.admins, deps.authenticator)
    for (const add of AREAS) add(scope as unknown as App, { ...deps, admin })
  })
}
