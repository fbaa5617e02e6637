import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { scratch, startServer, Visitor } from './kit.ts'

const FRIEND = 'https://friend.example'

test('sites that the operator has named may open sockets, and others may not', { timeout: 60_000 }, () =>
  scratch(async (dataDir) => {
    const server = await startServer({ dataDir, origins: [FRIEND] })
    const ana = await Visitor.arrive(server.url)
    const socket = openSocket(server.url, ana, FRIEND)
    await once(socket, 'open')
    const refused = openSocket(server.url, ana, 'https://evil.example').on('error', () => {})
    const [, answer] = (await once(refused, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(answer.statusCode).toBe(403)
    refused.terminate()
    await server.close()
  }),
)

test('a server that stops is not ready while it still answers', { timeout: 60_000 }, () =>
  scratch(async (dataDir) => {
    const server = await startServer({ dataDir }, { sockets: { closeMs: 30_000 } })
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
    const socket = openSocket(server.url, await Visitor.arrive(server.url))
    await once(socket, 'open')
    expect(await statusOf('/readyz')).toBe(200)
    // Who does not read does not say goodbye either, and is waited for.
    socket.pause()
    const closed = server.close()
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
    socket.terminate()
    await closed
  }),
)

test('who offers to speak HTTP/2 is answered in the language they began with', { timeout: 60_000 }, () =>
  scratch(async (dataDir) => {
    const server = await startServer({ dataDir })
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
    const [answer] = (await once(get(`${server.url}/healthz`, { headers }), 'response')) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(200)
    await server.close()
  }),
)

function openSocket(url: string, { api }: Visitor, origin?: string): WebSocket {
  const headers = { cookie: api.cookie ?? '', ...(origin === undefined ? {} : { origin }) }
  return new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers })
}
