import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { refuse } from '@ludoteca/kernel'
import { describe, expect, test, vi } from 'vitest'
import { errorSchema } from '../../src/http/errors.ts'
import { reasonInWords } from '../../src/http/words/words.ts'
import { StorageDown } from '../../src/storage/storage.ts'
import { openDesk } from './desk.ts'

const json = { 'content-type': 'application/json' }

describe('mistakes', () => {
  test.each([
    ['an address that is not there', { url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['a method that the address does not know', { method: 'DELETE', url: '/api/games' }, 405, 'BAD_METHOD'],
    ['a method for an address with a parameter', { method: 'PUT', url: '/api/rooms/ABCDE' }, 405, 'BAD_METHOD'],
    ['a broken address', { url: '/api/rooms/%E0%A4%A' }, 400, 'BAD_REQUEST'],
    ['a parameter that is too long', { url: `/api/rooms/${'A'.repeat(60)}` }, 400, 'BAD_REQUEST'],
    ['an unknown filter', { url: '/api/rooms?status=asleep' }, 400, 'BAD_REQUEST'],
    ['broken JSON', { method: 'POST', url: '/api/login', headers: json, payload: '{' }, 400, 'BAD_REQUEST'],
    ['JSON that is empty', { method: 'POST', url: '/api/login', headers: json, payload: '' }, 400, 'BAD_REQUEST'],
    ['a body that is missing', { method: 'POST', url: '/api/login' }, 400, 'BAD_REQUEST'],
    [
      'JSON that would change what objects are',
      { method: 'POST', url: '/api/login', headers: json, payload: '{"__proto__":{"handle":"a"}}' },
      400,
      'BAD_REQUEST',
    ],
    [
      'a body that is too big',
      { method: 'POST', url: '/api/login', headers: json, payload: JSON.stringify('x'.repeat(64 * 1024)) },
      413,
      'TOO_BIG',
    ],
    [
      'a form',
      {
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'handle=ana',
      },
      415,
      'BAD_TYPE',
    ],
    [
      'plain text, which a form of another site could send',
      { method: 'POST', url: '/api/login', headers: { 'content-type': 'text/plain' }, payload: '{}' },
      415,
      'BAD_TYPE',
    ],
  ] as const)('%s is answered with a typed error', async (_name, request, status, code) => {
    const answer = await openDesk().app.inject(request)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(() => errorSchema.parse(answer.json())).not.toThrow()
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('a wrong method names the right ones', async () => {
    const answer = await openDesk().app.inject({ method: 'DELETE', url: '/api/rooms' })
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
    const spelled = await openDesk().app.inject({ method: 'DELETE', url: '/%61pi/rooms' })
    expect([spelled.statusCode, spelled.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('a mistake in a request says where it is, and does not repeat what was sent', async () => {
    const { app } = openDesk()
    const payload = { handle: 'ana', password: { secret: 'hunter2' } }
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload })
    expect(answer.json().error.params).toEqual({ where: 'body/password', reason: 'invalid_type' })
    expect(answer.body).not.toContain('hunter2')
  })

  test('the message is in the language that was asked for', async () => {
    const { app } = openDesk()
    for (const [language, locale] of [
      ['es-PE,es;q=0.9', 'es'],
      ['de', 'de'],
      ['fr', 'en'],
    ] as const) {
      const answer = await app.inject({ url: '/api/me', headers: { 'accept-language': language } })
      expect(answer.json().error.message).toBe(reasonInWords('NO_SESSION', locale))
    }
  })

  test('what breaks on our side is logged, and told to nobody', async () => {
    const { app, lines } = openDesk()
    const answer = await app.inject({ url: '/api/people/ana' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'SERVER'])
    expect(answer.body).not.toMatch(/database|hunter2|stack|\.ts/)
    const [line] = lines.map((text) => JSON.parse(text)).filter(({ level }) => level === 50)
    expect(line.err).toMatchObject({ error: 'Error', at: expect.arrayContaining([expect.stringContaining('desk.ts')]) })
    expect(lines.join('')).not.toContain('hunter2')
  })

  test('a database that is away is a matter of waiting', async () => {
    const { app, tables } = openDesk()
    tables.record = async () => {
      throw new StorageDown('away')
    }
    const answer = await app.inject({ url: '/api/matches/abc/record' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'BUSY'])
  })

  test('an answer that is not what was promised is an error of ours, not a leak', async () => {
    const { app, rooms } = openDesk()
    rooms.view = async () => ({ roomId: 'ABCDE', serverSeed: 'hidden' }) as never
    const answer = await app.inject({ url: '/api/rooms/ABCDE' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'SERVER'])
    expect(answer.body).not.toContain('hidden')
  })

  test('a reason nobody has words for is still a sentence', () => {
    expect(reasonInWords(refuse('E_SOMETHING').code, 'de')).toBe(reasonInWords('BAD_REQUEST', 'de'))
  })

  test('bytes that are not HTTP are answered and do no harm', async () => {
    const { app } = openDesk()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('\u0000\u0001 garbage\r\n\r\n'))
      let text = ''
      socket.on('data', (data) => {
        text += data.toString()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] as string).error.code).toBe('BAD_REQUEST')
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  test('who sends such bytes and does not hang up keeps no connection', async () => {
    const { app } = openDesk()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const open = () => promisify(app.server.getConnections.bind(app.server))()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write('garbage\r\n\r\n'))
    socket.on('error', () => {}).resume()
    await once(socket, 'end')
    await vi.waitUntil(async () => (await open()) === 0, 30_000)
    socket.destroy()
  })
})

describe('too many requests', () => {
  test('are refused by address, each with a typed error and a time to wait', async () => {
    const { app, metrics } = openDesk(undefined, { rates: { general: 3 }, trustProxy: 'loopback' })
    const from = (address: string) => app.inject({ url: '/api/games', headers: { 'x-forwarded-for': address } })
    for (let i = 0; i < 3; i++) expect((await from('203.0.113.1')).statusCode).toBe(200)
    const answer = await from('203.0.113.1')
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'RATE_LIMIT'])
    expect(answer.json().error.params.seconds).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.2')).statusCode).toBe(200)
    for (let i = 0; i < 3; i++) expect((await from(`2001:db8::${i}`)).statusCode).toBe(200)
    expect((await from('2001:db8::9')).statusCode).toBe(429)
    expect(await metrics.registry.metrics()).toContain('ludoteca_rate_limited_total{where="http"} 2')
  })

  test.each([
    ['everything', 'general', '/api/games'],
    ['what has no route', 'general', '/api/nothing'],
    ['what has a rate of its own', 'room', '/api/rooms/ABCDE'],
  ])('from one network after the other are counted for the site of them all: %s', async (_name, rate, url) => {
    const { app } = openDesk(undefined, { rates: { [rate]: 2 }, trustProxy: 'loopback' })
    const from = async (address: string) =>
      (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push(await from(`2001:db8:7:${i}::1`))
    expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true, true])
    expect(await from('2001:db8:8:1::1')).not.toBe(429)
  })

  test('looking for rooms by trying codes is slower than everything else', async () => {
    const { app } = openDesk(undefined, { rates: { room: 2 } })
    const answers = []
    for (let i = 0; i < 3; i++) answers.push((await app.inject({ url: '/api/rooms/ABCDE' })).statusCode)
    expect(answers).toEqual([404, 404, 429])
    expect((await app.inject({ url: '/api/rooms' })).statusCode).toBe(200)
  })

  const record = { url: '/api/matches/abc/record' }
  const pictures = { url: '/api/matches/abc/pictures' }
  const shared = { url: '/s/abc/picture.png' }
  const page = { url: '/s/abc' }
  const post = (url: string, payload?: object) => ({ method: 'POST' as const, url, ...(payload && { payload }) })
  test.each([
    ['coming in as somebody new', 'guest', post('/api/guest')],
    ['logging in', 'password', post('/api/login', { handle: 'ana', password: 'correct horse' })],
    ['claiming an account', 'password', post('/api/account', { handle: 'ana', password: 'correct horse' })],
    ['changing a password', 'password', post('/api/password', { current: 'correct horse', next: 'another horse' })],
    ['asking for a record', 'record', record],
    ['asking which pictures there are', 'record', pictures],
    ['asking for a picture', 'picture', shared],
    ['asking for the page of a picture', 'record', page],
  ])('%s has a rate of its own', async (_name, rate, request) => {
    const { app } = openDesk(undefined, { rates: { [rate]: 2 } })
    const answers = []
    for (let i = 0; i < 3; i++) answers.push((await app.inject(request)).statusCode === 429)
    expect(answers).toEqual([false, false, true])
    expect((await app.inject({ url: '/api/games' })).statusCode).toBe(200)
  })

  test('those who look after the server are never refused', async () => {
    const { app } = openDesk(undefined, { rates: { general: 1 } })
    for (let i = 0; i < 5; i++) expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })

  test('addresses that are not there are counted as well', async () => {
    const { app } = openDesk(undefined, { rates: { general: 2 } })
    const answers = []
    for (let i = 0; i < 3; i++) answers.push((await app.inject({ url: `/api/nothing/${i}` })).statusCode)
    expect(answers).toEqual([404, 404, 429])
  })

  test.each([
    ['a route', '/api/games', [200, 200, 429, 429, 429, 429]],
    ['an address that is not there', '/api/nothing', [404, 404, 429, 429, 429, 429]],
  ])('are counted however the address is spelled: %s', async (_name, url, statuses) => {
    const { app } = openDesk(undefined, { rates: { general: 2 } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const rest = url.slice('/api'.length)
    const answers = []
    for (const path of [
      `/%61pi${rest}`,
      `/%61%70%69${rest}?a`,
      `http://x/api${rest}`,
      `HTTPS://x:1/%61pi${rest}`,
      `/ap%69${rest}#a`,
      url,
    ]) {
      answers.push(await statusAt(port, `GET ${path}`))
    }
    expect(answers).toEqual(statuses)
  })
})

/** What is answered to a request line, sent as it is: no client would spell addresses like these. */
async function statusAt(port: number, line: string): Promise<number> {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
  )
  const [data] = await once(socket, 'data')
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])
}
