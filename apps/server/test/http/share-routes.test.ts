import { readFileSync } from 'node:fs'
import { gameOfVersion, isRefusal, type Player, parseRecord, replay } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { beforeEach, describe, expect, test } from 'vitest'
import { shareLinkOf } from '../../src/share/code.ts'
import { SHARE_LINK_MS, ShareLinks } from '../../src/share/links.ts'
import { pngOf } from '../../src/share/png.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, type Desk, openDesk } from './desk.ts'
import { storedMatch, storeMatch } from './stored-match.ts'

const clock = new StandingClock()
const house = testStorage(clock)

beforeEach(async () => {
  for (const table of ['clock', 'result'] as const) await house.storage.db.deleteFrom(table).execute()
  await house.storage.db.deleteFrom('match').execute()
})

/** A finished match, and the address of its picture. */
async function offered(at = clock.time): Promise<{ desk: Desk; pageUrl: string; url: string }> {
  await storeMatch(house.storage.db, storedMatch(clock, { game: 'imperio' }), at)
  const shareLinks = new ShareLinks({ db: house.storage.db, env: clock, secret: 'a secret' })
  const desk = openDesk(house.storage, {}, { shareLinks })
  const { pictures } = (await desk.app.inject({ url: '/api/matches/match2345672/pictures' })).json()
  return { desk, ...pictures[0] }
}

