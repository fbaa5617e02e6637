import { NEWCOMER, ratingShown } from '@ludoteca/kernel'
import { textSchema } from '@ludoteca/protocol'
import { shelf as games } from '@ludoteca/registry'
import { z } from 'zod'
import { ratingsInRoom } from '../../ratings/in-room.ts'
import { boxFinder, type HttpDeps, isLadderOpen } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import { ladderSchema, ladderView } from '../ladder-view.ts'
import { ratingSchema } from '../profile-view.ts'
import { type App, about, errors, gameIdSchema, needsSession } from '../route.ts'
import { personOf } from '../session.ts'

/** By what people compare themselves over many matches. */
export function addLadderRoutes(app: App, deps: HttpDeps): void {
  addOpenRoute(app, deps)
  addSeasonRoute(app, deps)
  addRoomRatingsRoute(app, deps)
}

function addOpenRoute(app: App, deps: HttpDeps): void {
  app.get(
    '/api/ladder',
    {
      schema: {
        ...about('matches', 'Whether the tables of seasons can be looked at now'),
        response: {
          200: z
            .object({ open: z.boolean() })
            .describe('While they are closed, asking for one answers `LADDER_OFF`; matches that end meanwhile count.'),
          ...errors,
        },
      },
    },
    async () => ({ open: isLadderOpen(deps) }),
  )
}

function addSeasonRoute(app: App, deps: HttpDeps): void {
  const { seasons, authenticator, storage, shelf = games } = deps
  const findBox = boxFinder(deps)
  app.get(
    '/api/ladder/:season',
    {
      schema: {
        ...about('matches', 'The tables of a season, `current` or by its year and week, in the language of the game'),
        // Of any shape: what cannot be a season is not found, and not looked for.
        params: z.object({ season: textSchema({ max: 20 }) }),
        querystring: z.object({
          game: gameIdSchema.exactOptional().describe('Without it the first game on the shelf that has seasons.'),
        }),
        response: { 200: ladderSchema, ...errors },
      },
    },
    async (request) => {
      if (!isLadderOpen(deps)) throw new RefusalError('LADDER_OFF')
      const game = request.query.game ?? (await firstWithSeasons())
      const box = await findBox(game)
      const rules = box?.ladder?.seasons
      const tables = await seasons.tables(game, request.params.season)
      if (box === undefined || rules === undefined || tables === undefined) throw new RefusalError('NOT_FOUND')
      const me = (await authenticator.personOf(request))?.accountId
      return ladderView(storage.db, seasons, tables, { game, locale: box.locale, rules, me })
    },
  )

  async function firstWithSeasons(): Promise<string> {
    for (const { id } of shelf) if (await seasons.rulesOf(id)) return id
    throw new RefusalError('NOT_FOUND')
  }
}

function addRoomRatingsRoute(app: App, deps: HttpDeps): void {
  const { authenticator, rooms, storage } = deps
  const findBox = boxFinder(deps)
  app.get(
    '/api/rooms/:id/ratings',
    {
      schema: {
        ...about('rooms', 'How well the people of a room you are in play its game; whoever is private is left out'),
        ...needsSession,
        params: z.object({ id: textSchema({ max: 40 }) }),
        response: {
          200: z
            .object({
              ratings: z.array(ratingSchema.extend({ participantId: z.string() })),
              newcomer: ratingSchema.describe('What holds for whoever is missing.'),
            })
            .describe('Ratings; none where the game has no such thing.'),
          ...errors,
        },
      },
    },
    async (request) => {
      const { id } = request.params
      const me = await personOf(authenticator, request)
      const room = /^[A-Z]{1,10}$/.test(id) ? await rooms.view(id) : undefined
      const rating = room && (await findBox(room.game))?.ladder?.rating
      const ratings = room && (await ratingsInRoom(storage.db, room, me.accountId))
      if (ratings === undefined) throw new RefusalError('NOT_FOUND')
      return { ratings: rating ? ratings : [], newcomer: { ...ratingShown(NEWCOMER), played: 0 } }
    },
  )
}
