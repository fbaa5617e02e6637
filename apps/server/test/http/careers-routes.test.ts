import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ShareLinks } from '../../src/share/links.ts'
import { careersOn, storePlayed } from '../careers/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, type Desk, openDesk } from './desk.ts'

const house = testStorage(new StandingClock())
let site: string
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'ludoteca-site-'))
  await writeFile(join(site, 'index.html'), '<html><head><title>Ludoteca</title></head><body>$&</body></html>')
})
afterAll(() => rm(site, { recursive: true, force: true }))

let count = 0

/** Somebody with a handle, who has played one match in public and one among friends. */
async function member(desk: Desk) {
  const handle = `member_${count++}`
  const guest = await desk.app.inject({ method: 'POST', url: '/api/guest' })
  const claimed = await desk.app.inject({
    method: 'POST',
    url: '/api/account',
    headers: { cookie: cookieOf(guest) },
    payload: { handle, password: 'correct horse' },
  })
  const cookie = cookieOf(claimed)
  const { slug, accountId } = claimed.json()
  const change = (payload: object) => desk.app.inject({ method: 'PATCH', url: '/api/me', headers: { cookie }, payload })
  const page = (headers = {}) => desk.app.inject({ url: `/api/profile/${slug}`, headers })
  return { handle, cookie, slug, accountId, change, page }
}

async function plays(accountId: string, endedAt: number, listed: boolean): Promise<string> {
  const seats = [accountId, null, null, null]
  const id = await storePlayed(house.storage, { seed: `routes ${endedAt}`, seats, endedAt })
  await house.storage.db.updateTable('match').set({ listed }).where('id', '=', id).execute()
  await careersOn(house.storage).careers.sweep()
  return id
}

describe('profile pages', () => {
  test('are found by whoever has the address, and by nobody else', async () => {
    const desk = openDesk(house.storage)
    const { page, handle } = await member(desk)
    const answer = await page()
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(answer.json()).toMatchObject({ handle, you: false, visibility: null, games: [], matches: [] })
    expect((await desk.app.inject({ url: `/api/people/${handle}` })).statusCode).toBe(404)
  })

  test('show what was earned, the figures and the last matches, and nothing that leads to accounts or to friends', async () => {
    const desk = openDesk(house.storage)
    const { accountId, page, change, slug } = await member(desk)
    const open = await plays(accountId, 6_000, true)
    const closed = await plays(accountId, 7_000, false)
    await change({ belongings: { imperio: { team: 'T-03', preferAutoPay: true }, chess: { a: 1 } } })
    const answer = await page()
    const { games, matches } = answer.json()
    expect(games).toHaveLength(1)
    expect(games[0]).toMatchObject({
      game: 'imperio',
      figures: { matches: 2 },
      brings: [{ name: 'team', value: 'T-03', words: 'Gloriaz' }],
    })
    expect(games[0].figures.bestWealth).toBeGreaterThan(0)
    expect(games[0].achievements.length).toBeGreaterThan(3)
    expect(matches.map(({ at, id }: { at: number; id: string | null }) => [at, id])).toEqual([
      [7_000, null],
      [6_000, open],
    ])
    expect(matches[0]).toMatchObject({ game: 'imperio', seats: 4, picture: null })
    expect(matches[1].picture).toMatch(/^\/s\/[\w-]{22}$/)
    for (const secret of [accountId, closed, 'preferAutoPay', slug]) expect(answer.body).not.toContain(secret)
  })

  test('of public matches come with a picture that can be found', async () => {
    const desk = openDesk(house.storage)
    const { accountId, page } = await member(desk)
    const id = await plays(accountId, 8_000, true)
    const [{ picture }] = (await page()).json().matches
    const rows = await house.storage.db.selectFrom('share_link').selectAll().where('match_id', '=', id).execute()
    expect(rows).toMatchObject([{ id: picture.slice('/s/'.length), picture: 'portada-O-01' }])
    await house.storage.db.updateTable('share_link').set({ withdrawn_at: 9_000 }).where('match_id', '=', id).execute()
    expect((await page()).json().matches[0].picture).toBeNull()
  })

  test('show no pictures while none may be passed on', async () => {
    const switches = { isOn: () => false }
    const shareLinks = new ShareLinks({ db: house.storage.db, env: new StandingClock(), secret: 'a secret', switches })
    const { accountId, page } = await member(openDesk(house.storage, {}, { shareLinks }))
    await plays(accountId, 9_000, true)
    expect((await page()).json().matches[0].picture).toBeNull()
  })

  test('that are private are, for everybody else, like those that are not there', async () => {
    const desk = openDesk(house.storage, { site })
    const { page, change, cookie, slug } = await member(desk)
    await change({ visibility: 'private' })
    const other = await member(desk)
    const unknown = await desk.app.inject({ url: '/api/profile/aaaaaaaaaaaa' })
    for (const answer of [await page(), await page({ cookie: other.cookie })]) {
      expect([answer.statusCode, answer.body, Object.keys(answer.headers)]).toEqual([
        404,
        unknown.body,
        Object.keys(unknown.headers),
      ])
    }
    expect((await page({ cookie })).json()).toMatchObject({ you: true, visibility: 'private' })
    const html = (url: string, headers = {}) => desk.app.inject({ url, headers: { accept: 'text/html', ...headers } })
    const [hidden, nobody] = [await html(`/p/${slug}`), await html('/p/aaaaaaaaaaaa')]
    expect([hidden.statusCode, hidden.body]).toEqual([404, nobody.body])
    expect((await html(`/p/${slug}`, { cookie })).statusCode).toBe(200)
  })

  test('that are public are found by handle as well', async () => {
    const desk = openDesk(house.storage)
    const { change, handle, slug } = await member(desk)
    await change({ visibility: 'public' })
    const answer = await desk.app.inject({ url: `/api/people/${handle}` })
    expect(answer.json()).toMatchObject({ handle, slug })
  })

  test('say the real name only where its owner wants it', async () => {
    const desk = openDesk(house.storage)
    const { page, change } = await member(desk)
    expect((await change({ realName: '  Ana   Sol ' })).json()).toMatchObject({
      realName: 'Ana Sol',
      realNameShown: false,
    })
    expect((await page()).body).not.toContain('Ana Sol')
    await change({ realNameShown: true })
    expect((await page()).json().realName).toBe('Ana Sol')
    await change({ realNameShown: false })
    expect((await page()).json().realName).toBeNull()
    for (const realName of ['', 'x'.repeat(41), 'a\u202eb', '\u3164']) {
      expect((await change({ realName })).json().error.code).toBe('BAD_NAME')
    }
    expect((await change({ realName: null })).json().realName).toBeNull()
  })

  test.each(['AAAAAAAAAAAA', 'short', 'a'.repeat(64), "aaaaaaaaaaa'"])('are not looked for at /p/%s', async (slug) => {
    const desk = openDesk(house.storage, { site })
    expect((await desk.app.inject({ url: `/api/profile/${slug}` })).statusCode).toBe(404)
    expect((await desk.app.inject({ url: `/p/${slug}` })).statusCode).toBe(404)
  })

  test('as pages are the client, with a preview in the reader’s language and nothing for search engines', async () => {
    const desk = openDesk(house.storage, { site })
    const { slug, accountId, change, handle } = await member(desk)
    await plays(accountId, 9_000, true)
    await change({ name: 'A"<b>$&' })
    const answer = await desk.app.inject({
      url: `/p/${slug}`,
      headers: { 'accept-language': 'es', host: 'games.example' },
    })
    expect([answer.statusCode, answer.headers['x-robots-tag'], answer.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-cache',
    ])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(`<meta property="og:title" content="A&quot;&lt;b&gt;$&amp; (@${handle})">`)
    expect(answer.body).toMatch(
      /<meta property="og:description" content="Partidas: 1 · ganadas: [01] · insignias: \d+">/,
    )
    expect(answer.body).toContain(`<meta property="og:url" content="http://games.example/p/${slug}">`)
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
    expect(answer.body).toMatch(/<\/head><body>\$&<\/body><\/html>$/)
    expect(answer.body).not.toContain(accountId)
  })

  test('are there without a client, for messengers alone', async () => {
    const desk = openDesk(house.storage)
    const { slug } = await member(desk)
    expect((await desk.app.inject({ url: `/p/${slug}` })).body).toContain('og:title')
  })
})

