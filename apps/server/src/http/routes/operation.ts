import { z } from 'zod'
import type { HttpDeps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { UNLIMITED } from '../rates.ts'
import { type App, about, errors, textOf } from '../route.ts'

const okSchema = z.object({ status: z.literal('ok') }).describe('All is well.')

/** For whoever looks after the server. They answer on the same port as everything; a proxy in front hides `/metrics`. */
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
      if (lifecycle.closing) throw new Refused('CLOSING')
      if (!(await storage.healthy())) throw new Refused('NOT_READY')
      return { status: 'ok' as const }
    },
  )
  app.get(
    '/metrics',
    {
      config: UNLIMITED,
      schema: {
        ...about('operation', 'Numbers for Prometheus; hidden by the proxy in front'),
        response: { 200: textOf('text/plain', 'Metrics in the text format.'), ...errors },
      },
    },
    async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
