import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Of one connection, waiting for their answers. Browsers and proxies send one after the other. */
const REQUESTS_AT_ONCE_MAX = 32
/** Twice as many as there may be sockets: the others only ask something and go. */
const CONNECTIONS_MAX = 20_000
/** Whoever takes nothing of an answer for so long will not take the rest either. */
export const IDLE_MS_MAX = 60_000

/**
 * Bounds what connections may hold: a packet has room for 1,500 requests, each of which may open a file or ask the
 * database, and none of whose answers has to be read. Who sends too many at once is cut off without a word.
 */
export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = CONNECTIONS_MAX
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > REQUESTS_AT_ONCE_MAX) {
      reply.hijack()
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    done()
  })
}
