import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForApi } from './paths.ts'

const YEAR_S = 31_536_000
const FOREVER = `public, max-age=${YEAR_S}, immutable`

/** Serves the files of the web client. */
export function addSite(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    // One route for each existing file: nothing else is served.
    wildcard: false,
    // Compressed copies lie beside files where that is worth it; they have no routes of their own.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', isNamedByContent(path) ? FOREVER : 'no-cache'),
  })
}

/** Whether the request is for a page of the client, which is the same file for all pages. */
export function isPage(request: FastifyRequest): boolean {
  const { method, headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !isForApi(request) && (headers.accept ?? '').includes('text/html')
}

export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html')
}

/** Whether the file name contains a hash of the content: such a file never changes. */
function isNamedByContent(path: string): boolean {
  return path.includes('/assets/')
}
