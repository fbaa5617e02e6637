import { isRefusal, type Shareable } from '@ludoteca/kernel'
import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { isNameless } from '../../people/nameless.ts'
import type { Person } from '../../people/person.ts'
import { shareLinkOf } from '../../share/code.ts'
import { Pictures } from '../../share/pictures.ts'
import { wasAmongFriends, withAccounts } from '../../share/players.ts'
import { findMatch, type StoredMatch } from '../../storage/matches.ts'
import { boxFinder, type HttpDeps } from '../deps.ts'
import { granted, RefusalError } from '../errors.ts'
import { languageOf } from '../language.ts'
import { resultsOf } from '../match-view.ts'
import { goneSharePage, SHARE_STYLE, type SharedPicture, sharePage } from '../pages/share-page.ts'
import { originOf } from '../paths.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, textOf } from '../route.ts'

const HTML = 'text/html; charset=utf-8'
const html = textOf('text/html', 'A page.')
const PICTURE_SECONDS = 3600
/** Of any shape: what cannot be an id is not found, and not looked for. */
const idSchema = z.object({ id: textSchema({ max: 40 }) })

/** A picture, and the match it is of. */
interface Found {
  readonly id: string
  readonly match: StoredMatch
  readonly picture: Shareable
  /** Who is in it, and how: another portrait is another picture, and some have no name in it any more. */
  readonly people: string
}

/** Pictures that people pass on. They are listed nowhere: only who was given the address finds one. */
export function addShareRoutes(app: App, deps: HttpDeps): void {
  app.get(
    '/s/page.css',
    {
      schema: {
        ...about('pages', 'How pages of pictures look'),
        response: { 200: textOf('text/css', 'A style sheet.'), ...errors },
      },
    },
    async (_request, reply) => reply.type('text/css; charset=utf-8').send(SHARE_STYLE),
  )
  addPictureRoute(app, deps)
  addPageRoute(app, deps)
}

function addPictureRoute(app: App, deps: HttpDeps): void {
  const { pictures = new Pictures(), authenticator } = deps
  const response = { 200: { description: 'The picture.', content: { 'image/png': { schema: z.any() } } }, ...errors }
  app.get(
    '/s/:id/picture.png',
    {
      config: rateOf('picture', deps.settings),
      schema: { ...about('pages', 'A picture of a match that somebody has passed on'), params: idSchema, response },
    },
    async (request, reply) => {
      const png = await drawnFor(pictures, await findPicture(deps, request.params.id), originOf(request))
      return reply
        .headers({ 'cache-control': `public, max-age=${PICTURE_SECONDS}`, 'x-robots-tag': 'noindex' })
        .type('image/png')
        .send(png)
    },
  )
  app.get(
    '/s/:id/own.png',
    {
      config: rateOf('picture', deps.settings),
      schema: {
        ...about('pages', 'The same picture to keep: whoever was among friends gets it as they saw it'),
        params: idSchema,
        response,
      },
    },
    async (request, reply) => {
      const me = await authenticator.personOf(request)
      const png = await drawnFor(pictures, await findPicture(deps, request.params.id, me), originOf(request))
      return reply.headers({ 'cache-control': 'private, no-store' }).type('image/png').send(png)
    },
  )
}

/** Drawn with the way there on it, for whoever asks from that origin. */
export async function drawnFor(
  pictures: Pictures,
  found: Found | undefined,
  origin: string | undefined,
): Promise<Buffer> {
  if (found === undefined || origin === undefined) throw new RefusalError('NOT_FOUND')
  const { id, picture, people } = found
  const png = await pictures.png(`${people} ${origin} ${id}`, () => picture.draw(shareLinkOf(`${origin}/s/${id}`)))
  if (png === undefined) throw new RefusalError('NOT_FOUND')
  return granted(png)
}

function addPageRoute(app: App, deps: HttpDeps): void {
  app.get(
    '/s/:id',
    {
      config: rateOf('record', deps.settings),
      schema: {
        ...about('pages', 'The page of such a picture, with what messengers show of it'),
        params: idSchema,
        response: { 200: html, 404: html, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const origin = originOf(request)
      const shared = origin === undefined ? undefined : await pageOf(deps, id, origin)
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).type(HTML)
      if (shared !== undefined) return reply.send(sharePage(shared))
      return reply.code(404).send(goneSharePage(languageOf(request.headers['accept-language'])))
    },
  )
}

/** The picture at that address, as anybody who has it may see it; for `me` as it may be kept. */
export async function findPicture(deps: HttpDeps, id: string, me?: Person): Promise<Found | undefined> {
  const { shareLinks, tables, storage } = deps
  const link = await shareLinks.find(id)
  const match = link && (await findMatch(storage.db, link.matchId))
  if (link === undefined || match === undefined) return undefined
  const results = await resultsOf(storage.db, match.id)
  const players = await withAccounts(storage.db, match.id, results.length > 0 ? results : match.seats)
  const isKept = await wasAmongFriends(storage.db, { ...match, seats: [...match.seats, ...results] }, me?.accountId)
  const pictures = await tables.pictures(match.id, players, { moment: link.moment, isKept })
  if (pictures === undefined) return undefined
  if (isRefusal(pictures)) throw new RefusalError(pictures.code, pictures.params)
  const picture = pictures.find(({ name }) => name === link.picture)
  const people = JSON.stringify([isKept, players.map((player) => [player.portrait, isNameless(player)])])
  return picture && { id, match, picture, people }
}

async function pageOf(deps: HttpDeps, id: string, origin: string): Promise<SharedPicture | undefined> {
  const found = await findPicture(deps, id)
  const box = found && (await boxFinder(deps)(found.match.game))
  if (found === undefined || box === undefined) return undefined
  const { match } = found
  const { title, lines, width, height } = found.picture
  const isOver = match.endedAt !== null
  return {
    locale: box.locale,
    origin,
    id,
    game: match.game,
    matchId: isOver ? match.id : undefined,
    gameTitle: box.words.title,
    title,
    lines,
    width,
    height,
    disclaimer: box.disclaimer,
  }
}
