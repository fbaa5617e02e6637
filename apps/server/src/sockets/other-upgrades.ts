import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

const OF_THIS_CONNECTION: ReadonlySet<string> = new Set(['connection', 'upgrade'])

/** Whether the request asks for a WebSocket, and not for another protocol. */
export function wantsSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

/**
 * Lets only WebSockets be taken off their connection, where Node asks first: from 24.9 on. There it reads bodies of what
 * offers an upgrade by itself, so that they could not be handed in again. The connection ends with the answer, as below.
 */
export function takeSocketsAlone(server: Server): void {
  if (!('shouldUpgradeCallback' in server)) return
  server.shouldUpgradeCallback = wantsSocket
  server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false
  })
}

/**
 * Answers a request as if it had not offered to speak something else, such as HTTP/2. A server that takes upgrades gets
 * all of them, taken off their connection; so the connection is handed in again, with the request put back without the
 * offer. It ends with the answer: whatever the parser may have left out of a head must not be taken for what follows.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, rest: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (!OF_THIS_CONNECTION.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1]}`)
  }
  const head = [...lines, 'Connection: close', '', ''].join('\r\n')
  socket.unshift(Buffer.concat([Buffer.from(head, 'latin1'), rest]))
  server.emit('connection', socket)
}
