import { isRefusal } from '@ludoteca/kernel'
import { jsonSchema, roomKindSchema, roomViewSchema, textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { tidyReason } from '../../../admin/reason.ts'
import type { Room } from '../../../rooms/room.ts'
import { roomSummary, roomView } from '../../../rooms/view.ts'
import { granted, RefusalError } from '../../errors.ts'
import { type App, about, errors, gameIdSchema, nothing } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs, note } from '../gate.ts'
import { limitSchema, reasonSchema } from '../schemas.ts'

const statusSchema = z.enum(['lobby', 'countdown', 'running', 'ended'])
const idSchema = z.object({ id: textSchema({ max: 40 }) })
const NOTICE_MAX = 280

const summarySchema = z.object({
  roomId: z.string(),
  kind: roomKindSchema,
  status: statusSchema,
  game: z.string(),
  host: z.string(),
  players: z.int(),
  bots: z.int(),
  seats: z.int(),
  watchers: z.int(),
  matchId: z.string().nullable(),
  createdAt: z.number(),
})
const personSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  connected: z.boolean(),
  seat: z.int().nullable(),
  host: z.boolean(),
})
const roomSchema = z.object({
  room: roomViewSchema,
  locale: z.enum(['en', 'es', 'de']).describe('The language of the room.'),
  createdAt: z.number(),
  people: z.array(personSchema),
})

/** Rooms of all kinds: to look into, to speak to, to close. Of a match only what any watcher would see. */
export function addRoomCareRoutes(app: App, deps: AdminDeps): void {
  addLooks(app, deps)
  addActions(app, deps)
}

function addLooks(app: App, deps: AdminDeps): void {
  const { rooms } = deps.admin
  app.get(
    '/api/admin/rooms',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Rooms, those of friends too, newest first'),
        querystring: z.object({
          game: gameIdSchema.exactOptional(),
          status: statusSchema.exactOptional(),
          kind: roomKindSchema.exactOptional(),
          code: textSchema({ max: 5 }).exactOptional(),
          limit: limitSchema,
        }),
        response: { 200: z.object({ rooms: z.array(summarySchema) }), ...errors },
      },
    },
    async ({ query: { limit, code, ...filter } }) => {
      const found = await rooms.all({ ...filter, code: code?.toUpperCase() }, limit)
      return { rooms: found.map((room) => roomSummary(room)) }
    },
  )
  app.get(
    '/api/admin/rooms/:id',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'A room, and the accounts in it'),
        params: idSchema,
        response: { 200: roomSchema, ...errors },
      },
    },
    async ({ params }) => {
      const room = await roomOf(deps, params.id)
      const box = await deps.shelf?.find(({ id }) => id === room.game)?.load()
      return { room: roomView(room), locale: box?.locale ?? 'en', createdAt: room.createdAt, people: peopleOf(room) }
    },
  )
  app.get(
    '/api/admin/rooms/:id/match',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Its match as a watcher would be told of it who came now'),
        params: idSchema,
        response: {
          200: z.object({
            messages: z.array(z.object({ type: z.string(), payload: jsonSchema, matchId: z.string().nullable() })),
          }),
          ...errors,
        },
      },
    },
    async ({ params }) => {
      const { matchId } = await roomOf(deps, params.id)
      if (matchId === null) throw new RefusalError('NOT_FOUND')
      const messages = await deps.tables.lookAt(matchId)
      return { messages: messages.map((message) => ({ ...message, payload: message.payload as never })) }
    },
  )
}

function addActions(app: App, { admin }: AdminDeps): void {
  const { rooms, audit } = admin
  app.post(
    '/api/admin/rooms/:id/close',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Close a room: whoever is in it is told so, and it is gone'),
        params: idSchema,
        body: z.strictObject({ reason: reasonSchema }),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { game, status } = granted(await rooms.close(id))
      const { reason } = request.body
      await note(audit, request, { action: 'room.close', target: id, reason, details: { game, status } })
      return reply.code(204).send()
    },
  )
  app.put(
    '/api/admin/rooms/:id/notice',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Say something to everybody in a room; nothing takes it back'),
        params: idSchema,
        body: z.strictObject({ text: textSchema({ max: NOTICE_MAX }).nullable() }),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const text = request.body.text === null ? '' : tidyReason(request.body.text)
      const changed = await rooms.setNotice(id, text === '' ? null : text)
      if (isRefusal(changed)) throw new RefusalError(changed.code, changed.params)
      await note(audit, request, { action: 'room.notice', target: id, details: { text: text === '' ? null : text } })
      return reply.code(204).send()
    },
  )
}

async function roomOf({ admin }: AdminDeps, id: string): Promise<Room> {
  const room = await admin.rooms.inside(id.toUpperCase())
  if (room === undefined) throw new RefusalError('NOT_FOUND')
  return room
}

function peopleOf({ people, seats, hostId }: Room): z.infer<typeof personSchema>[] {
  return people.map(({ id, accountId, name, awaySince, left }) => {
    const seat = seats.findIndex((one) => one.kind === 'human' && one.participantId === id)
    const connected = awaySince === null && !left
    return { accountId, name, connected, seat: seat === -1 ? null : seat, host: id === hostId }
  })
}
