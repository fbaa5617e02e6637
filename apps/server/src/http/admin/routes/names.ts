import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { BLOCKED } from '../../../people/blocked-names.ts'
import { isOffensive, tidyTerm } from '../../../people/name-filter.ts'
import { tidyHandle, tidyName } from '../../../people/names.ts'
import { RefusalError } from '../../errors.ts'
import { type App, about, errors } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs, note } from '../gate.ts'
import { reasonSchema } from '../schemas.ts'

const placeSchema = z.enum(['anywhere', 'alone', 'phrases'])
const termSchema = z.object({
  term: z.string(),
  place: placeSchema,
  verdict: z.enum(['blocked', 'allowed']),
  at: z.number(),
})
const listSchema = z.object({
  edits: z.array(termSchema),
  builtIn: z.array(z.object({ language: z.string(), place: placeSchema, terms: z.array(z.string()) })),
})

/** What no name may hold, changing that, and trying it. */
export function addNameRoutes(app: App, { admin, storage }: AdminDeps): void {
  const { nameTerms, audit, sharedSettings } = admin
  const list = async () => ({ edits: await nameTerms.list(), builtIn: BUILT_IN.map((one) => ({ ...one })) })
  app.get(
    '/api/admin/names',
    {
      config: needs('VIEWER'),
      schema: { ...about('administration', 'The block list'), response: { 200: listSchema, ...errors } },
    },
    list,
  )
  app.get(
    '/api/admin/names/test',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Whether somebody could have this name'),
        querystring: z.object({ name: textSchema({ max: 64 }) }),
        response: {
          200: z.object({
            verdict: z.enum(['free', 'blocked', 'unfit']).describe('`unfit`: too long, not to be read, or ours.'),
            shown: z.string().nullable().describe('As it would be kept.'),
            handle: z.boolean().describe('Whether it can be a handle.'),
          }),
          ...errors,
        },
      },
    },
    async ({ query: { name } }) => {
      const shown = tidyName(name) ?? null
      const verdict = isOffensive(name) ? ('blocked' as const) : shown === null ? ('unfit' as const) : ('free' as const)
      return { verdict, shown, handle: verdict === 'free' && tidyHandle(name) !== undefined }
    },
  )
  app.put(
    '/api/admin/names',
    {
      config: needs('MODERATOR'),
      schema: {
        ...about('administration', 'Block a term, allow one, or leave one as it is built in'),
        body: z.strictObject({
          term: textSchema({ max: 40 }),
          place: placeSchema,
          verdict: z.enum(['blocked', 'allowed', 'built-in']),
          reason: reasonSchema,
        }),
        response: { 200: listSchema, ...errors },
      },
    },
    async (request) => {
      const { place, verdict, reason } = request.body
      const term = tidyTerm(request.body.term)
      if (term.length < 2) throw new RefusalError('BAD_NAME')
      await storage.db.transaction().execute(async (db) => {
        if (verdict === 'built-in') await nameTerms.remove(db, { term, place })
        else await nameTerms.set(db, { term, place, verdict, at: admin.env.now() })
        await note(audit, request, { action: `name.${verdict}`, target: term, reason, details: { place } }, db)
      })
      await sharedSettings.changed()
      return list()
    },
  )
}

const BUILT_IN = Object.entries(BLOCKED).flatMap(([language, lists]) =>
  placeSchema.options.map((place) => ({ language, place, terms: lists[place].split(', ') })),
)
