import { isRefusal, type Refusal } from '@ludoteca/kernel'
import { jsonSchema, textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import type { Inspector } from '../../../inspect/inspector.ts'
import { listMatches } from '../../../storage/match-list.ts'
import { findMatch } from '../../../storage/matches.ts'
import { boxFinder } from '../../deps.ts'
import { RefusalError } from '../../errors.ts'
import { matchSchema, plainMatch, plainSeats, resultsOf } from '../../match-view.ts'
import { type App, about, errors, gameIdSchema } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs } from '../gate.ts'
import { limitSchema, timeSchema } from '../schemas.ts'

const MOVES_MAX = 100
const SEQ_MAX = 1_000_000

const idSchema = z.object({ id: textSchema({ max: 40 }).pipe(z.string().regex(/^[\w-]+$/)) })
const listedSchema = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  packId: z.string().nullable(),
  roomId: z.string(),
  seats: z.array(z.object({ name: z.string(), kind: z.string() })),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  isGivenUp: z.boolean(),
})
const drawSchema = z.object({
  stream: z.string().nullable().describe('Null for what the game works out of the seed by itself.'),
  parts: z.array(z.union([z.string(), z.number()])).readonly(),
  of: z.number(),
  value: z.number(),
})
const toldSchema = z.object({
  to: z.union([z.literal('all'), z.array(z.int()).readonly()]),
  words: z.string(),
  fact: jsonSchema,
})
const moveSchema = z.object({
  seq: z.int(),
  seat: z.int(),
  by: z.string().nullable(),
  at: z.number(),
  move: jsonSchema,
  words: z.string().nullable(),
  place: z.string(),
  link: z.string(),
  draws: z.array(drawSchema).readonly(),
  told: z.array(toldSchema).readonly(),
})
const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  columns: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.union([z.string(), z.number()])).readonly()).readonly(),
})
const verificationSchema = z.object({
  moves: z.int(),
  link: z.string(),
  checks: z.array(z.object({ what: z.string(), holds: z.boolean() })),
  brokenAt: z.int().nullable(),
})

/**
 * Routes for finished matches from inside. A running match is shown through its room, as watchers see it: administrators
 * may play, too.
 */
export function addMatchAdminRoutes(app: App, deps: AdminDeps): void {
  const { inspector } = deps
  if (inspector === undefined) return
  addLists(app, deps, inspector)
  addInside(app, inspector)
}

function addLists(app: App, deps: AdminDeps, inspector: Inspector): void {
  const { storage } = deps
  const findBox = boxFinder(deps)
  app.get(
    '/api/admin/matches',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Matches, the latest first'),
        querystring: z.object({
          game: gameIdSchema.exactOptional(),
          state: z.enum(['running', 'over']).exactOptional(),
          before: timeSchema.exactOptional(),
          limit: limitSchema,
        }),
        response: { 200: z.object({ matches: z.array(listedSchema) }), ...errors },
      },
    },
    async ({ query }) => {
      const listed = await listMatches(storage.db, query)
      const matches = listed.map(async (match) => ({
        ...match,
        seats: plainSeats(await findBox(match.game), match.seats),
      }))
      return { matches: await Promise.all(matches) }
    },
  )
  app.get(
    '/api/admin/matches/:id',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'A match: options, seats and end, and for one that is over its stretches of play'),
        params: idSchema,
        response: {
          200: z.object({
            match: matchSchema,
            roomId: z.string(),
            places: z.array(z.object({ place: z.string(), seq: z.int() })).nullable(),
          }),
          ...errors,
        },
      },
    },
    async ({ params: { id } }) => {
      const match = await findMatch(storage.db, id)
      if (match === undefined) throw new RefusalError('NOT_FOUND')
      return {
        match: plainMatch(await findBox(match.game), match, await resultsOf(storage.db, id), undefined),
        roomId: match.roomId,
        places: match.endedAt === null ? null : [...seen(await inspector.places(id))],
      }
    },
  )
}

function addInside(app: App, inspector: Inspector): void {
  app.get(
    '/api/admin/matches/:id/moves',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Moves of a match that is over, with draws and what they told; 0 is the set-up'),
        params: idSchema,
        querystring: z.object({
          from: z.coerce.number().int().min(0).max(SEQ_MAX).default(0),
          limit: z.coerce.number().int().min(1).max(MOVES_MAX).default(25),
        }),
        response: { 200: z.object({ moves: z.array(moveSchema) }), ...errors },
      },
    },
    async ({ params: { id }, query: { from, limit } }) => ({
      moves: [...seen(await inspector.moves(id, from, limit))] as never,
    }),
  )
  app.get(
    '/api/admin/matches/:id/positions/:seq',
    {
      config: needs('VIEWER'),
      schema: {
        ...about(
          'administration',
          'A position of a match that is over: what its game shows of it, and the whole state',
        ),
        params: idSchema.extend({ seq: z.coerce.number().int().min(0).max(SEQ_MAX) }),
        response: {
          200: z.object({ seq: z.int(), place: z.string(), sections: z.array(sectionSchema), state: jsonSchema }),
          ...errors,
        },
      },
    },
    async ({ params: { id, seq } }) => {
      const { sections, ...position } = seen(await inspector.position(id, seq))
      return { ...position, sections: [...sections] } as never
    },
  )
  app.get(
    '/api/admin/matches/:id/verification',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'What playing a match again has shown'),
        params: idSchema,
        response: { 200: verificationSchema, ...errors },
      },
    },
    async ({ params: { id } }) => {
      const { checks, ...rest } = seen(await inspector.verification(id))
      return { ...rest, checks: [...checks] }
    },
  )
}

function seen<T extends object>(answer: T | Refusal | undefined): T {
  if (answer === undefined) throw new RefusalError('NOT_FOUND')
  if (isRefusal(answer)) throw new RefusalError(answer.code, answer.params)
  return answer
}
