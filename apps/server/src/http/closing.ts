import type { FastifyInstance } from 'fastify'
import { Refused } from './errors.ts'

/** When the app closes: what has begun is finished, what still comes in is refused, and nobody keeps a connection. */
export function refuseWhenClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async () => {
    if (closing) throw new Refused('CLOSING')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
