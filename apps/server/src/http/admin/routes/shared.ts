import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { countShared, sharedPictures, withdraw } from '../../../admin/shared-pictures.ts'
import { Pictures } from '../../../share/pictures.ts'
import { lastShareSweep } from '../../../storage/share-links.ts'
import { RefusalError } from '../../errors.ts'
import { originOf } from '../../paths.ts'
import { rateOf } from '../../rates.ts'
import { type App, about, errors, gameIdSchema, nothing } from '../../route.ts'
import { drawnFor, findPicture } from '../../routes/share.ts'
import type { AdminDeps } from '../area.ts'
import { needs, note } from '../gate.ts'
import { limitSchema, reasonSchema } from '../schemas.ts'

const idSchema = z.object({ id: textSchema({ max: 40 }) })
const sharedSchema = z.object({
  id: z.string(),
  game: z.string(),
  matchId: z.string(),
  picture: z.string(),
  moment: z.int().nullable(),
  expiresAt: z.number(),
  withdrawnAt: z.number().nullable(),
  endedAt: z.number().nullable(),
})

/** Pictures that people pass on. */
export function addSharedRoutes(app: App, deps: AdminDeps): void {
  const { admin, storage, settings } = deps
  const { audit } = admin
  const { pictures = new Pictures() } = deps
  app.get(
    '/api/admin/shared',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Addresses of pictures, and the state of their sweep'),
        querystring: z.object({
          game: gameIdSchema.exactOptional(),
          match: textSchema({ max: 40 }).exactOptional(),
          withdrawn: z.enum(['no', 'yes']).default('no'),
          limit: limitSchema,
        }),
        response: {
          200: z.object({
            pictures: z.array(sharedSchema),
            all: z.int(),
            overdue: z.int().describe('Those whose time is over and that the next sweep takes.'),
            withdrawn: z.int(),
            sweep: z.object({ at: z.number(), gone: z.int() }).nullable(),
          }),
          ...errors,
        },
      },
    },
    async ({ query: { game, match: matchId, withdrawn, limit } }) => ({
      pictures: await sharedPictures(storage.db, { game, matchId, withdrawn: withdrawn === 'yes' }, limit),
      ...(await countShared(storage.db, admin.env.now())),
      sweep: await lastShareSweep(storage.db),
    }),
  )
  app.post(
    '/api/admin/shared/:id/withdraw',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Take a picture out of the world: its address leads nowhere, for good'),
        params: idSchema,
        body: z.strictObject({ reason: reasonSchema }),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await storage.db.transaction().execute(async (db) => {
        if (!(await withdraw(db, id, admin.env.now()))) throw new RefusalError('NOT_FOUND')
        await note(audit, request, { action: 'share.withdraw', target: id, reason: request.body.reason }, db)
      })
      pictures.forget((key) => key.endsWith(` ${id}`))
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/admin/shared/:id/draw',
    {
      config: { ...rateOf('record', settings), ...needs('MODERATOR') },
      schema: {
        ...about('administration', 'Draw a picture anew'),
        params: idSchema,
        response: { 200: z.object({ bytes: z.int() }), ...errors },
      },
    },
    async (request) => {
      const { id } = request.params
      const found = await findPicture(deps, id)
      pictures.forget((key) => key.endsWith(` ${id}`))
      const png = await drawnFor(pictures, found, originOf(request))
      await note(audit, request, { action: 'share.draw', target: id, details: { bytes: png.length } })
      return { bytes: png.length }
    },
  )
}
