import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from './desk.ts'

const LONG = 'play()\n'.repeat(1_000)

let site: string
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'ludoteca-site-'))
  await mkdir(join(site, 'assets'))
  await writeFile(join(site, 'index.html'), '<title>Ludoteca</title>')
  await writeFile(join(site, 'assets', 'index-AbC.js'), 'start()')
  await writeFile(join(site, 'sw.js'), 'work()')
  await writeCompressed('assets/long-AbC.js', LONG)
})
afterAll(() => rm(site, { recursive: true, force: true }))

/** A file as the build leaves it: the same content as it is, and for those who take it compressed. */
async function writeCompressed(name: string, content: string): Promise<void> {
  await writeFile(join(site, name), content)
  await writeFile(join(site, `${name}.gz`), gzipSync(content))
  await writeFile(join(site, `${name}.br`), brotliCompressSync(content))
}

const asBrowser = { accept: 'text/html,application/xhtml+xml' }

describe('the web client', () => {
  test('is one page for all its addresses', async () => {
    const { app } = openDesk(undefined, { site })
    for (const url of ['/', '/lobby', '/j/ABCDE', '/match/abc?move=12', '/local/1.2']) {
      const answer = await app.inject({ url, headers: asBrowser })
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<title>Ludoteca</title>'])
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    }
  })

  test('keeps files that are named by their content for ever, and asks for the others each time', async () => {
    const { app } = openDesk(undefined, { site })
    const asset = await app.inject({ url: '/assets/index-AbC.js' })
    expect([asset.body, asset.headers['cache-control']]).toEqual(['start()', 'public, max-age=31536000, immutable'])
    expect((await app.inject({ url: '/sw.js' })).headers['cache-control']).toBe('no-cache')
  })

  test('does not stand in for what is not there', async () => {
    const { app } = openDesk(undefined, { site })
    for (const url of ['/api/nothing', '/%61pi/nothing', '/assets/old.js', '/..%2f..%2fetc/passwd']) {
      const headers = url.endsWith('pi/nothing') ? asBrowser : {}
      const answer = await app.inject({ url, headers })
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'NOT_FOUND'])
    }
    expect((await app.inject({ method: 'POST', url: '/lobby', headers: asBrowser })).statusCode).toBe(404)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
    ['zstd', undefined, String],
    ['', undefined, String],
  ])('comes in the best form to who takes "%s", and is the same otherwise', async (accepted, encoding, read) => {
    const { app } = openDesk(undefined, { site })
    const plain = await app.inject({ url: '/assets/long-AbC.js' })
    const answer = await app.inject({ url: '/assets/long-AbC.js', headers: { 'accept-encoding': accepted } })
    expect(read(answer.rawPayload).toString()).toBe(LONG)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    for (const same of ['content-type', 'cache-control', 'content-security-policy', 'vary']) {
      expect([same, answer.headers[same]]).toEqual([same, plain.headers[same]])
    }
    expect(plain.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
  })

  test('is taken from the cache only in the form that lies there', async () => {
    const { app } = openDesk(undefined, { site })
    const ask = (accepted: string, etag = '') => {
      const headers = { 'accept-encoding': accepted, 'if-none-match': etag }
      return app.inject({ url: '/assets/long-AbC.js', headers })
    }
    const { etag } = (await ask('br')).headers
    const again = await ask('br', etag)
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding'])
    expect((await ask('gzip', etag)).statusCode).toBe(200)
    expect((await ask('identity', etag)).statusCode).toBe(200)
  })

  test('is sent as it is where there is no compressed copy, and copies have no address', async () => {
    const { app } = openDesk(undefined, { site })
    for (const url of ['/', '/lobby', '/sw.js']) {
      const answer = await app.inject({ url, headers: { ...asBrowser, 'accept-encoding': 'gzip, br' } })
      expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, undefined])
    }
    expect((await app.inject({ url: '/assets/long-AbC.js.br' })).statusCode).toBe(404)
    const api = await app.inject({ url: '/api/games', headers: { 'accept-encoding': 'gzip, br' } })
    expect([api.statusCode, api.headers['content-encoding']]).toEqual([200, undefined])
  })

  test('may be opened as often as one likes', async () => {
    const { app } = openDesk(undefined, { site, rates: { general: 2 } })
    for (let i = 0; i < 6; i++) expect((await app.inject({ url: '/', headers: asBrowser })).statusCode).toBe(200)
    const codes = []
    for (let i = 0; i < 3; i++) codes.push((await app.inject({ url: '/api/games' })).statusCode)
    expect(codes).toEqual([200, 200, 429])
  })
})

test('without a client there are no pages', async () => {
  const { app } = openDesk()
  expect((await app.inject({ url: '/', headers: asBrowser })).statusCode).toBe(404)
})
