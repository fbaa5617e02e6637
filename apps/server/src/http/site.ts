import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForApi } from './paths.ts'

const YEAR_S = 31_536_000
const FOREVER = `public, max-age=${YEAR_S}, immutable`

/** The web client: its files, each under its own name. */
export function addSite(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    // One route for each file that is there: nothing else can be asked for.
    wildcard: false,
    // Files have compressed copies beside them, where that is worth it. Those have no addresses of their own.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', isNamedByContent(path) ? FOREVER : 'no-cache'),
  })
}

/** Whether somebody opens a page of the client: it knows all of them itself, so it is the same file for each. */
export function isPage(request: FastifyRequest): boolean {
  const { method, headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !isForApi(request) && (headers.accept ?? '').includes('text/html')
}

export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html')
}

/** Such a file never changes: another content has another name. */
function isNamedByContent(path: string): boolean {
  return path.includes('/assets/')
}
