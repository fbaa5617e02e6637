import { idleSchema, looseJsonSchema, roomKindSchema, roomViewSchema, textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { networkOf } from '../../limits/network.ts'
import type { HttpDeps } from '../deps.ts'
import { granted, RefusalError } from '../errors.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, gameIdSchema, needsSession } from '../route.ts'
import { personOf } from '../session.ts'

const statusSchema = z.enum(['lobby', 'countdown', 'running', 'ended'])

const summarySchema = z.object({
  roomId: z.string(),
  kind: roomKindSchema,
  status: statusSchema,
  game: z.string(),
  host: z.string(),
  players: z.int().describe('People on seats.'),
  bots: z.int(),
  seats: z.int(),
  watchers: z.int(),
  locked: z.boolean(),
  lateJoin: z.boolean(),
  matchId: z.string().nullable(),
  createdAt: z.number(),
  startedAt: z.number().nullable().describe('When the match began that is being played; null when none is.'),
})
const roomSchema = roomViewSchema.describe('The room.')

/** Routes for finding and opening rooms. What happens inside a room goes over sockets. */
export function addRoomRoutes(app: App, { rooms, authenticator, settings }: HttpDeps): void {
  const roomOf = async (roomId: string) => {
    const view = await rooms.view(roomId)
    if (!view) throw new RefusalError('NOT_FOUND')
    return view
  }
  app.get(
    '/api/rooms',
    {
      schema: {
        ...about('rooms', 'Public rooms, those where somebody is first, newest first'),
        querystring: z.object({ game: gameIdSchema.exactOptional(), status: statusSchema.exactOptional() }),
        response: { 200: z.object({ rooms: z.array(summarySchema) }).describe('At most 50 rooms.'), ...errors },
      },
    },
    async (request) => ({ rooms: [...(await rooms.list(request.query))] }),
  )
  app.post(
    '/api/rooms',
    {
      schema: {
        ...about('rooms', 'Open a room'),
        ...needsSession,
        body: z.strictObject({
          game: gameIdSchema,
          kind: roomKindSchema,
          options: looseJsonSchema.exactOptional(),
          seats: z.int().min(1).max(99).exactOptional(),
          idle: idleSchema.exactOptional(),
          botFill: z.boolean().exactOptional().describe('Whether bots make up the minimum at the start.'),
        }),
        response: { 201: roomSchema, ...errors },
      },
    },
    async (request, reply) => {
      const person = await personOf(authenticator, request)
      const { id } = granted(await rooms.create(person, request.body))
      return reply
        .code(201)
        .header('location', `/api/rooms/${id}`)
        .send(await roomOf(id))
    },
  )
  app.get(
    '/api/rooms/:id',
    {
      config: rateOf('room', settings),
      schema: {
        ...about('rooms', 'A room, by its code'),
        params: z.object({ id: textSchema({ max: 40 }) }),
        response: { 200: roomSchema, ...errors },
      },
    },
    async (request) => granted(await rooms.lookUp(request.params.id.toUpperCase(), networkOf(request.ip))),
  )
  app.post(
    '/api/quick-play',
    {
      schema: {
        ...about('rooms', 'The fullest open room of a game, or a new one'),
        ...needsSession,
        body: z.strictObject({ game: gameIdSchema }),
        response: { 200: roomSchema, ...errors },
      },
    },
    async (request) => {
      const person = await personOf(authenticator, request)
      return roomOf(granted(await rooms.quickPlay(person, request.body.game, networkOf(request.ip))).id)
    },
  )
}
