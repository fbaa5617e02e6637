import fastifySwagger from '@fastify/swagger'
import { MessageCatalogue } from '@ludoteca/protocol'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cookieName } from '../people/cookie.ts'

/** The groups in which the routes are listed. */
export const TAGS = [
  { name: 'people', description: 'Who you are: guest, account, profile.' },
  { name: 'games', description: 'The games on the shelf.' },
  { name: 'rooms', description: 'Where people meet before and while they play.' },
  { name: 'matches', description: 'What was played, and the records to check it with.' },
  { name: 'operation', description: 'For whoever runs the server.' },
  { name: 'administration', description: 'For administrators; to everybody else it is not there.' },
  { name: 'pages', description: 'Pages for people.' },
] as const

type Messages = Pick<MessageCatalogue, 'clientPayloads' | 'serverPayloads'>

/**
 * Collects the description of every route that is added afterwards. The messages of the socket, those of games among them,
 * stand beside it as schemas: what each carries, by its type.
 */
export function describeRoutes(app: FastifyInstance, messages: Messages = new MessageCatalogue()): void {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ludoteca',
        version: '1',
        description:
          'Lobby, rooms, accounts, history and records. Play itself runs over the socket at /ws, whose messages are among the schemas by their types. Who came in is known by the cookie that POST /api/guest sets; without TLS its name has no __Host- prefix.',
      },
      tags: [...TAGS],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName('session', true) } },
        schemas: payloadsOf(messages),
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if ('openapiObject' in document) markOptionalBodies(document.openapiObject as Described)
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject
    },
  })
}

/** The schemas of all payloads. */
function payloadsOf({ clientPayloads, serverPayloads }: Messages): Record<string, object> {
  const said = (who: string) => (pair: readonly [string, z.ZodType]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(pair[1], { unrepresentable: 'any' })
    return [pair[0], { description: `The payload of ${pair[0]}, which ${who} sends.`, ...schema }] as const
  }
  return Object.fromEntries([
    ...[...clientPayloads].map(said('a client')),
    ...[...serverPayloads].map(said('the server')),
  ])
}

/** The part of the document that is corrected here. */
interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: Body }>>>>
}
interface Body {
  required?: boolean
  readonly content: Readonly<Record<string, { readonly schema: { readonly anyOf?: readonly { type?: string }[] } }>>
}

/** The generator marks every body as required; one that may be null may be left out as well. */
function markOptionalBodies({ paths = {} }: Described): void {
  for (const { requestBody: body } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const shapes = body?.content['application/json']?.schema.anyOf ?? []
    if (body && shapes.some(({ type }) => type === 'null')) body.required = false
  }
}
