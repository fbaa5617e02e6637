import { z } from 'zod'
import { Refused } from '../errors.ts'
import { type ApiDocument, docsPage } from '../pages/docs-page.ts'
import { frontPage } from '../pages/front-page.ts'
import { PAGE_STYLE } from '../pages/page.ts'
import { type App, about, errors, nothing, textOf } from '../route.ts'

const CODE = /^[A-Z]{5}$/
const HTML = 'text/html; charset=utf-8'
const html = textOf('text/html', 'A page.')

/** What people and programs read about this server. */
export function addPageRoutes(app: App): void {
  app.get(
    '/api/openapi.json',
    {
      schema: {
        ...about('pages', 'This description, as OpenAPI 3.1'),
        response: { 200: z.record(z.string(), z.unknown()).describe('The document.'), ...errors },
      },
    },
    async () => ({ ...app.swagger() }),
  )
  app.get(
    '/api/docs',
    { schema: { ...about('pages', 'This description, to be read'), response: { 200: html, ...errors } } },
    async (_request, reply) => reply.type(HTML).send(docsPage(app.swagger() as unknown as ApiDocument)),
  )
  app.get(
    '/api/pages.css',
    {
      schema: {
        ...about('pages', 'How these pages look'),
        response: { 200: textOf('text/css', 'A style sheet.'), ...errors },
      },
    },
    async (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLE),
  )
  app.get(
    '/',
    {
      schema: {
        ...about('pages', 'What this is'),
        querystring: z.object({ room: z.string().exactOptional().describe('The code of a room one is invited to.') }),
        response: { 200: html, ...errors },
      },
    },
    async (request, reply) => reply.type(HTML).send(frontPage(codeIn(request.query.room))),
  )
  app.get(
    '/j/:code',
    {
      schema: {
        ...about('pages', 'The link of a room, to be sent to friends: leads to the front page with its code'),
        params: z.object({ code: z.string().max(40) }),
        response: { 302: nothing.describe('To `/?room=` and the code.'), ...errors },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code)
      if (code === undefined) throw new Refused('NOT_FOUND')
      // Whether there is such a room is not said here: it would be one more way to try codes.
      return reply.redirect(`/?room=${code}`, 302)
    },
  )
}

/** The code of a room, however it was typed; nothing for what cannot be one. */
function codeIn(text: string | undefined): string | undefined {
  const code = text?.toUpperCase()
  return code !== undefined && CODE.test(code) ? code : undefined
}
