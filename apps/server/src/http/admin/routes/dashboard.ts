import { z } from 'zod'
import { statisticsOf } from '../../../admin/statistics.ts'
import { type App, about, errors } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs } from '../gate.ts'

const DAYS_MAX = 90
const counts = z.record(z.string(), z.number())
const statisticsSchema = z.object({
  now: z.object({ rooms: z.int(), running: z.int(), players: z.int(), watchers: z.int() }),
  days: z.array(z.object({ day: z.string(), game: z.string(), mode: z.string().nullable(), matches: z.int() })),
  lengths: z.array(z.object({ game: z.string(), matches: z.int(), medianMs: z.number() })),
  process: z.object({
    since: z.number(),
    errors: z.number(),
    refusals: counts,
    rateLimited: counts,
    joins: z.number(),
    reconnectRate: z.number().nullable(),
  }),
})

/** How the house is doing. */
export function addDashboardRoutes(app: App, { admin, storage, metrics }: AdminDeps): void {
  const parts = { db: storage.db, metrics, since: admin.since, env: admin.env }
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
    async ({ query }) => {
      const { days, lengths, ...rest } = await statisticsOf(parts, query.days)
      return { ...rest, days: [...days], lengths: [...lengths] }
    },
  )
}
