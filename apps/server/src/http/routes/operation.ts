import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { networkOf } from '../../limits/network.ts'
import type { HttpDeps } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import { UNLIMITED } from '../rates.ts'
import { type App, about, errors, textOf } from '../route.ts'

const okSchema = z.object({ status: z.literal('ok') }).describe('All is well.')

/** Routes for monitoring, on the same port as everything; `/metrics` only for this machine. */
export function addOperationRoutes(app: App, { storage, lifecycle, metrics }: HttpDeps): void {
  app.get(
    '/healthz',
    {
      config: UNLIMITED,
      schema: { ...about('operation', 'Whether the process lives'), response: { 200: okSchema, ...errors } },
    },
    async () => ({ status: 'ok' as const }),
  )
  app.get(
    '/readyz',
    {
      config: UNLIMITED,
      schema: { ...about('operation', 'Whether it should get requests'), response: { 200: okSchema, ...errors } },
    },
    async () => {
      if (lifecycle.closing) throw new RefusalError('CLOSING')
      if (!(await storage.healthy())) throw new RefusalError('NOT_READY')
      return { status: 'ok' as const }
    },
  )
  app.get(
    '/metrics',
    {
      config: UNLIMITED,
      schema: {
        ...about('operation', 'Numbers for Prometheus; for this machine alone'),
        response: { 200: textOf('text/plain', 'Metrics in the text format.'), ...errors },
      },
    },
    async (request, reply) => {
      // Metrics count moves, and some moves are secret.
      if (!isFromHere(request)) throw new RefusalError('NOT_FOUND')
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )
}

const HERE = new Set(['127.0.0.1', '::1'].map(networkOf))

/** Whether a request comes from this machine, also by the headers of a proxy. */
function isFromHere({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((addresses) => addresses.split(','))
  return [socket.remoteAddress ?? '', ...forwarded].every((address) => HERE.has(networkOf(address.trim())))
}
