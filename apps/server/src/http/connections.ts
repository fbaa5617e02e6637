import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf, siteOf } from '../limits/network.ts'
import { SITE_FACTOR } from '../limits/site.ts'
import { plainAddress } from '../sockets/caller.ts'
import { Tally } from '../sockets/tally.ts'

/** The most pipelined requests of one connection. Browsers and proxies send one after the other. */
const REQUESTS_AT_ONCE_MAX = 32
/** The most connections: twice as many as there may be sockets; the others are short. */
const CONNECTIONS_MAX = 20_000
/** The most connections of one network, enough for many people behind one address. */
const PER_NETWORK_MAX = 256
/** How long a client may read nothing of a response. */
export const IDLE_MS_MAX = 60_000

/**
 * Bounds what connections may hold: a packet has room for 1,500 requests, each of which may open a file or ask the
 * database, and none of whose answers has to be read. Who sends too many at once is cut off without a word.
 */
export function limitConnections(app: FastifyInstance, trustsProxy: (address: string) => boolean): void {
  app.server.maxConnections = CONNECTIONS_MAX
  limitNetworks(app, trustsProxy)
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

/** Limits connections from one network and from its site; not those of our proxies, which carry everybody. */
function limitNetworks(app: FastifyInstance, trustsProxy: (address: string) => boolean): void {
  const open = new Tally()
  app.server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (trustsProxy(address)) return
    const network = networkOf(address)
    const site = siteOf(network)
    const isTooMany =
      open.of(network) >= PER_NETWORK_MAX || (site !== undefined && open.of(site) >= SITE_FACTOR * PER_NETWORK_MAX)
    if (isTooMany) {
      socket.destroy()
      return
    }
    for (const place of site === undefined ? [network] : [network, site]) {
      open.add(place)
      socket.once('close', () => open.remove(place))
    }
  })
}
