import { z } from 'zod'
import { RefusalError } from '../../errors.ts'
import { type App, about, errors, gameIdSchema } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs, note } from '../gate.ts'
import { limitSchema, reasonSchema } from '../schemas.ts'

const reportSchema = z.object({
  id: z.int(),
  at: z.number(),
  roomId: z.string(),
  game: z.string(),
  name: z.string().describe('The name as it was.'),
  reason: z.string(),
  settledAt: z.number().nullable(),
  settledAs: z.enum(['masked', 'renamed', 'dismissed']).nullable(),
  accountId: z.string(),
  nameNow: z.string(),
  handle: z.string().nullable(),
  by: z.string().nullable().describe('The handle of whoever reported it.'),
})
const acceptanceSchema = z.object({
  game: z.string(),
  roomId: z.string(),
  at: z.number(),
  accountId: z.string().nullable(),
  handle: z.string().nullable(),
})

/** Names that people found wrong, and what hosts have accepted. */
export function addReportRoutes(app: App, { admin, storage }: AdminDeps): void {
  const { people, audit } = admin
  app.get(
    '/api/admin/reports',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Reports of names, newest first'),
        querystring: z.object({ settled: z.enum(['no', 'yes']).default('no'), limit: limitSchema }),
        response: { 200: z.object({ reports: z.array(reportSchema) }), ...errors },
      },
    },
    async ({ query: { settled, limit } }) => ({ reports: await people.reports(settled === 'no', limit) }),
  )
  app.post(
    '/api/admin/reports/dismiss',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Nothing is wrong with the name: settles all reports about it'),
        body: z.strictObject({ accountId: z.string().max(40), reason: reasonSchema }),
        response: { 200: z.object({ settled: z.int() }), ...errors },
      },
    },
    async (request) => {
      const { accountId, reason } = request.body
      return storage.db.transaction().execute(async (db) => {
        const settled = await people.settle(db, accountId, 'dismissed')
        if (settled === 0) throw new RefusalError('NOT_FOUND')
        await note(audit, request, { action: 'name.dismiss', target: accountId, reason, details: { settled } }, db)
        return { settled }
      })
    },
  )
  app.get(
    '/api/admin/acceptances',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Who has accepted what a game wants accepted, newest first'),
        querystring: z.object({ game: gameIdSchema.exactOptional(), limit: limitSchema }),
        response: { 200: z.object({ acceptances: z.array(acceptanceSchema) }), ...errors },
      },
    },
    async ({ query: { game, limit } }) => ({ acceptances: await people.acceptances(game, limit) }),
  )
}
