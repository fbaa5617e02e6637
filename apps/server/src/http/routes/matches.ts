import {
  type Box,
  commitSeed,
  isRefusal,
  type MatchRecord,
  type Shareable,
  writeRecord,
  writeTwin,
} from '@ludoteca/kernel'
import { corePayloads, jsonSchema, textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { withAccounts } from '../../share/players.ts'
import { finishedBy, finishedInPublic, type Page } from '../../storage/finished-matches.ts'
import { findMatch, type StoredMatch } from '../../storage/matches.ts'
import { shareUrls } from '../../tables/broadcast/messages.ts'
import { boxFinder, type HttpDeps } from '../deps.ts'
import { granted, RefusalError } from '../errors.ts'
import {
  matchSchema,
  outcomeSchema,
  plainContributions,
  plainMatch,
  plainResults,
  resultSchema,
  resultsOf,
} from '../match-view.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, gameIdSchema, takesSession } from '../route.ts'
import { personOf } from '../session.ts'

const PAGE_SIZE = 20
const PAGE_SIZE_MAX = 100

/** Of any shape: what cannot be the id of a match is not found, and not looked for. */
const idSchema = z.object({ id: textSchema({ max: 40 }) })
const ID = /^[\w-]+$/
const pageSchema = z.object({
  matches: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      rulesVersion: z.int(),
      startedAt: z.number(),
      endedAt: z.number(),
      outcome: outcomeSchema.nullable(),
      results: z.array(resultSchema),
    }),
  ),
  next: z.string().nullable().describe('The cursor of the next page; null on the last one.'),
})

const picturesSchema = z.object({
  pictures: z.array(corePayloads.SHARE_ASSET_READY),
  earned: z
    .array(z.array(z.string()))
    .nullable()
    .describe('By seat, the achievements that people got in this match or with it; null where no picture is of that.'),
})

/** Routes for matches. Whoever knows the id of a match may see it: ids cannot be guessed. */
export function addMatchRoutes(app: App, deps: HttpDeps): void {
  addListRoute(app, deps)
  addMatchRoute(app, deps)
  addRecordRoute(app, deps)
  addPicturesRoute(app, deps)
}

function addListRoute(app: App, deps: HttpDeps): void {
  const { storage, authenticator } = deps
  const findBox = boxFinder(deps)
  app.get(
    '/api/matches',
    {
      schema: {
        ...about('matches', 'Finished matches, newest first: yours, or with `listed` those of public rooms'),
        ...takesSession,
        querystring: z.object({
          listed: z.enum(['', '1', 'true']).exactOptional(),
          game: gameIdSchema.exactOptional().describe('Only with `listed`.'),
          limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
          cursor: z
            .string()
            .regex(/^\d{1,15}-[a-z2-7]{1,40}$/)
            .exactOptional(),
        }),
        response: { 200: pageSchema.describe('A page of matches.'), ...errors },
      },
    },
    async (request) => {
      const { listed, game, limit, cursor } = request.query
      const page = { limit, ...pageAfter(cursor) }
      const me = listed === undefined ? await personOf(authenticator, request) : await authenticator.personOf(request)
      const found = await (listed === undefined && me
        ? finishedBy(storage.db, me.accountId, page)
        : finishedInPublic(storage.db, game ?? null, page))
      const last = found.length === limit ? found.at(-1) : undefined
      return {
        matches: await Promise.all(
          found.map(async (match) => ({
            ...match,
            results: plainResults(await findBox(match.game), match.results, me),
          })),
        ),
        next: last ? `${last.endedAt}-${last.id}` : null,
      }
    },
  )
}

function pageAfter(cursor: string | undefined): Pick<Page, 'before'> {
  const [endedAt, id] = cursor?.split('-') ?? []
  return id === undefined ? {} : { before: { endedAt: Number(endedAt), id } }
}

function addMatchRoute(app: App, deps: HttpDeps): void {
  const { storage, authenticator } = deps
  app.get(
    '/api/matches/:id',
    {
      schema: {
        ...about('matches', 'A match: who played, how it ended, and when it is over what its luck was made of'),
        params: idSchema,
        response: { 200: matchSchema, ...errors },
      },
    },
    async (request) => {
      const { id } = request.params
      const match = ID.test(id) ? await findMatch(storage.db, id) : undefined
      if (!match) throw new RefusalError('NOT_FOUND')
      const me = await authenticator.personOf(request)
      const box = await boxFinder(deps)(match.game)
      return plainMatch(box, match, await resultsOf(storage.db, match.id), me)
    },
  )
}

