import { statisticsSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { statisticsOf } from '../../../admin/statistics.ts'
import { type App, about, errors } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs } from '../gate.ts'

const DAYS_MAX = 90

/** Statistics of the server. */
export function addDashboardRoutes(app: App, { admin, storage }: AdminDeps): void {
  const parts = { db: storage.db, tallies: admin.tallies, env: admin.env }
  app.get(
    '/api/admin/dashboard',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Who is here now, and how the last days were'),
        querystring: z.object({ days: z.coerce.number().int().min(1).max(DAYS_MAX).default(14) }),
        response: { 200: statisticsSchema, ...errors },
      },
    },
    async ({ query }) => statisticsOf(parts, query.days),
  )
}