const codeOn = ({ data, width, height }: PNG) =>
  jsqr.default(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('the page of a picture', () => {
  test('has all that messengers look for, with whole addresses, and is in no search [12.1.4]', async () => {
    const { desk, pageUrl, url } = await offered()
    const answer = await desk.app.inject({ url: pageUrl, headers: { host: 'games.example.org' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const html = answer.body
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(metaOf(html, 'og:image')).toBe(`http://games.example.org${url}`)
    expect(metaOf(html, 'og:url')).toBe(`http://games.example.org${pageUrl}`)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['60', '30'])
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'twitter:image')).toBe(`http://games.example.org${url}`)
    expect(metaOf(html, 'og:description')).toBe('Line 1 · Line 2')
  })

  test('speaks the language of its game, with its disclaimer and a way to play it [1.8, 2.5.2]', async () => {
    const { desk, pageUrl } = await offered()
    const { body } = await desk.app.inject({ url: pageUrl })
    const disclaimer = (await findGame('imperio')?.load())?.disclaimer as string
    expect(body).toContain('<html lang="es">')
    expect(body).toContain(`<footer>${disclaimer}</footer>`)
    expect(body).toContain('<a class="main" href="/game/imperio">Jugar este juego</a>')
    expect(body).toContain('href="/match/match2345672"')
  })

  test('of a match that still goes on leads nobody to it, and shows the moment it was offered at [2.6]', async () => {
    await storeMatch(house.storage.db, storedMatch(clock, { game: 'imperio' }), null)
    const shareLinks = new ShareLinks({ db: house.storage.db, env: clock, secret: 'a secret' })
    const desk = openDesk(house.storage, {}, { shareLinks })
    const asked: unknown[] = []
    desk.tables.pictures = async (...about) => {
      asked.push(about)
      return [
        {
          name: 'early',
          assetType: 'TROPHY',
          width: 60,
          height: 30,
          title: 'Early',
          lines: ['One'],
          text: '',
          draw: () => '<svg/>',
        },
      ]
    }
    await shareLinks.offer('match2345672', ['early'], { moment: 7 })
    const { statusCode, body } = await desk.app.inject({ url: `/s/${shareLinks.idOf('match2345672', 'early')}` })
    expect(statusCode).toBe(200)
    expect(asked).toEqual([['match2345672', expect.anything(), { moment: 7, isKept: false }]])
    expect(body).toContain('<h1>Early</h1>')
    expect(body).not.toContain('/match/')
    expect(body).not.toContain('match2345672')
  })

  test('shows names as text, whatever they look like', async () => {
    const { desk, pageUrl } = await offered()
    const { body } = await desk.app.inject({ url: pageUrl })
    expect(body).toContain('<h1>&quot;Ana,Bot Bea&quot; &amp; &lt;others&gt;</h1>')
    expect(body).not.toContain('<others>')
  })

  test('that is not there, or not any more, says so as a page', async () => {
    const { desk, pageUrl } = await offered()
    clock.time += SHARE_LINK_MS
    for (const url of [pageUrl, '/s/abc', `/s/${'a'.repeat(22)}`]) {
      const answer = await desk.app.inject({ url, headers: { 'accept-language': 'de' } })
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex'])
      expect(answer.body).toContain('Dieses Bild ist nicht mehr hier')
      const picture = await desk.app.inject({ url: `${url}/picture.png` })
      expect([picture.statusCode, picture.json().error.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('has a style of its own, and needs nothing from elsewhere', async () => {
    const { desk, pageUrl } = await offered()
    const { body } = await desk.app.inject({ url: pageUrl })
    const style = await desk.app.inject({ url: '/s/page.css' })
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(body).not.toMatch(/<script|style=|\son\w+=/)
    for (const [, source] of body.matchAll(/(?:src|href)="([^"]*)"/g)) expect(source).toMatch(/^\//)
  })
})

describe('a picture', () => {
  test('is kept as friends saw it by whoever was among them, and by nobody else [12.1.5]', async () => {
    const { desk, url } = await offered()
    const wishes: unknown[] = []
    const { pictures } = desk.tables
    desk.tables.pictures = async (id, players, wish) => {
      wishes.push(wish)
      return pictures.call(desk.tables, id, players)
    }
    const guest = await desk.app.inject({ method: 'POST', url: '/api/guest' })
    const headers = { cookie: cookieOf(guest) }
    const own = url.replace('picture.png', 'own.png')
    const seats = [{ name: 'Ana', kind: 'human', accountId: guest.json().accountId }]
    const change = (columns: object) => house.storage.db.updateTable('match').set(columns).execute()
    expect((await desk.app.inject({ url: own, headers })).headers['cache-control']).toBe('private, no-store')
    await change({ seats: JSON.stringify(seats), listed: false })
    for (const asked of [{ url: own, headers }, { url: own }, { url, headers }]) await desk.app.inject(asked)
    await change({ listed: true })
    await desk.app.inject({ url: own, headers })
    expect(wishes).toEqual([false, true, false, false, false].map((isKept) => ({ moment: null, isKept })))
  })

  test('is a PNG of the size it says, for the host it was asked from', async () => {
    const { desk, url } = await offered()
    const answer = await desk.app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' })
    const { width, height } = PNG.sync.read(answer.rawPayload)
    expect([width, height]).toEqual([60, 30])
    const elsewhere = await desk.app.inject({ url, headers: { host: 'games.example.org' } })
    expect(elsewhere.rawPayload.equals(answer.rawPayload)).toBe(false)
    expect((await desk.app.inject({ url })).rawPayload.equals(answer.rawPayload)).toBe(true)
  })

  const kinds: readonly (readonly [game: string, type: string])[] = [
    ...['PORTADA_LANDSCAPE', 'PORTADA_STORY', 'TROPHY'].map((type) => ['imperio', type] as const),
    ...['aufbau', 'banca', 'carcosa', 'ludomercatus', 'pearls'].flatMap((game) =>
      ['RESULT_CARD', 'RESULT_STORY'].map((type) => [game, type] as const),
    ),
  ]
  test.each(kinds)(
    'of %s, %s, has a code that cameras read, and letters of its own [12.1.1, 12.1.3]',
    async (game, type) => {
      const box = await findGame(game)?.load()
      const folder = new URL(`../../../../packages/games/${game}/test/replays/`, import.meta.url)
      const record = parseRecord(readFileSync(new URL('chacha12.ludo.json', folder), 'utf8'))
      const rules = box && gameOfVersion(box, record.rulesVersion)
      const match = rules && replay(rules, record)
      if (match === undefined || isRefusal(match)) throw new Error('the record does not play')
      const players: readonly Player[] = match.seats.map((_, seat) => ({ name: `Ñusta ${seat}`, kind: 'human' }))
      const pictured = { view: match.view('spectator'), players, facts: [], outcome: match.outcome() }
      const picture = box?.share?.pictures(pictured).find(({ assetType }) => assetType === type)
      const url = 'https://games.example.org/s/AbCdEfGhIjKlMnOpQrStUv'
      const png = PNG.sync.read(await pngOf(picture?.draw(shareLinkOf(url)) as string))
      expect([png.width, png.height]).toEqual([picture?.width, picture?.height])
      expect(codeOn(png)).toBe(url)
      const without = PNG.sync.read(await pngOf(picture?.draw() as string))
      expect([without.width, without.height]).toEqual([png.width, png.height])
      expect(without.data.equals(png.data)).toBe(false)
    },
  )
})
