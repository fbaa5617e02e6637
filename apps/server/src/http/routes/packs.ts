import { jsonSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { wasPlayed } from '../../storage/content-packs.ts'
import type { HttpDeps } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import { type App, about, errors } from '../route.ts'

/** A pack is identified by its hash and never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Content packs, for players and watchers. Packs that were never active are not found. */
export function addPackRoutes(app: App, { packs, storage }: HttpDeps): void {
  if (packs === undefined) return
  app.get(
    '/api/games/:id/packs/:sha256',
    {
      schema: {
        ...about('games', 'What a match is played with, where that is not what its game brings along'),
        params: z.object({ id: z.string().max(40), sha256: z.string().max(64) }),
        response: { 200: jsonSchema.describe('A content pack, by the SHA-256 of its canonical JSON.'), ...errors },
      },
    },
    async (request, reply) => {
      const { id, sha256 } = request.params
      const isKnown = /^[\da-f]{64}$/.test(sha256) && (await wasPlayed(storage.db, sha256))
      const document = isKnown ? await packs.document(id, sha256) : undefined
      if (document === undefined) throw new RefusalError('NOT_FOUND')
      return reply.header('cache-control', FOR_EVER).send(document as never)
    },
  )
}
