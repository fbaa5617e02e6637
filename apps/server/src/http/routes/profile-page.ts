import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookUp } from '@ludoteca/kernel'
import { careersOf } from '../../careers/of-account.ts'
import type { Individual } from '../../people/person.ts'
import { boxFinder, type HttpDeps } from '../deps.ts'
import { languageOf } from '../language.ts'
import { previewOf, withHead } from '../pages/profile-page.ts'
import { originOf } from '../paths.ts'
import { type App, about, errors, textOf } from '../route.ts'
import { SLUG, slugSchema } from './careers.ts'

const HTML = 'text/html; charset=utf-8'
const html = textOf('text/html', 'The page of the client, with what messengers show of it.')
/** The page when no client was built: only the preview. */
const BARE =
  '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>Ludoteca</title>\n</head>\n<body></body>\n</html>\n'

/** The page of a profile. The client draws it; the server adds the preview for messengers. */
export function addProfilePageRoute(app: App, deps: HttpDeps): void {
  const { people, authenticator, storage, settings } = deps
  const findBox = boxFinder(deps)
  let shell: string | undefined
  app.get(
    '/p/:slug',
    {
      schema: {
        ...about('pages', 'The profile page of somebody who gave you its address'),
        params: slugSchema,
        response: { 200: html, 404: html, ...errors },
      },
    },
    async (request, reply) => {
      const { slug } = request.params
      const person = SLUG.test(slug) ? await people.bySlug(slug, await authenticator.personOf(request)) : undefined
      shell ??= settings.site === undefined ? BARE : readFileSync(join(settings.site, 'index.html'), 'utf8')
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).type(HTML)
      if (person === undefined) return reply.code(404).send(withHead(shell, ''))
      return reply.send(withHead(shell, await headOf(person, request)))
    },
  )

  async function headOf({ name, handle, accountId }: Individual, request: Parameters<typeof originOf>[0]) {
    const games = await careersOf(storage.db, findBox, accountId)
    const sum = (counter: 'matches' | 'wins') =>
      games.reduce((total, { figures }) => total + (lookUp(figures, counter) ?? 0), 0)
    return previewOf({
      locale: languageOf(request.headers['accept-language']),
      url: `${originOf(request) ?? ''}${request.url.split('?')[0]}`,
      name,
      handle,
      matches: sum('matches'),
      wins: sum('wins'),
      achievements: games.reduce((total, { achievements }) => total + achievements.length, 0),
    })
  }
}
