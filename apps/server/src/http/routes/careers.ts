import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { careersOf, newIn } from '../../careers/of-account.ts'
import { boxFinder, type HttpDeps } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import { exportOf, exportSchema } from '../export-view.ts'
import { careerSchema, profilePage, profilePageSchema } from '../profile-view.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, needsSession } from '../route.ts'
import { anybodyOf, personOf } from '../session.ts'

/** The address of a profile page. Of any shape: what cannot be one is not found, and not looked for. */
export const slugSchema = z.object({ slug: textSchema({ max: 64 }) })
export const SLUG = /^[a-z2-7]{12}$/

/** What people have come to over all their matches, for themselves and on their profile pages. */
export function addCareerRoutes(app: App, deps: HttpDeps): void {
  addPageRoute(app, deps)
  addOwnRoutes(app, deps)
}

function addPageRoute(app: App, deps: HttpDeps): void {
  const { people, authenticator } = deps
  app.get(
    '/api/profile/:slug',
    {
      schema: {
        ...about('people', 'A profile page; one that is private is there for its owner alone'),
        params: slugSchema,
        response: { 200: profilePageSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { slug } = request.params
      const me = await authenticator.personOf(request)
      const person = SLUG.test(slug) ? await people.bySlug(slug, me) : undefined
      if (person === undefined) throw new RefusalError('NOT_FOUND')
      reply.header('x-robots-tag', 'noindex')
      return profilePage(deps, person, me)
    },
  )
}

function addOwnRoutes(app: App, deps: HttpDeps): void {
  const { people, authenticator, storage, settings } = deps
  const findBox = boxFinder(deps)
  app.get(
    '/api/me/career',
    {
      schema: {
        ...about('people', 'What you have come to in each game'),
        ...needsSession,
        response: { 200: z.object({ games: z.array(careerSchema) }).describe('By game.'), ...errors },
      },
    },
    async (request) => {
      const { accountId } = await personOf(authenticator, request)
      const games = await careersOf(storage.db, findBox, accountId)
      return { games: games.map((game) => ({ ...game, achievements: [...game.achievements] })) }
    },
  )
  app.get(
    '/api/me/career/matches/:id',
    {
      schema: {
        ...about('people', 'What a match has brought you for the first time'),
        ...needsSession,
        params: z.object({ id: textSchema({ max: 40 }) }),
        response: {
          200: z
            .object({
              read: z.boolean().describe('False for a while after the end: ask again.'),
              achievements: z.array(z.string()),
            })
            .describe('New achievements.'),
          ...errors,
        },
      },
    },
    async (request) => {
      const { accountId } = await personOf(authenticator, request)
      const found = await newIn(storage.db, accountId, request.params.id)
      return { read: found !== undefined, achievements: found ?? [] }
    },
  )
  app.get(
    '/api/me/export',
    {
      config: rateOf('password', settings),
      schema: {
        ...about('people', 'All that is kept about you, as one file'),
        ...needsSession,
        response: { 200: exportSchema, ...errors },
      },
    },
    async (request, reply) => {
      const me = await anybodyOf(authenticator, request)
      const sessions = await people.sessionsOf(me.accountId, authenticator.tokenOf(request) ?? '')
      reply.header('content-disposition', 'attachment; filename="ludoteca.json"')
      return exportOf(storage.db, me, sessions)
    },
  )
}
