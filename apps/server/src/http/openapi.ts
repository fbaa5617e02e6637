import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { COOKIE_NAME } from '../people/cookie.ts'

/** The groups in which the routes are listed. */
export const TAGS = [
  { name: 'people', description: 'Who you are: guest, account, profile.' },
  { name: 'games', description: 'The games on the shelf.' },
  { name: 'rooms', description: 'Where people meet before and while they play.' },
  { name: 'matches', description: 'What was played, and the records to check it with.' },
  { name: 'operation', description: 'For whoever runs the server.' },
  { name: 'pages', description: 'Pages for people.' },
] as const

/** Collects the description of every route that is added afterwards. */
export function describeRoutes(app: FastifyInstance): void {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ludoteca',
        version: '1',
        description:
          'Lobby, rooms, accounts, history and records. Play itself runs over the socket at /ws. Who came in is known by the cookie that POST /api/guest sets.',
      },
      tags: [...TAGS],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: COOKIE_NAME } } },
    },
    transform: jsonSchemaTransform,
  })
}
