import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api, type OpenSocket, RoomClient } from '@ludoteca/client'
import { CLOSE, messagesOf, type ServerMessage } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Running } from '../../src/index.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { startServer } from './kit.ts'

const PASSWORD = 'correct horse'
let server: Running
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ludoteca-people-'))
  await layEmptyDatabase(dir)
  server = await startServer({ dataDir: dir })
}, 120_000)
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

/** Somebody behind a proxy, at that address. */
class Caller {
  readonly headers: Record<string, string>
  readonly api: Api

  constructor(address: string, protocol = 'http') {
    this.headers = { 'x-forwarded-for': address, 'x-forwarded-proto': protocol }
    const { headers } = this
    this.api = new Api(server.url, (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...headers } }))
  }

  static async arrive(address: string, name: string): Promise<Caller> {
    const caller = new Caller(address)
    await caller.api.guest()
    await caller.api.setProfile({ name })
    return caller
  }

  socket(cookie = this.api.cookie): WebSocket {
    return new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { ...this.headers, cookie } })
  }

  async enter(roomId: string): Promise<RoomClient> {
    const open: OpenSocket = () => this.socket() as ReturnType<OpenSocket>
    const client = RoomClient.connect({
      url: `${server.url.replace('http', 'ws')}/ws`,
      roomId,
      role: 'PLAYER',
      socket: open,
    })
    await client.whenJoined()
    return client
  }
}

const PING = { v: 1, type: 'PING', roomId: '', matchId: null, clientId: '', nonce: 1, payload: {} }

/** What comes of a socket: the code it is closed with, or `answered` when a ping through it is. */
async function outcomeOf(socket: WebSocket): Promise<number | 'answered'> {
  const closed = once(socket, 'close').then(([code]) => code as number)
  if (socket.readyState === WebSocket.CONNECTING) await once(socket, 'open')
  const idempotencyKey = randomUUID()
  const answered = new Promise<'answered'>((resolve) => {
    socket.on('message', (data) => {
      const messages = messagesOf(JSON.parse(String(data))) as ServerMessage[]
      const isAck = messages.some(({ type, payload }) => {
        return type === 'ACK' && 'idempotencyKey' in payload && payload.idempotencyKey === idempotencyKey
      })
      if (isAck) resolve('answered')
    })
  })
  socket.send(JSON.stringify({ ...PING, idempotencyKey }))
  const outcome = await Promise.race([closed, answered])
  socket.terminate()
  return outcome
}

test('over TLS a socket is opened by the cookie with the prefix, and by no other', async () => {
  const ana = new Caller('203.0.113.1', 'https')
  await ana.api.guest()
  expect(ana.api.cookie).toMatch(/^__Host-ludoteca=/)
  expect(await outcomeOf(ana.socket())).toBe('answered')
  expect(await outcomeOf(ana.socket(ana.api.cookie.replace('__Host-', '')))).toBe(CLOSE.noSession)
  const plain = await Caller.arrive('203.0.113.2', 'Beto')
  expect(await outcomeOf(plain.socket())).toBe('answered')
  const planted = `${ana.api.cookie}; ${plain.api.cookie}`
  expect(await outcomeOf(ana.socket(planted))).toBe('answered')
  expect(await outcomeOf(ana.socket(plain.api.cookie))).toBe(CLOSE.noSession)
})

test('whoever is connected by a session that is ended is sent away at once, and nobody else', async () => {
  const ana = await Caller.arrive('203.0.113.3', 'Ana')
  await ana.api.claim('ana_sessions', PASSWORD)
  const phone = new Caller('203.0.113.4')
  await phone.api.logIn('ana_sessions', PASSWORD)
  const [here, there] = [ana.socket(), phone.socket()]
  await Promise.all([once(here, 'open'), once(there, 'open')])
  const closed = once(there, 'close')
  const other = (await ana.api.sessions()).find(({ current }) => !current)
  await ana.api.endSession(other?.id ?? '')
  expect((await closed)[0]).toBe(CLOSE.noSession)
  expect(await outcomeOf(here)).toBe('answered')
  await expect(phone.api.me()).rejects.toMatchObject({ code: 'NO_SESSION' })
})

test('who was kicked comes back neither as a new guest nor by quick play; others from there do', async () => {
  const rosa = await Caller.arrive('203.0.113.9', 'Rosa')
  await rosa.api.claim('rosa_at_home', PASSWORD)
  const host = await Caller.arrive('203.0.113.5', 'Ana')
  const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'public' })
  const table = await host.enter(roomId)
  const beto = await Caller.arrive('203.0.113.9', 'Beto')
  const kicked = await beto.enter(roomId)
  await table.send('HOST_COMMAND', { command: 'KICK', participantId: kicked.join?.clientId as string })
  await kicked.when(({ state }) => state === 'closed')
  const again = await Caller.arrive('203.0.113.9', 'Bert')
  await expect(again.enter(roomId)).rejects.toMatchObject({ code: 'KICKED' })
  expect((await again.api.quickPlay('plaza')).roomId).not.toBe(roomId)
  const clients = [await rosa.enter(roomId), await (await Caller.arrive('203.0.113.10', 'Caro')).enter(roomId)]
  expect(clients.map(({ join: joined }) => joined?.role)).toEqual(['PLAYER', 'PLAYER'])
  for (const client of [table, ...clients]) client.close()
})

test('three guests from three addresses mask nobody', async () => {
  const host = await Caller.arrive('203.0.113.11', 'Ana')
  const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends' })
  const table = await host.enter(roomId)
  const guests = []
  for (let i = 0; i < 3; i++)
    guests.push(await (await Caller.arrive(`203.0.113.${20 + i}`, `Nadie ${i + 2}`)).enter(roomId))
  const targetId = table.join?.clientId as string
  for (const guest of guests) await guest.send('REPORT_NAME', { targetId, reason: 'OFENSIVO' })
  expect((await host.api.room(roomId)).seats[0]).toMatchObject({ name: 'Ana' })
  for (const client of [table, ...guests]) client.close()
})

test('who looks like somebody in the room does not come in, and is told so', async () => {
  const host = await Caller.arrive('203.0.113.12', 'Milo')
  const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends' })
  const table = await host.enter(roomId)
  const twin = await Caller.arrive('203.0.113.13', 'Μi1o')
  await expect(twin.enter(roomId)).rejects.toMatchObject({ code: 'NAME_TAKEN' })
  table.close()
})
