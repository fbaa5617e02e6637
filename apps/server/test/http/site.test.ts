import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from './desk.ts'

let site: string
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'ludoteca-site-'))
  await mkdir(join(site, 'assets'))
  await writeFile(join(site, 'index.html'), '<title>Ludoteca</title>')
  await writeFile(join(site, 'assets', 'index-AbC.js'), 'start()')
  await writeFile(join(site, 'sw.js'), 'work()')
})
afterAll(() => rm(site, { recursive: true, force: true }))

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
    for (const url of ['/api/nothing', '/assets/old.js', '/..%2f..%2fetc/passwd']) {
      const headers = url.startsWith('/api/') ? asBrowser : {}
      const answer = await app.inject({ url, headers })
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'NOT_FOUND'])
    }
    expect((await app.inject({ method: 'POST', url: '/lobby', headers: asBrowser })).statusCode).toBe(404)
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
