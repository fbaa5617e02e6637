import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Routes of monitoring, which are called all the time and not logged. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Times every request, and logs one line for each: its route, never its path, query, headers or body. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    metrics.httpSeconds.observe({ method: methodOf(request), route, status }, reply.elapsedTime / 1000)
    const line = { req: request, status, ms: Math.round(reply.elapsedTime) }
    if (QUIET.has(route)) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
  })
}

/** The method for metrics: unknown methods share one label. */
function methodOf({ method, routeOptions }: FastifyRequest): string {
  return routeOptions.url === undefined ? 'none' : method
}
