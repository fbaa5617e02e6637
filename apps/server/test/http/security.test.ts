import { describe, expect, test } from 'vitest'
import { openDesk } from './desk.ts'

describe('headers', () => {
  test('every answer forbids framing, sniffing, foreign scripts and telling others where one came from', async () => {
    const { app } = openDesk()
    for (const url of ['/', '/api/games', '/api/nothing', '/healthz', '/api/docs']) {
      const { headers } = await app.inject({ url, headers: { host: 'play.example:8080' } })
      const policy = Object.fromEntries(
        (headers['content-security-policy'] as string).split(';').map((part) => {
          const [name, ...values] = part.trim().split(' ')
          return [name, values.join(' ')]
        }),
      )
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'connect-src': "'self' ws://play.example:8080 wss://play.example:8080",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
      })
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('a host made up to get into the policy does not', async () => {
    const { app } = openDesk()
    const { headers } = await app.inject({ url: '/', headers: { host: "a; script-src 'unsafe-inline'" } })
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  test('browsers are told to insist on TLS only over TLS', async () => {
    const { app } = openDesk()
    expect((await app.inject({ url: '/' })).headers['strict-transport-security']).toBeUndefined()
    const overTls = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
    expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('answers about people and rooms are not kept by anybody on the way', async () => {
    const { app } = openDesk()
    expect((await app.inject({ url: '/api/rooms' })).headers['cache-control']).toBe('no-store')
    expect((await app.inject({ url: '/api/me' })).headers['cache-control']).toBe('no-store')
    expect((await app.inject({ url: '/%61pi/me' })).headers['cache-control']).toBe('no-store')
    expect((await app.inject({ url: '/api/games' })).headers['cache-control']).toBe('public, max-age=300')
  })

  test('the pages bring no scripts and no styles of their own', async () => {
    const { app } = openDesk()
    for (const url of ['/api/docs']) {
      const { body } = await app.inject({ url })
      expect(body).not.toMatch(/<script|<style|style=|https?:\/\//)
    }
  })
})

describe('changes', () => {
  const change = (headers: Record<string, string>, settings = {}) =>
    openDesk(undefined, settings).app.inject({
      method: 'POST',
      url: '/api/quick-play',
      headers: { host: 'play.example', ...headers },
      payload: { game: 'banca' },
    })
  const refused = async (answer: ReturnType<typeof change>) => {
    const { statusCode, body } = await answer
    return statusCode === 403 && JSON.parse(body).error.code === 'BAD_ORIGIN'
  }

  test('are refused when a page of another site asks for them', async () => {
    for (const origin of [
      'https://evil.example',
      'http://play.example.evil.example',
      'http://play.example:81',
      'https://play.example',
      'null',
      '',
      'play.example',
    ]) {
      expect([origin, await refused(change({ origin }))]).toEqual([origin, true])
    }
  })

  test('are done for our own pages and for programs that name no page', async () => {
    expect(await refused(change({ origin: 'http://play.example' }))).toBe(false)
    expect(await refused(change({}))).toBe(false)
  })

  test('are done for our own pages behind a proxy that speaks TLS', async () => {
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.example', host: '127.0.0.1:8080' }
    expect(await refused(change({ ...proxied, origin: 'https://play.example' }))).toBe(false)
    expect(await refused(change({ ...proxied, origin: 'http://play.example' }))).toBe(true)
  })

  test('are done for sites that the operator has named', async () => {
    const settings = { origins: ['https://other.example'] }
    expect(await refused(change({ origin: 'https://other.example' }, settings))).toBe(false)
    expect(await refused(change({ origin: 'https://evil.example' }, settings))).toBe(true)
  })

  test('reading needs no origin of ours', async () => {
    const answer = await openDesk().app.inject({ url: '/api/games', headers: { origin: 'https://evil.example' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('proxies', () => {
  const address = async (trustProxy: string | string[] | undefined, remoteAddress: string) => {
    const { app, lines } = openDesk(undefined, trustProxy === undefined ? {} : { trustProxy })
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } })
    return JSON.parse(lines.at(-1) as string).req.address
  }

  test('on this machine are believed, others are not', async () => {
    expect(await address(undefined, '127.0.0.1')).toBe('203.0.113.9')
    expect(await address(undefined, '198.51.100.7')).toBe('198.51.100.7')
  })

  test('that the operator has named are believed', async () => {
    expect(await address(['198.51.100.0/24'], '198.51.100.7')).toBe('203.0.113.9')
    expect(await address(['198.51.100.0/24'], '192.0.2.7')).toBe('192.0.2.7')
  })
})
