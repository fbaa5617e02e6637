import { z } from 'zod'
import { type ApiDocument, docsPage } from '../pages/docs-page.ts'
import { PAGE_STYLE } from '../pages/page.ts'
import { type App, about, errors, textOf } from '../route.ts'

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
}