describe('one’s own career', () => {
  test('is there for guests as well, by game', async () => {
    const desk = openDesk(house.storage)
    const guest = await desk.app.inject({ method: 'POST', url: '/api/guest' })
    const headers = { cookie: cookieOf(guest) }
    const own = async () => (await desk.app.inject({ url: '/api/me/career', headers })).json()
    expect(await own()).toEqual({ games: [] })
    const id = await plays(guest.json().accountId, 10_000, false)
    expect((await own()).games).toMatchObject([{ game: 'imperio', figures: { matches: 1 } }])
    const news = (match: string) => desk.app.inject({ url: `/api/me/career/matches/${match}`, headers })
    const { read, achievements } = (await news(id)).json()
    expect([read, achievements.length > 3]).toEqual([true, true])
    // Again the same match: nothing of it is new.
    const again = await plays(guest.json().accountId, 11_000, false)
    const firsts = (await news(again)).json().achievements
    expect(firsts.filter((one: string) => achievements.includes(one))).toEqual([])
    expect((await news('nothing')).json()).toEqual({ read: false, achievements: [] })
  })

  test('can be taken along with all else that is kept', async () => {
    const desk = openDesk(house.storage)
    const { accountId, cookie, handle } = await member(desk)
    const other = await member(desk)
    const id = await plays(accountId, 12_000, false)
    const answer = await desk.app.inject({ url: '/api/me/export', headers: { cookie } })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="ludoteca.json"')
    const all = answer.json()
    expect(all.account).toMatchObject({ accountId, handle })
    expect(all.matches).toMatchObject([{ id, game: 'imperio', seat: 0, endedAt: 12_000 }])
    expect(all.careerMatches).toMatchObject([{ id, at: 12_000, counted: { matches: 1 } }])
    expect(all.achievements.length).toBeGreaterThan(3)
    expect(all.sessions).toMatchObject([{ current: true }])
    expect(answer.body).not.toMatch(/password|hash|token/)
    expect(answer.body).not.toContain(other.accountId)
  })
})
