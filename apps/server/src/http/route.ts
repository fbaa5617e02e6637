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

/** The app as routes see it: what a schema says, a handler gets. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

type Tag = (typeof TAGS)[number]['name']

/** What a route says about itself beside its schemas. */
export function about(tag: Tag, summary: string): { tags: Tag[]; summary: string } {
  return { tags: [tag], summary }
}

/** For routes that must know who asks. */
export const needsSession = { security: [{ session: [] }] } satisfies { security: Record<string, string[]>[] }

/** For routes that do more for whoever has one. */
export const takesSession = { security: [{ session: [] }, {}] } satisfies { security: Record<string, string[]>[] }

/** The answers that any route may give. */
export const errors = { '4xx': errorSchema, '5xx': errorSchema } as const

/** The id of a game, there or not. Nothing that could not be one gets as far as the database. */
export const gameIdSchema = z.string().regex(/^[\w-]{1,40}$/)

/** An answer without a body. */
export const nothing = z.undefined().describe('Done.')

/** An answer that is text of some type. */
export function textOf(type: string, description: string) {
  return { description, content: { [type]: { schema: z.string() } } }
}
