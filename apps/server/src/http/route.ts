import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from './errors.ts'
import type { TAGS } from './openapi.ts'

/** The app with handlers typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

type Tag = (typeof TAGS)[number]['name']

/** The description of a route. */
export function about(tag: Tag, summary: string): { tags: Tag[]; summary: string } {
  return { tags: [tag], summary }
}

/** For routes that need a session. */
export const needsSession = { security: [{ session: [] }] } satisfies { security: Record<string, string[]>[] }

/** For routes with more for those who have a session. */
export const takesSession = { security: [{ session: [] }, {}] } satisfies { security: Record<string, string[]>[] }

/** The error responses of all routes. */
export const errors = { '4xx': errorSchema, '5xx': errorSchema } as const

/** A well-formed id of a game, whether or not it exists. */
export const gameIdSchema = z.string().regex(/^[\w-]{1,40}$/)

/** A response without a body. */
export const nothing = z.undefined().describe('Done.')

/** A text response of some type. */
export function textOf(type: string, description: string) {
  return { description, content: { [type]: { schema: z.string() } } }
}
