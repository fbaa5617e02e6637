import type { Pack } from '@ludoteca/kernel'
import { jsonSchema, textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import type { Packs } from '../../../packs/packs.ts'
import { BUILT_IN } from '../../../storage/balance.ts'
import { RefusalError } from '../../errors.ts'
import { type App, about, errors, gameIdSchema } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { actorOf, needs, note } from '../gate.ts'
import { reasonSchema } from '../schemas.ts'

/** As large as a pack may be, with all that JSON adds when it travels as a text. */
const UPLOAD_BYTES_MAX = 2 * 1024 * 1024
const DOCUMENT_MAX = 1024 * 1024

const hashSchema = z.string().regex(/^[\da-f]{64}$/)
const findingSchema = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
const packSchema = z.object({
  sha256: z.string(),
  packId: z.string(),
  version: z.string(),
  title: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.number(),
  state: z.enum(['staged', 'active', 'retired']),
  matches: z.int().describe('How many matches were begun with it.'),
})
const turnSchema = z.object({
  id: z.int(),
  sha256: z.string().nullable().describe('Null for what the game brings along.'),
  decidedBy: z.string(),
  at: z.number(),
})
const uploadedSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), sha256: z.string(), isNew: z.boolean() }),
  z.object({ ok: z.literal(false), findings: z.array(findingSchema) }),
])
const gameSchema = z.object({ game: gameIdSchema })
const doneSchema = z.object({ done: z.literal(true) })

/** Content packs: what there is, what is wrong with one, and which of them new matches are played with. */
export function addPackAdminRoutes(app: App, deps: AdminDeps): void {
  const { packs } = deps
  if (packs === undefined) return
  addReading(app, packs)
  addUploading(app, deps, packs)
  addDeciding(app, deps, packs)
}

function addReading(app: App, packs: Packs): void {
  app.get(
    '/api/admin/packs',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Games that can be filled otherwise'),
        response: { 200: z.object({ games: z.array(z.object({ id: z.string(), title: z.string() })) }), ...errors },
      },
    },
    async () => {
      const games = (await packs.games()).map(async (id) => ({ id, title: (await packs.box(id))?.words.title ?? id }))
      return { games: await Promise.all(games) }
    },
  )
  app.get(
    '/api/admin/packs/:game',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'The packs of a game, and every decision on what new matches are played with'),
        params: gameSchema,
        response: {
          200: z.object({
            packs: z.array(packSchema),
            turns: z.array(turnSchema),
            builtIn: z.object({ packId: z.string(), version: z.string(), title: z.string() }),
          }),
          ...errors,
        },
      },
    },
    async ({ params: { game } }) => {
      const builtIn = await packs.builtIn(game)
      if (builtIn === undefined) throw new RefusalError('NOT_FOUND')
      const { packs: known, turns } = await packs.of(game)
      const { id: packId, version, title } = builtIn
      return {
        packs: known.map(({ game: _, ...pack }) => pack),
        turns: [...turns],
        builtIn: { packId, version, title },
      }
    },
  )
  app.get(
    '/api/admin/packs/:game/:sha256',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'A pack, table by table'),
        params: gameSchema.extend({ sha256: z.union([hashSchema, z.literal(BUILT_IN)]) }),
        response: {
          200: z.object({ document: jsonSchema, tables: z.array(z.object({ name: z.string(), title: z.string() })) }),
          ...errors,
        },
      },
    },
    async ({ params: { game, sha256 } }) => {
      const document: Pack | undefined =
        sha256 === BUILT_IN ? await packs.builtIn(game) : await packs.document(game, sha256)
      if (document === undefined) throw new RefusalError('NOT_FOUND')
      return { document: document as never, tables: [...(await packs.tables(game))] }
    },
  )
}

function addUploading(app: App, { admin: { audit } }: AdminDeps, packs: Packs): void {
  app.post(
    '/api/admin/packs/:game',
    {
      config: needs('OPERATOR'),
      bodyLimit: UPLOAD_BYTES_MAX,
      schema: {
        ...about('administration', 'Checks a pack, and keeps it if nothing is wrong: it can be activated then'),
        params: gameSchema,
        body: z.object({ document: textSchema({ max: DOCUMENT_MAX }) }),
        response: { 200: uploadedSchema, ...errors },
      },
    },
    async (request) => {
      const { game } = request.params
      const uploaded = await packs.upload(game, request.body.document, actorOf(request).handle)
      if (uploaded === undefined) throw new RefusalError('NOT_FOUND')
      if (!uploaded.ok) {
        const { findings } = uploaded
        await note(audit, request, { action: 'pack.refuse', target: game, details: { findings: findings.length } })
        return { ok: false as const, findings: findings.map((finding) => ({ ...finding })) }
      }
      const { pack, isNew } = uploaded
      await note(audit, request, {
        action: 'pack.upload',
        target: pack.sha256,
        details: { game, pack: pack.id, isNew },
      })
      return { ok: true as const, sha256: pack.sha256, isNew }
    },
  )
}

function addDeciding(app: App, { admin: { audit }, storage }: AdminDeps, packs: Packs): void {
  app.post(
    '/api/admin/packs/:game/activate',
    {
      config: needs('OPERATOR'),
      schema: {
        ...about(
          'administration',
          'Decides what new matches are played with; those that run keep what they began with',
        ),
        params: gameSchema,
        body: z.object({
          sha256: hashSchema.nullable().describe('Null for what the game brings along.'),
          after: z.int().nullable().describe('The last decision you know of.'),
          reason: reasonSchema,
        }),
        response: { 200: doneSchema, ...errors },
      },
    },
    async (request) => {
      const { game } = request.params
      const { sha256, after, reason } = request.body
      const by = actorOf(request).handle
      await storage.db.transaction().execute(async (tx) => {
        const done = await packs.activate({ game, sha256, by, after }, tx)
        if (done === 'unknown') throw new RefusalError('NOT_FOUND')
        if (done === 'outdated') throw new RefusalError('BAD_PHASE')
        const audited = { action: 'pack.activate', target: sha256 ?? BUILT_IN, reason, details: { game } }
        await note(audit, request, audited, tx)
      })
      return { done: true as const }
    },
  )
  app.post(
    '/api/admin/packs/:game/:sha256/forget',
    {
      config: needs('OPERATOR'),
      schema: {
        ...about('administration', 'Lets go of a pack that was never activated'),
        params: gameSchema.extend({ sha256: hashSchema }),
        body: z.object({ reason: reasonSchema }),
        response: { 200: doneSchema, ...errors },
      },
    },
    async (request) => {
      const { game, sha256 } = request.params
      const { reason } = request.body
      await storage.db.transaction().execute(async (tx) => {
        if (!(await packs.forget(game, sha256, tx))) throw new RefusalError('NOT_FOUND')
        await note(audit, request, { action: 'pack.forget', target: sha256, reason, details: { game } }, tx)
      })
      return { done: true as const }
    },
  )
}
