import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalError } from './errors.ts'
import { isForApi, originOf } from './paths.ts'

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const HSTS = 'max-age=31536000'

/** Strict headers on every response, and no unsafe requests from other origins. */
export function secure(app: FastifyInstance, origins: readonly string[]): void {
  app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Not every browser counts sockets of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketOrigins(request.headers.host)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    if (isForApi(request)) reply.header('cache-control', 'no-store')
    if (!READING.has(request.method) && !comesFromHere(request, origins)) throw new RefusalError('BAD_ORIGIN')
  })
}

function socketOrigins(host: string | undefined): string {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** Whether a request comes from our own pages. Browsers send the origin; other programs do not, and have only their own cookies. */
function comesFromHere(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  return origin === undefined || origins.includes(origin) || origin === originOf(request)
}
