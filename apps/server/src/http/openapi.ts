import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { cookieName } from '../people/cookie.ts'

/** The groups in which the routes are listed. */
export const TAGS = [
  { name: 'people', description: 'Who you are: guest, account, profile.' },
  { name: 'games', description: 'The games on the shelf.' },
  { name: 'rooms', description: 'Where people meet before and while they play.' },
  { name: 'matches', description: 'What was played, and the records to check it with.' },
  { name: 'operation', description: 'For whoever runs the server.' },
  { name: 'administration', description: 'For those who look after the house; to everybody else it is not there.' },
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
          'Lobby, rooms, accounts, history and records. Play itself runs over the socket at /ws. Who came in is known by the cookie that POST /api/guest sets; without TLS its name has no __Host- prefix.',
      },
      tags: [...TAGS],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName('session', true) } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if ('openapiObject' in document) markOptionalBodies(document.openapiObject as Described)
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject
    },
  })
}

/** As much of the document as is put right in it. */
interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: Body }>>>>
}
interface Body {
  required?: boolean
  readonly content: Readonly<Record<string, { readonly schema: { readonly anyOf?: readonly { type?: string }[] } }>>
}

/** Whoever describes the routes calls every body required; one that may be null may be left out as well. */
function markOptionalBodies({ paths = {} }: Described): void {
  for (const { requestBody: body } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const shapes = body?.content['application/json']?.schema.anyOf ?? []
    if (body && shapes.some(({ type }) => type === 'null')) body.required = false
  }
}
