import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { hashToken } from '../../people/tokens.ts'
import type { HttpDeps } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import { type App, about, errors, needsSession, nothing } from '../route.ts'
import { dropToken, personOf } from '../session.ts'

const sessionSchema = z
  .object({
    id: z.string().describe('Names the session here; nobody comes in with it.'),
    device: z.string().nullable().describe('Browser and system it was begun with, roughly.'),
    createdAt: z.number(),
    seenAt: z.number().describe('When it was last used, to the hour.'),
    current: z.boolean().describe('Whether it is the one you ask with.'),
  })
  .describe('A place where you are logged in.')

/** Routes for the own sessions. */
export function addSessionRoutes(app: App, { people, authenticator, dismiss }: HttpDeps): void {
  app.get(
    '/api/me/sessions',
    {
      schema: {
        ...about('people', 'Where you are logged in, last used first'),
        ...needsSession,
        response: { 200: z.object({ sessions: z.array(sessionSchema) }).describe('Your sessions.'), ...errors },
      },
    },
    async (request) => {
      const { accountId } = await personOf(authenticator, request)
      return { sessions: [...(await people.sessionsOf(accountId, authenticator.tokenOf(request) ?? ''))] }
    },
  )
  app.delete(
    '/api/me/sessions',
    {
      schema: {
        ...about('people', 'Log out everywhere but here'),
        ...needsSession,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(authenticator, request)
      const ended = await people.endOtherSessions(accountId, authenticator.tokenOf(request) ?? '')
      for (const sessionId of ended) dismiss({ sessionId })
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        ...about('people', 'Log out in one of these places'),
        ...needsSession,
        params: z.object({ id: textSchema({ max: 64 }) }),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(authenticator, request)
      const sessionId = await people.endSession(accountId, request.params.id)
      if (sessionId === undefined) throw new RefusalError('NO_SUCH_SESSION')
      dismiss({ sessionId })
      if (sessionId === hashToken(authenticator.tokenOf(request) ?? '')) dropToken(request, reply)
      return reply.code(204).send()
    },
  )
}
