import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Api, ApiError } from '../src/index.ts'

interface Seen {
  readonly line: string
  readonly cookie: string | undefined
  readonly type: string | undefined
  readonly body: string
}
interface Reply {
  readonly status?: number
  readonly cookies?: string[]
  readonly body?: string
}

let http: Server
let seen: Seen[]
let reply: Reply
let api: Api

beforeEach(async () => {
  seen = []
  reply = { body: '{}' }
  http = createServer(async (request, response) => {
    const { cookie, 'content-type': type } = request.headers
    seen.push({ line: `${request.method} ${request.url}`, cookie, type, body: await bodyOf(request) })
    response.writeHead(reply.status ?? 200, reply.cookies ? { 'set-cookie': reply.cookies } : {})
    response.end(reply.body ?? '')
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  api = new Api(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
})
afterEach(async () => {
  http.closeAllConnections()
  http.close()
  await once(http, 'close')
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

test('every wish goes to its place', async () => {
  reply = { body: '{"games":[],"rooms":[],"sessions":[],"pictures":[]}' }
  const wish = { game: 'banca', kind: 'public', options: { rounds: 3 } } as const
  await api.guest()
  await api.me()
  await api.setProfile({ name: 'Ana' })
  await api.remove()
  await api.remove('secret')
  await api.endSession('a/b')
  await api.endOtherSessions()
  await api.claim('ana', 'secret')
  await api.logIn('ana', 'secret')
  await api.logOut()
  await api.logOut({ everywhere: true })
  await api.changePassword('secret', 'secreter')
  expect(await api.games()).toEqual([])
  expect(await api.rooms()).toEqual([])
  await api.rooms({ game: 'banca', status: 'lobby' })
  await api.createRoom(wish)
  await api.room('QWERT')
  await api.quickPlay('banca')
  await api.matches({ listed: true, limit: 5 })
  await api.match('a/b')
  await api.record('m')
  expect((await api.pictures('a/b')).pictures).toEqual([])
  expect(await api.sessions()).toEqual([])
  await api.profile('a/b')
  expect(await api.career()).toEqual([])
  expect(await api.newAchievements('a/b')).toEqual(undefined)
  await api.export()
  expect(seen.map(({ line }) => line)).toEqual([
    'POST /api/guest',
    'GET /api/me',
    'PATCH /api/me',
    'DELETE /api/me',
    'DELETE /api/me',
    'DELETE /api/me/sessions/a%2Fb',
    'DELETE /api/me/sessions',
    'POST /api/account',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/logout',
    'POST /api/password',
    'GET /api/games',
    'GET /api/rooms',
    'GET /api/rooms?game=banca&status=lobby',
    'POST /api/rooms',
    'GET /api/rooms/QWERT',
    'POST /api/quick-play',
    'GET /api/matches?listed=true&limit=5',
    'GET /api/matches/a%2Fb',
    'GET /api/matches/m/record',
    'GET /api/matches/a%2Fb/pictures',
    'GET /api/me/sessions',
    'GET /api/profile/a%2Fb',
    'GET /api/me/career',
    'GET /api/me/career/matches/a%2Fb',
    'GET /api/me/export',
  ])
  expect(seen[4]?.body).toBe('{"password":"secret"}')
  expect(JSON.parse(seen[15]?.body ?? '')).toEqual(wish)
  expect(seen[15]?.type).toBe('application/json')
  expect(seen[0]).toMatchObject({ body: '', type: undefined })
})

test('the cookie is kept, sent along, replaced and dropped', async () => {
  reply = { body: '{}', cookies: ['ludoteca=abc.def=; Path=/; HttpOnly; SameSite=Lax', 'other=1; Path=/'] }
  await api.guest()
  expect(api.cookie).toBe('ludoteca=abc.def=; other=1')
  reply = { body: '{}', cookies: ['ludoteca=new; Path=/'] }
  await api.me()
  expect(seen[1]?.cookie).toBe('ludoteca=abc.def=; other=1')
  reply = { status: 204, cookies: ['ludoteca=; Max-Age=0', 'other=x; Max-Age=0; Path=/'] }
  await api.logOut()
  expect(seen[2]?.cookie).toBe('ludoteca=new; other=1')
  expect(api.cookie).toBe('')
})

test('a refusal says what the server said', async () => {
  reply = { status: 409, body: '{"error":{"code":"ROOM_FULL","params":{"capacity":20},"message":"Full."}}' }
  const error = await api.room('QWERT').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, code: 'ROOM_FULL', params: { capacity: 20 }, message: 'Full.' })
})

test.each(['<html>Bad gateway</html>', '', '{"error":7}', 'null'])(
  'an answer from something in between is an error, too: %s',
  async (body) => {
    reply = { status: 502, body }
    await expect(api.me()).rejects.toMatchObject({ status: 502, code: 'HTTP' })
  },
)
