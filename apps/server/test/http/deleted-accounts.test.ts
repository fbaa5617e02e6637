import { findGame } from '@ludoteca/registry'
import { beforeEach, expect, test } from 'vitest'
import type { HttpDeps } from '../../src/http/deps.ts'
import { Inspector } from '../../src/inspect/inspector.ts'
import { Pictures } from '../../src/share/pictures.ts'
import { matchStore } from '../../src/tables/store.ts'
import { openAdministration } from '../admin/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { storedMatch, storeMatch } from './stored-match.ts'

const clock = new StandingClock()
const house = testStorage(clock)

beforeEach(async () => {
  for (const table of ['clock', 'result', 'share_link'] as const) await house.storage.db.deleteFrom(table).execute()
  await house.storage.db.deleteFrom('match').execute()
})

/** Ana has played that game against a bot, to its end. */
async function played(game: string, extra: Partial<HttpDeps> = {}) {
  const findBox = async (id: string) => findGame(id)?.load()
  const inspector = new Inspector({ store: matchStore(house.storage), findBox, workshop: async () => undefined })
  const desk = openAdministration(house, clock, { extra: { inspector, ...extra } })
  const ana = await desk.member('Ana')
  const seats = storedMatch(clock).seats.map((seat) =>
    seat.kind === 'human' ? { ...seat, accountId: ana.accountId } : seat,
  )
  await storeMatch(house.storage.db, storedMatch(clock, { game, seats }), clock.time, ana.accountId)
  return { ...desk, ana }
}

const LISTS = [
  '/api/matches?listed',
  '/api/matches/match2345672',
  '/api/admin/matches',
  '/api/admin/matches?state=over',
]

test.each([
  ['imperio', 'Casero 01'],
  ['carcosa', 'Jugador 01'],
  ['aufbau', 'Spieler 01'],
  ['pearls', 'Player 01'],
])(
  'whoever has deleted their account is a seat in all lists of matches: %s, %s [decision 221]',
  async (game, neutral) => {
    const { ana, ask, admin } = await played(game)
    const { cookie } = await admin('VIEWER')
    const bodies = async () => Promise.all(LISTS.map(async (url) => (await ask('GET', url, cookie)).body))
    for (const body of await bodies()) expect(body).toContain('"Ana"')
    expect((await ask('DELETE', '/api/me', ana.cookie, { password: 'correct horse' })).statusCode).toBe(204)
    for (const body of await bodies()) {
      expect(body).not.toContain('Ana')
      expect(body).toContain(`"${neutral}"`)
      expect(body).toContain('"Bot Bea"')
    }
  },
)

test('what they gave to the seed goes without their name, and what the seed was made of still holds', async () => {
  const { ana, ask } = await played('pearls')
  await ask('DELETE', '/api/me', ana.cookie, { password: 'correct horse' })
  const { fairness } = (await ask('GET', '/api/matches/match2345672')).json()
  expect(fairness.contributions).toEqual([{ name: 'Player 01', entropy: 'her dice' }])
})

test('a picture that was drawn before is drawn anew, since the name goes out of it', async () => {
  const drawn: string[] = []
  const pictures = new Pictures(async (svg) => Buffer.from(`${drawn.push(svg)}`))
  const { ana, ask } = await played('pearls', { pictures })
  const [{ url }] = (await ask('GET', '/api/matches/match2345672/pictures')).json().pictures
  for (const _ of [1, 2]) expect((await ask('GET', url)).body).toBe('1')
  await ask('DELETE', '/api/me', ana.cookie, { password: 'correct horse' })
  expect((await ask('GET', url)).body).toBe('2')
})
