import type { FastifyInstance } from 'fastify'
import { RefusalError } from './errors.ts'

/** Longer than the storage retries: all requests under way are answered by then. */
const DRAIN_MS = 15_000

/**
 * When the app closes: what has begun is finished, what still comes in is refused, and nobody keeps a connection. A
 * server that closes no longer times requests out, so who never sends the rest of theirs is cut off here.
 */
export function refuseWhenClosing(app: FastifyInstance, drainMs = DRAIN_MS): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
  })
  app.addHook('onRequest', async () => {
    if (closing) throw new RefusalError('CLOSING')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
