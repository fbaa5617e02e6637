import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { connect as connectHttp2, constants } from 'node:http2'
import { BotPlayer, type RoomClient } from '@ludoteca/client'
import { type Move, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { startRedis, type TestRedis } from '../../src/testing/redis.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { Caller } from './caller.ts'
import { startNginx, type TestNginx } from './nginx.ts'
import { freePorts } from './ports.ts'
import { build } from './programs.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

let redis: TestRedis
let nginx: TestNginx
let first: ServerProcess
let second: ServerProcess
let startAgain: (port: number) => Promise<ServerProcess>
let ports: [number, number]

beforeAll(async () => {
  build()
  const postgres = await sharedPostgres()
  redis = await startRedis()
  ports = (await freePorts(2)) as [number, number]
  const settings = { DATABASE_URL: await postgres.createDatabase(), REDIS_URL: redis.url, LUDOTECA_BOT_MS: '0' }
  startAgain = (port) => startProcess(port, settings)
  first = await startAgain(ports[0])
  second = await startAgain(ports[1])
  nginx = await startNginx(ports)
}, 300_000)

afterAll(async () => {
  await nginx?.stop()
  await first?.stop()
  await second?.stop()
  await redis?.stop()
})

/** How many sockets a process has, as it says itself. */
async function socketsOf({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^ludoteca_sockets_open (\d+)/m.exec(metrics)?.[1])
}

/** Lets bots play in the place of people, until they are told to stop. */
function letPlay(players: readonly RoomClient[]): () => void {
  const bots = players.map((client, i) => {
    const chance = new SeededChance(`bot ${i}`)
    return new BotPlayer<object, Move>(client, { bot: pearls.bots.normal as never, chance, pauseMs: 100 })
  })
  return () => {
    for (const bot of bots) bot.stop()
  }
}

/** Everybody hears of two more rounds. */
async function more(clients: readonly RoomClient[]): Promise<void> {
  const goal = Math.max(...clients.map(({ facts }) => facts.length)) + 6
  await Promise.all(clients.map((client) => client.when(({ facts }) => facts.length >= goal)))
}

const NEEDED = needs('nginx', 'openssl', 'redis-server')

describe('behind a real nginx', { timeout: 120_000, ...NEEDED }, () => {
  test('a match goes on over both processes, through the death of one and the farewell of the other', async () => {
    const callers = Array.from({ length: 6 }, (_, i) => new Caller(nginx, `127.0.0.${10 + i}`))
    await Promise.all(callers.map(({ api }) => api.guest()))
    const [host] = callers as [Caller]
    const { roomId } = await host.api.createRoom({ game: 'pearls', kind: 'friends', seats: 4, options: { pearls: 13 } })
    const clients: RoomClient[] = []
    for (const [i, caller] of callers.entries()) {
      const client = caller.enter(roomId, i < 4 ? 'PLAYER' : 'WATCHER')
      await client.whenJoined()
      clients.push(client)
    }
    const sockets = [await socketsOf(first), await socketsOf(second)]
    expect(Math.min(...sockets)).toBeGreaterThan(0)
    expect(Math.max(...sockets)).toBeLessThan(6)

    await clients[0]?.send('HOST_COMMAND', { command: 'START' })
    let pause = letPlay(clients.slice(0, 4))
    await more(clients)
    await first.kill()
    await more(clients)
    expect(await socketsOf(second)).toBe(6)
    pause()
    first = await startAgain(ports[0])
    pause = letPlay(clients.slice(0, 4))
    await more(clients)
    expect(await second.stop()).toBe(0)
    await more(clients)
    expect(await socketsOf(first)).toBe(6)

    const ends = await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))
    pause()
    second = await startAgain(ports[1])
    const [watcher] = clients.slice(4) as [RoomClient]
    expect(watcher.facts.filter(({ type }) => type === 'bidsShown')).toHaveLength(13)
    for (const { facts } of clients) expect(facts).toEqual(watcher.facts)
    const record = parseRecord(await host.api.record(watcher.matchId as string))
    expect(record.outcome).toEqual(ends[0]?.outcome)
    expect(verify(pearls.game as never, record)).toMatchObject({ seedHolds: true, divergence: undefined })
    for (const client of clients) client.close()
  })

  test('who asks too often is told so, and nobody else is, whichever process they reach', async () => {
    const [pushy, other] = [new Caller(nginx, '127.0.0.31'), new Caller(nginx, '127.0.0.32')]
    const statuses: number[] = []
    for (let i = 0; i < 24; i++) {
      // Who claims to come from elsewhere is not believed.
      const headers = { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` }
      statuses.push((await pushy.ask('/api/guest', { method: 'POST', headers })).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)])
    expect((await other.ask('/api/guest', { method: 'POST' })).status).toBe(200)
  })

  test('what is too big is refused in the shape of every refusal', async () => {
    const caller = new Caller(nginx, '127.0.0.33')
    await caller.api.guest()
    const headers = { 'content-type': 'application/json', cookie: caller.api.cookie }
    const patch = (size: number) =>
      caller.ask('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name: 'x'.repeat(size) }) })
    const [fits, tooBig] = [await patch(60_000), await patch(70_000)]
    expect([fits.status, tooBig.status]).toEqual([400, 413])
    // By nginx already: the server would have added its own headers.
    expect(tooBig.headers).not.toHaveProperty('content-security-policy')
    expect(JSON.parse(tooBig.body)).toMatchObject({ error: { code: 'TOO_BIG', params: {} } })
  })

  test('cookies and headers know that it is TLS', async () => {
    const { headers } = await new Caller(nginx, '127.0.0.34').ask('/api/guest', { method: 'POST' })
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure/)
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/)
    expect(headers.server).toBe('nginx')
  })

  test('the client comes compressed to those who take that', async () => {
    const caller = new Caller(nginx, '127.0.0.38')
    const [script] = /\/assets\/index-[^"]+\.js/.exec((await caller.ask('/')).body) ?? []
    const ask = (encoding: string) => caller.ask(`${script}`, { headers: { 'accept-encoding': encoding } })
    const encodings = (await Promise.all(['br', 'gzip', 'identity'].map(ask))).map(
      ({ headers }) => headers['content-encoding'],
    )
    expect(encodings).toEqual(['br', 'gzip', undefined])
  })

  test('pages of the same host may ask for changes and open sockets, pages of others may not', async () => {
    const caller = new Caller(nginx, '127.0.0.35')
    await caller.api.guest()
    const statusFrom = async (origin: string) => {
      const headers = { origin, cookie: caller.api.cookie }
      return (await caller.ask('/api/logout', { method: 'POST', headers })).status
    }
    const socketFrom = async (origin: string) => {
      const socket = caller.open({ origin })
      socket.on('error', () => {})
      const code = await Promise.race([
        once(socket, 'open').then(() => 'open'),
        once(socket, 'close').then(([code]) => String(code)),
        once(socket, 'unexpected-response').then(([, answer]) => String((answer as IncomingMessage).statusCode)),
      ])
      socket.terminate()
      return code
    }
    expect(await socketFrom(nginx.https)).toBe('open')
    expect(await socketFrom('https://evil.example')).not.toBe('open')
    expect(await statusFrom('https://evil.example')).toBe(403)
    expect(await statusFrom(nginx.https)).toBeLessThan(300)
  })

  test('numbers are for this machine alone', async () => {
    const [outside, here] = [new Caller(nginx, '127.0.0.36'), new Caller(nginx, '127.0.0.1')]
    for (const path of ['/metrics', '/%6detrics', '//metrics', '/x/../metrics', '/metrics?x=1', '/./metrics']) {
      expect([path, (await outside.ask(path)).status]).toEqual([path, 403])
    }
    expect(await here.ask('/metrics')).toMatchObject({
      status: 200,
      body: expect.stringContaining('ludoteca_') as string,
    })
    expect((await outside.ask('/healthz')).status).toBe(200)
  })

  test('plain HTTP leads to TLS, but for what certbot asks', async () => {
    const ask = async (path: string) => {
      const asked = request(nginx.http + path, { agent: false }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.resume()
      return [answer.statusCode, answer.headers.location]
    }
    expect(await ask('/rooms/ABCDE?x=1')).toEqual([301, 'https://127.0.0.1/rooms/ABCDE?x=1'])
    expect(await ask('/.well-known/acme-challenge/none')).toEqual([404, undefined])
  })

  test('browsers get HTTP/2', async () => {
    const session = connectHttp2(nginx.https, { ca: nginx.ca })
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: '/healthz' })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
    stream.close()
    session.close()
  })

  test('while nobody is there, that is said in the shape of every refusal', async () => {
    await Promise.all([first.stop(), second.stop()])
    const { status, headers, body } = await new Caller(nginx, '127.0.0.37').ask('/api/games')
    expect([status, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '5',
      { error: { code: 'NOT_READY', params: {}, message: expect.any(String) as string } },
    ])
  })
})
