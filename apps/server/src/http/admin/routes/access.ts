import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { ROLES } from '../../../storage/schema.ts'
import { granted } from '../../errors.ts'
import { rateOf } from '../../rates.ts'
import { type App, about, errors, nothing } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { actorOf, atTheDoor, needs, tokenOf } from '../gate.ts'

const roleSchema = z.enum(ROLES)
const codeSchema = z.strictObject({ code: textSchema({ max: 64 }) })
const meSchema = z.object({
  handle: z.string(),
  role: roleSchema,
  stage: z.enum(['enrol', 'prove', 'in']),
  until: z.number().nullable().describe('Until when one is in.'),
})

/** Routes for the second factor, and the list of administrators. */
export function addAccessRoutes(app: App, { admin, settings }: AdminDeps): void {
  const { admins, secondFactor } = admin
  const config = { ...rateOf('password', settings), ...atTheDoor }
  app.get(
    '/api/admin/me',
    {
      config: atTheDoor,
      schema: { ...about('administration', 'How far one has come in'), response: { 200: meSchema, ...errors } },
    },
    async (request) => actorOf(request),
  )
  app.post(
    '/api/admin/enrol',
    {
      config,
      schema: {
        ...about('administration', 'Set up the second factor with the code from the command line'),
        body: codeSchema,
        response: { 200: z.object({ secret: z.string(), uri: z.string() }), ...errors },
      },
    },
    async (request) => granted(await secondFactor.enrol(actorOf(request), request.body.code)),
  )
  app.post(
    '/api/admin/enrol/confirm',
    {
      config,
      schema: {
        ...about('administration', 'Show its first code; the answer has the recovery codes, this once'),
        body: codeSchema,
        response: { 200: z.object({ recovery: z.array(z.string()) }), ...errors },
      },
    },
    async (request) => {
      const { recovery } = granted(await secondFactor.confirm(actorOf(request), request.body.code, tokenOf(request)))
      return { recovery: [...recovery] }
    },
  )
  app.post(
    '/api/admin/enter',
    {
      config,
      schema: {
        ...about('administration', 'Show the second factor, or a recovery code'),
        body: codeSchema,
        response: { 200: z.object({ recoveryLeft: z.int() }), ...errors },
      },
    },
    async (request) => granted(await secondFactor.prove(actorOf(request), request.body.code, tokenOf(request))),
  )
  app.post(
    '/api/admin/leave',
    {
      config: atTheDoor,
      schema: { ...about('administration', 'Be an ordinary person again'), response: { 204: nothing, ...errors } },
    },
    async (request, reply) => {
      await admins.goOut(tokenOf(request))
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/admin/admins',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'The administrators'),
        response: {
          200: z.object({
            admins: z.array(
              z.object({
                handle: z.string(),
                role: roleSchema,
                addedAt: z.number(),
                enrolledAt: z.number().nullable(),
              }),
            ),
          }),
          ...errors,
        },
      },
    },
    async () => ({ admins: await admins.list() }),
  )
}
