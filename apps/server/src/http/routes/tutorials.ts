import { listSchema, moveSchema } from '@ludoteca/protocol'
import { shelf as wholeShelf } from '@ludoteca/registry'
import { z } from 'zod'
import type { HttpDeps } from '../deps.ts'
import { granted } from '../errors.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, gameIdSchema, needsSession } from '../route.ts'
import { personOf } from '../session.ts'

/** The most moves of a proof; the size of the request is limited as well. */
const MOVES_MAX = 1_000

const finishedSchema = z.object({ game: z.string(), at: z.number().describe('When it was proven first.') })
const proofSchema = z.strictObject({
  moves: listSchema(z.strictObject({ seat: z.int().min(-2).max(99), move: moveSchema }), { max: MOVES_MAX }).describe(
    'Every move of the match, from the first to the one with which all was learnt.',
  ),
})

/** Routes for finished tutorials. They are played on the device; the server verifies the moves by playing them again. */
export function addTutorialRoutes(
  app: App,
  { tutorials, authenticator, settings, shelf = wholeShelf }: HttpDeps,
): void {
  app.get(
    '/api/me/tutorials',
    {
      schema: {
        ...about('people', 'Which tutorials you have finished'),
        ...needsSession,
        response: {
          200: z.object({ tutorials: z.array(finishedSchema) }).describe('First to last.'),
          ...errors,
        },
      },
    },
    async (request) => {
      const { accountId } = await personOf(authenticator, request)
      return { tutorials: [...(await tutorials.finishedBy(accountId))] }
    },
  )
  app.post(
    '/api/me/tutorials/:game',
    {
      config: rateOf('record', settings),
      schema: {
        ...about('people', 'Prove with your moves that you have finished a tutorial'),
        ...needsSession,
        params: z.object({ game: gameIdSchema }),
        body: proofSchema,
        response: { 200: finishedSchema.describe('It is noted.'), ...errors },
      },
    },
    async (request) => {
      const { accountId } = await personOf(authenticator, request)
      const box = await shelf.find(({ id }) => id === request.params.game)?.load()
      return granted(await tutorials.finish(accountId, box, request.body.moves))
    },
  )
}
