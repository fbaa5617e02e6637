import { textSchema } from '@ludoteca/protocol'
import { shelf as wholeShelf } from '@ludoteca/registry'
import { z } from 'zod'
import { includes } from '../../../admin/roles.ts'
import { isLadderOpen } from '../../deps.ts'
import { RefusalError } from '../../errors.ts'
import { rateOf } from '../../rates.ts'
import { type App, about, errors, gameIdSchema, nothing } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { actorOf, needs, note } from '../gate.ts'
import { ladderAdminSchema, ladderAdminView } from '../ladder-view.ts'
import { limitSchema, reasonSchema } from '../schemas.ts'

const seasonIdSchema = textSchema({ max: 20 })
const matchIdSchema = z.object({ id: textSchema({ max: 40 }) })
const reasonBody = z.strictObject({ reason: reasonSchema })

/** Seasons, and the matches that count for them and for ratings. */
export function addLadderAdminRoutes(app: App, deps: AdminDeps): void {
  addLookingRoutes(app, deps)
  addRecomputeRoute(app, deps)
  addCountingRoutes(app, deps)
}

function addLookingRoutes(app: App, deps: AdminDeps): void {
  const { seasons, storage, shelf = wholeShelf } = deps
  app.get(
    '/api/admin/ladder',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Whether the ladder is shown, and the games that compare people'),
        response: {
          200: z.object({
            open: z.boolean(),
            games: z.array(
              z.object({ game: z.string(), seasons: z.string().nullable().describe('What its seasons are called.') }),
            ),
          }),
          ...errors,
        },
      },
    },
    async () => {
      const boxes = await Promise.all(shelf.map((entry) => entry.load()))
      const games = boxes.flatMap(({ game, ladder }) =>
        ladder === undefined ? [] : [{ game: game.id, seasons: ladder.seasons?.name ?? null }],
      )
      return { open: isLadderOpen(deps), games }
    },
  )
  app.get(
    '/api/admin/ladder/:game',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'The tables of a season with their titles, and the matches they are made of'),
        params: z.object({ game: gameIdSchema }),
        querystring: z.object({ season: seasonIdSchema.default('current'), limit: limitSchema }),
        response: { 200: ladderAdminSchema, ...errors },
      },
    },
    async (request) => {
      const { game } = request.params
      const { season, limit } = request.query
      const rules = await seasons.rulesOf(game)
      const tables = await seasons.tables(game, season)
      if (rules === undefined || tables === undefined) throw new RefusalError('NOT_FOUND')
      const matches = await seasons.matches(game, tables.season)
      const seesAccounts = includes(actorOf(request).role, 'MODERATOR')
      const all = await seasons.list(game)
      return ladderAdminView(storage.db, { game, rules, seasons: all, tables, matches, limit, seesAccounts })
    },
  )
  app.get(
    '/api/admin/ladder/:game/exclusions',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Matches of a game that were taken out, the last one first'),
        params: z.object({ game: gameIdSchema }),
        response: {
          200: z.object({
            exclusions: z.array(
              z.object({
                matchId: z.string(),
                endedAt: z.number(),
                reason: z.string(),
                by: z.string().nullable(),
                at: z.number(),
              }),
            ),
          }),
          ...errors,
        },
      },
    },
    async ({ params: { game } }) => ({ exclusions: [...(await seasons.exclusions(game))] }),
  )
}

function addRecomputeRoute(app: App, { admin, seasons, settings }: AdminDeps): void {
  app.post(
    '/api/admin/ladder/:game/seasons/:season/recompute',
    {
      config: { ...rateOf('record', settings), ...needs('OPERATOR') },
      schema: {
        ...about('administration', 'Read all matches of a season again from their logs'),
        params: z.object({ game: gameIdSchema, season: seasonIdSchema }),
        body: reasonBody,
        response: {
          200: z.object({
            read: z.int(),
            unreadable: z.array(z.string()).describe('Matches whose logs do not hold with these rules.'),
          }),
          ...errors,
        },
      },
    },
    async (request) => {
      const { game } = request.params
      const season = (await seasons.tables(game, request.params.season))?.season.id
      if (season === undefined) throw new RefusalError('NOT_FOUND')
      // Before it begins: whatever becomes of it, somebody has asked for it.
      const { reason } = request.body
      await note(admin.audit, request, { action: 'ladder.recompute', target: season, reason, details: { game } })
      const reread = await seasons.recompute(game, season)
      if (reread === undefined) throw new RefusalError('NOT_FOUND')
      return { read: reread.read, unreadable: [...reread.unreadable] }
    },
  )
}

function addCountingRoutes(app: App, { admin, seasons }: AdminDeps): void {
  const { audit } = admin
  app.post(
    '/api/admin/ladder/matches/:id/exclude',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Take a finished match out of seasons and ratings'),
        params: matchIdSchema,
        body: reasonBody,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { reason } = request.body
      const isDone = await seasons.exclude(id, { reason, by: actorOf(request).handle }, (tx) =>
        note(audit, request, { action: 'ladder.exclude', target: id, reason }, tx),
      )
      if (!isDone) throw new RefusalError('NOT_FOUND')
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/admin/ladder/matches/:id/include',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Let a match count again that was taken out'),
        params: matchIdSchema,
        body: reasonBody,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { reason } = request.body
      const isDone = await seasons.include(id, (tx) =>
        note(audit, request, { action: 'ladder.include', target: id, reason }, tx),
      )
      if (!isDone) throw new RefusalError('NOT_FOUND')
      return reply.code(204).send()
    },
  )
}
