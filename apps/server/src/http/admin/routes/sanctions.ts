import { isRefusal } from '@ludoteca/kernel'
import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { hideNames } from '../../../people/hidden-names.ts'
import { traceOf } from '../../../sockets/trace.ts'
import { RefusalError } from '../../errors.ts'
import { type App, about, errors, nothing } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { actorOf, needs, note } from '../gate.ts'
import { reasonSchema } from '../schemas.ts'
import { touchable } from './accounts.ts'

const HOUR_MS = 3_600_000
const HOURS_MAX = 24 * 365
const idSchema = z.object({ id: textSchema({ max: 40 }) })
const reason = reasonSchema.describe('The person reads it, too.')
const sanctionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('warning'), reason }),
  z.strictObject({ kind: z.literal('suspension'), reason, hours: z.int().min(1).max(HOURS_MAX) }),
  z.strictObject({ kind: z.literal('ban'), reason }),
  z.strictObject({ kind: z.literal('lifted'), reason }),
])
const nameSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mask'), reason }),
  z.strictObject({ kind: z.literal('rename'), reason, name: textSchema({ max: 64 }) }),
  z.strictObject({ kind: z.literal('free'), reason }),
])
const ACTIONS = {
  warning: 'account.warn',
  suspension: 'account.suspend',
  ban: 'account.ban',
  lifted: 'account.lift',
} as const

/** What is done about people: a warning, a time out, the name taken away. */
export function addSanctionRoutes(app: App, deps: AdminDeps): void {
  addSanctions(app, deps)
  addNames(app, deps)
}

function addSanctions(app: App, { admin, storage, rooms, tellAccount }: AdminDeps): void {
  const { people, audit } = admin
  app.post(
    '/api/admin/accounts/:id/sanction',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Warn somebody, suspend them for some hours, ban them, or let them in again'),
        params: idSchema,
        body: sanctionSchema,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { body } = request
      await touchable(admin, id)
      const sanction = body.kind === 'suspension' ? { ...body, ms: body.hours * HOUR_MS } : body
      const until = await storage.db.transaction().execute(async (db) => {
        const details = body.kind === 'suspension' ? { hours: body.hours } : {}
        await note(audit, request, { action: ACTIONS[body.kind], target: id, reason: body.reason, details }, db)
        return people.sanction(db, id, actorOf(request).handle, sanction)
      })
      // What was decided stands, whether or not they can be told at once: the page tells them when they come.
      if (body.kind !== 'lifted')
        await tellAccount?.(id).catch((error: unknown) =>
          request.log.warn(traceOf(error), 'a sanction could not be told'),
        )
      if (until !== null) await rooms.forget(id)
      return reply.code(204).send()
    },
  )
}

function addNames(app: App, { admin, storage }: AdminDeps): void {
  const { people, audit } = admin
  app.post(
    '/api/admin/accounts/:id/name',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Take a name away, give another one, or let somebody choose again'),
        params: idSchema,
        body: nameSchema,
        response: { 200: z.object({ name: z.string().nullable() }), ...errors },
      },
    },
    async (request) => {
      const { id } = request.params
      const { body } = request
      const { kind, reason } = body
      await touchable(admin, id)
      if (kind === 'free') {
        await storage.db.transaction().execute(async (db) => {
          await people.freeName(db, id)
          await note(audit, request, { action: 'name.free', target: id, reason }, db)
        })
        await admin.rooms.freeName(id)
        return { name: null }
      }
      const wanted = kind === 'rename' ? body.name : null
      const name = await storage.db.transaction().execute(async (db) => {
        const given = await people.setName(db, id, wanted, 'es')
        if (isRefusal(given)) throw new RefusalError(given.code, given.params)
        await people.settle(db, id, kind === 'mask' ? 'masked' : 'renamed')
        await note(audit, request, { action: `name.${kind}`, target: id, reason, details: { name: given } }, db)
        return given
      })
      await admin.rooms.nameInstead(id, wanted === null ? null : name)
      // Once more: until just now a match could begin or end under the old name.
      await storage.db.transaction().execute((db) => hideNames(db, id))
      return { name }
    },
  )
}
