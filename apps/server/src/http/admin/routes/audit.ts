import { z } from 'zod'
import type { AuditFilter } from '../../../admin/audit.ts'
import { type App, about, errors, textOf } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs, note } from '../gate.ts'
import { limitSchema, reasonSchema, searchSchema, timeSchema } from '../schemas.ts'

const EXPORT_MAX = 100_000

const filterSchema = z.object({
  who: searchSchema.exactOptional(),
  action: searchSchema.exactOptional().describe('The beginning of what was done, as `room`.'),
  target: searchSchema.exactOptional().describe('A part of what it was done to.'),
  from: timeSchema.exactOptional(),
  until: timeSchema.exactOptional(),
})
const entrySchema = z.object({
  id: z.int(),
  at: z.number(),
  who: z.string(),
  role: z.string(),
  action: z.string(),
  target: z.string().nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

/** The audit log, to be read and taken along. Nothing changes it. */
export function addAuditRoutes(app: App, { admin }: AdminDeps): void {
  const { audit } = admin
  app.get(
    '/api/admin/audit',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'What was done, newest first'),
        querystring: filterSchema.extend({ limit: limitSchema, before: z.coerce.number().int().exactOptional() }),
        response: { 200: z.object({ entries: z.array(entrySchema) }), ...errors },
      },
    },
    async ({ query: { limit, ...filter } }) => ({ entries: await audit.read(filter, limit) }),
  )
  app.post(
    '/api/admin/audit/export',
    {
      config: needs('OPERATOR'),
      schema: {
        ...about('administration', 'The same as a file, one entry on each line'),
        body: filterSchema.extend({ reason: reasonSchema }),
        response: { 200: textOf('application/x-ndjson', 'JSON, one entry on each line.'), ...errors },
      },
    },
    async (request, reply) => {
      const { reason, ...filter } = request.body
      await note(audit, request, { action: 'audit.export', reason, details: filter })
      const entries = await audit.read(filter satisfies AuditFilter, EXPORT_MAX)
      const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
      return reply
        .header('content-disposition', 'attachment; filename="audit.ndjson"')
        .type('application/x-ndjson; charset=utf-8')
        .send(lines.join(''))
    },
  )
}
