import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { ROLES } from '../../../storage/schema.ts'
import { RefusalError } from '../../errors.ts'
import { exportOf, exportSchema } from '../../export-view.ts'
import { type App, about, errors, nothing } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs, note } from '../gate.ts'
import { limitSchema, reasonSchema, searchSchema } from '../schemas.ts'

const idSchema = z.object({ id: textSchema({ max: 40 }) })
const whySchema = z.strictObject({ reason: reasonSchema })

const foundSchema = z.object({
  id: z.string(),
  handle: z.string().nullable(),
  name: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  barredUntil: z.number().nullable(),
  nameLocked: z.boolean(),
})
const accountSchema = foundSchema.extend({
  slug: z.string().nullable(),
  visibility: z.string(),
  warning: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  hasRealName: z.boolean(),
  sessions: z.array(
    z.object({ id: z.string(), device: z.string().nullable(), createdAt: z.number(), seenAt: z.number() }),
  ),
  sanctions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['warning', 'suspension', 'ban', 'lifted']),
      at: z.number(),
      until: z.number().nullable(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
  rooms: z.array(z.object({ roomId: z.string(), name: z.string(), online: z.boolean() })),
  acceptances: z.array(z.object({ game: z.string(), roomId: z.string(), at: z.number() })),
})

/** Accounts: to find, to look after, to end. What is private is shown for a reason, and that is in the audit log. */
export function addAccountRoutes(app: App, deps: AdminDeps): void {
  addLooks(app, deps)
  addPrivateLooks(app, deps)
  addEndings(app, deps)
}

function addLooks(app: App, { admin }: AdminDeps): void {
  app.get(
    '/api/admin/accounts',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Accounts by a part of the handle or the name, last seen first'),
        querystring: z.object({
          search: searchSchema.default(''),
          barred: z.enum(['no', 'yes']).default('no').describe('Only those that may not be used now.'),
          limit: limitSchema,
        }),
        response: { 200: z.object({ accounts: z.array(foundSchema) }), ...errors },
      },
    },
    async ({ query: { search, barred, limit } }) => {
      const found = await admin.people.search(search.trim(), barred === 'yes', limit)
      return { accounts: found.map(plainAccount) }
    },
  )
  app.get(
    '/api/admin/accounts/:id',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'An account, without what is private'),
        params: idSchema,
        response: { 200: accountSchema, ...errors },
      },
    },
    async ({ params }) => {
      const account = await admin.people.find(params.id)
      if (account === undefined) throw new RefusalError('NOT_FOUND')
      const { slug, visibility, warning, role, has_real_name, sessions, sanctions, rooms, acceptances } = account
      return {
        ...plainAccount(account),
        ...{ slug, visibility, warning, role, hasRealName: has_real_name, sanctions },
        sessions: sessions.map(({ id, device, created_at, seen_at }) => {
          return { id, device, createdAt: created_at, seenAt: seen_at }
        }),
        rooms: rooms.map(({ room_id, ...rest }) => ({ ...rest, roomId: room_id })),
        acceptances: acceptances.map(({ room_id, ...rest }) => ({ ...rest, roomId: room_id })),
      }
    },
  )
}

function addPrivateLooks(app: App, { admin, people, storage }: AdminDeps): void {
  const { audit } = admin
  app.post(
    '/api/admin/accounts/:id/real-name',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Look at the real name'),
        params: idSchema,
        body: whySchema,
        response: { 200: z.object({ realName: z.string().nullable() }), ...errors },
      },
    },
    async (request) => {
      const { id } = request.params
      await knownTarget(admin, id)
      await note(audit, request, { action: 'account.real-name', target: id, reason: request.body.reason })
      return { realName: await admin.people.realNameOf(id) }
    },
  )
  app.post(
    '/api/admin/accounts/:id/export',
    {
      config: needs('OPERATOR'),
      schema: {
        ...about('administration', 'All that is kept about somebody, as one file'),
        params: idSchema,
        body: whySchema,
        response: { 200: exportSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const person = await people.byId(id)
      if (person === undefined) throw new RefusalError('NOT_FOUND')
      await note(audit, request, { action: 'account.export', target: id, reason: request.body.reason })
      reply.header('content-disposition', 'attachment; filename="ludoteca.json"')
      return exportOf(storage.db, person, await people.sessionsOf(id, ''))
    },
  )
}

function addEndings(app: App, deps: AdminDeps): void {
  const { admin, people, rooms, dismiss } = deps
  const { audit } = admin
  app.post(
    '/api/admin/accounts/:id/sessions/end',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'End one session of somebody, or all of them'),
        params: idSchema,
        body: whySchema.extend({ session: textSchema({ max: 64 }).nullable().describe('All when null.') }),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { session, reason } = request.body
      await touchable(admin, id)
      const ended = session === null ? undefined : await people.endSession(id, session)
      if (session !== null && ended === undefined) throw new RefusalError('NO_SUCH_SESSION')
      if (session === null) await people.logOutEverywhere(id)
      await note(audit, request, {
        action: 'account.end-sessions',
        target: id,
        reason,
        details: { all: session === null },
      })
      dismiss(ended === undefined ? { accountId: id } : { sessionId: ended })
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/admin/accounts/:id/delete',
    {
      config: needs('OPERATOR'),
      schema: {
        ...about('administration', 'Delete an account; matches show its seats without its name, records keep it'),
        params: idSchema,
        body: whySchema,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await touchable(admin, id)
      await rooms.forget(id)
      await people.remove(id)
      dismiss({ accountId: id })
      // Once more: until just now somebody could come into a room.
      await rooms.forget(id)
      await note(audit, request, { action: 'account.delete', target: id, reason: request.body.reason })
      return reply.code(204).send()
    },
  )
}

/** Something may be done about this account. */
export async function touchable({ people }: Pick<AdminDeps['admin'], 'people'>, accountId: string): Promise<void> {
  const refusal = await people.refusalFor(accountId)
  if (refusal) throw new RefusalError(refusal.code, refusal.params)
}

async function knownTarget({ people }: AdminDeps['admin'], accountId: string): Promise<void> {
  const refusal = await people.refusalFor(accountId)
  if (refusal?.code === 'NOT_FOUND') throw new RefusalError('NOT_FOUND')
}

interface FoundRow {
  readonly id: string
  readonly handle: string | null
  readonly name: string
  readonly created_at: number
  readonly seen_at: number
  readonly barred_until: number | null
  readonly name_locked: boolean
}

function plainAccount(row: FoundRow): z.infer<typeof foundSchema> {
  const { id, handle, name } = row
  const times = { createdAt: row.created_at, seenAt: row.seen_at, barredUntil: row.barred_until }
  return { id, handle, name, ...times, nameLocked: row.name_locked }
}