function addRecordRoute(app: App, deps: HttpDeps): void {
  const { tables, storage, settings } = deps
  app.get(
    '/api/matches/:id/record',
    {
      config: rateOf('record', settings),
      schema: {
        ...about(
          'matches',
          'The record of a match, to be replayed and verified; moves, seed and what it was mixed from once it is over',
        ),
        params: idSchema,
        querystring: z.object({ format: z.enum(['json', 'twin']).default('json') }),
        response: {
          200: {
            description: 'A `.ludo.json` file, or its readable twin.',
            content: { 'application/json': { schema: jsonSchema }, 'text/plain': { schema: z.string() } },
          },
          ...errors,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const found = ID.test(id) ? await tables.record(id) : undefined
      if (!found) throw new RefusalError('NOT_FOUND')
      const whole = granted(found)
      const record =
        whole.seed === undefined
          ? withoutMoves(whole)
          : withFairness(whole, await findMatch(storage.db, id), await boxFinder(deps)(whole.game))
      const twin = request.query.format === 'twin'
      const file = `${record.game}-${id}.ludo.${twin ? 'txt' : 'json'}`
      return reply
        .header('content-disposition', `attachment; filename="${file}"`)
        .type(`${twin ? 'text/plain' : 'application/json'}; charset=utf-8`)
        .send((twin ? writeTwin : writeRecord)(record))
    },
  )
}

function addPicturesRoute(app: App, deps: HttpDeps): void {
  const { tables, shareLinks, storage, settings } = deps
  app.get(
    '/api/matches/:id/pictures',
    {
      config: rateOf('record', settings),
      schema: {
        ...about('matches', 'The pictures of a finished match to pass on, as SHARE_ASSET_READY tells them'),
        params: idSchema,
        response: { 200: picturesSchema.describe('All there are; none for a match that is not over.'), ...errors },
      },
    },
    async (request) => {
      const { id } = request.params
      const match = ID.test(id) ? await findMatch(storage.db, id) : undefined
      if (match === undefined) throw new RefusalError('NOT_FOUND')
      const players = await withAccounts(storage.db, id, await resultsOf(storage.db, id))
      const pictures = await tables.pictures(id, players)
      if (pictures === undefined) return { pictures: [], earned: null }
      if (isRefusal(pictures)) throw new RefusalError(pictures.code, pictures.params)
      const isEarned = await tables.earned(id, players)
      const { career } = (await boxFinder(deps)(match.game)) ?? {}
      const ids = career?.achievements.map((one) => one.id) ?? []
      const earned = isEarned ? players.map((_, seat) => ids.filter((one) => isEarned(seat, one))) : null
      if (!shareLinks.isOn) return { pictures: [], earned }
      await shareLinks.offer(
        id,
        pictures.map(({ name }) => name),
      )
      const plain = pictures.map((picture) => ({ id: shareLinks.idOf(id, picture.name), picture }))
      const withdrawn = await shareLinks.withdrawnOf(plain.map((one) => one.id))
      const left = plain.filter((one) => !withdrawn.has(one.id))
      return { pictures: left.map((one) => plainPicture(one.id, one.picture)), earned }
    },
  )
}

function plainPicture(
  id: string,
  { assetType, ownerId, achievementId }: Shareable,
): z.infer<typeof picturesSchema>['pictures'][number] {
  return {
    assetType,
    ...(ownerId === undefined ? {} : { ownerId }),
    ...(achievementId === undefined ? {} : { achievementId }),
    ...shareUrls(id),
  }
}

/** The record of a running match, whose moves may be secret. The chain is removed as well: it allows guessing moves. */
function withoutMoves(record: MatchRecord): MatchRecord {
  return { ...record, moves: [], hashes: [] }
}

/** The record with the contributions to the seed, once the seed is public. */
function withFairness(record: MatchRecord, match: StoredMatch | undefined, box: Box | undefined): MatchRecord {
  if (match === undefined) return record
  const { serverSeed } = match
  const contributions = plainContributions(box, match)
  return { ...record, fairness: { serverSeedCommit: commitSeed(serverSeed), serverSeed, contributions } }
}
