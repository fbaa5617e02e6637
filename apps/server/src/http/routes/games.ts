import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Box, defaultOf, type Json, type OptionSpec } from '@ludoteca/kernel'
import { jsonSchema, textSchema } from '@ludoteca/protocol'
import { type ShelfEntry, shelf as wholeShelf } from '@ludoteca/registry'
import { z } from 'zod'
import type { HttpDeps } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import { type App, about, errors, textOf } from '../route.ts'

const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  locale: z.enum(['en', 'es', 'de']).describe('The language its content is written in.'),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      help: z.string(),
      values: z
        .record(z.string(), z.string())
        .exactOptional()
        .describe('Words for values that do not speak for themselves, by the value as a string.'),
      domain: jsonSchema.describe('Which values it may have, as a domain of the kernel.'),
      default: jsonSchema.describe('What it is when nobody says.'),
    }),
  ),
  example: z.boolean().describe('Made for people who write games.'),
})

/** The list of games, and the rules of each. They change only with a release, so browsers may cache them. */
export function addGameRoutes(app: App, { shelf = wholeShelf }: HttpDeps): void {
  app.get(
    '/api/games',
    {
      schema: {
        ...about('games', 'All games, with seats and options'),
        response: { 200: z.object({ games: z.array(gameSchema) }).describe('The shelf.'), ...errors },
      },
    },
    async (_request, reply) => {
      const games = await Promise.all(shelf.map(async (entry) => plainGame(await entry.load(), entry)))
      return reply.header('cache-control', 'public, max-age=300').send({ games })
    },
  )
  app.get(
    '/api/games/:id/rules',
    {
      schema: {
        ...about('games', 'The rules of a game'),
        params: z.object({ id: textSchema({ max: 40 }) }),
        response: { 200: textOf('text/markdown', 'The rules as Markdown.'), ...errors },
      },
    },
    async (request, reply) => {
      const entry = shelf.find(({ id }) => id === request.params.id)
      const rules = entry && (await rulesOf(entry))
      if (rules === undefined) throw new RefusalError('NOT_FOUND')
      return reply.header('cache-control', 'public, max-age=300').type('text/markdown; charset=utf-8').send(rules)
    },
  )
}

function plainGame({ game, words, locale }: Box, { example }: ShelfEntry) {
  const specs = Object.entries(game.options) as [string, OptionSpec<unknown, object>][]
  const options = specs.map(([key, spec]) => ({
    key,
    ...words.option(key),
    domain: spec.domain as unknown as Json,
    default: (defaultOf(spec, {}) ?? null) as Json,
  }))
  const { title, tagline } = words
  return { id: game.id, title, tagline, locale, rulesVersion: game.version, seats: game.seats, options, example }
}

const { resolve } = createRequire(import.meta.url)

/** The rules page in the package of a game; undefined when there is none. */
async function rulesOf({ packageName }: ShelfEntry): Promise<string | undefined> {
  try {
    return await readFile(resolve(`${packageName}/RULES.md`), 'utf8')
  } catch {
    return undefined
  }
}
