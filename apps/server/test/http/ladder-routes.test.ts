import { describe, expect, test } from 'vitest'
import { careersOn, storePlayed } from '../careers/kit.ts'
import { laddersOn, NOW, readAll } from '../ladder/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, type Desk, openDesk, roomView } from './desk.ts'

const house = testStorage(new StandingClock())
const LAST_WEEK = NOW - 7 * 24 * 3_600_000
const LONG_MS = 60_000

let count = 0

/** Somebody with a handle. */
async function member(desk: Desk, visibility: 'public' | 'unlisted' | 'private') {
  const handle = `climber_${count++}`
  const guest = await desk.app.inject({ method: 'POST', url: '/api/guest' })
  const claimed = await desk.app.inject({
    method: 'POST',
    url: '/api/account',
    headers: { cookie: cookieOf(guest) },
    payload: { handle, password: 'correct horse' },
  })
  const cookie = cookieOf(claimed)
  await desk.app.inject({ method: 'PATCH', url: '/api/me', headers: { cookie }, payload: { visibility, name: handle } })
  const { slug, accountId } = claimed.json()
  return { handle, cookie, slug, accountId, headers: { cookie } }
}

/** The app at a moment of that week. */
const openAt = (now = NOW) => openDesk(house.storage, {}, { seasons: laddersOn(house.storage, now).seasons })

describe('the tables of a season', () => {
  test(
    'name those who want to be listed, and say of all others nothing but place and score',
    async () => {
      const desk = openAt()
      const [ana, ben, cleo] = [
        await member(desk, 'public'),
        await member(desk, 'unlisted'),
        await member(desk, 'private'),
      ]
      const guest = (await desk.app.inject({ method: 'POST', url: '/api/guest' })).json()
      const seats = [ana.accountId, ben.accountId, cleo.accountId, guest.accountId]
      const teams = ['T-01', 'T-02', 'T-03', 'T-12']
      for (const endedAt of [LAST_WEEK, NOW])
        await storePlayed(house.storage, { seed: 'tables', seats, teams, endedAt })
      await readAll(laddersOn(house.storage).ladders, house.storage)
      const answer = await desk.app.inject({ url: '/api/ladder/current' })
      const tables = answer.json()
      expect(answer.statusCode).toBe(200)
      expect(tables).toMatchObject({
        game: 'imperio',
        name: 'Ladder de Dinastías',
        locale: 'es',
        season: { id: '2026-W07', running: true },
        peopleTotal: 4,
        you: null,
        words: { team: 'Dinastía', teams: 'Dinastías', clock: 'hora de Lima' },
      })
      expect(tables.seasons.map(({ id }: { id: string }) => id)).toEqual(['2026-W07', '2026-W06'])
      const named = tables.people.filter(({ person }: { person: object | null }) => person !== null)
      expect(named).toMatchObject([
        { person: { handle: ana.handle, slug: ana.slug }, team: { name: 'Brecha' }, you: false },
      ])
      for (const line of tables.people.filter(({ person }: { person: object | null }) => person === null)) {
        expect(Object.keys(line).sort()).toEqual(['matches', 'person', 'rank', 'score', 'team', 'title', 'wins', 'you'])
        expect([line.team, line.matches, line.wins, line.you]).toEqual([null, null, null, false])
      }
      for (const secret of [...seats, ben.handle, cleo.handle, ben.slug, cleo.slug])
        expect(answer.body).not.toContain(secret)
      // [1.7.6] Parody names alone.
      const names = tables.teams.map(({ team }: { team: { id: string; name: string } }) => `${team.id} ${team.name}`)
      expect(names.sort()).toEqual(['T-01 Brecha', 'T-02 Romerazo', 'T-03 Gloriaz', expect.stringMatching(/^T-12 Acu/)])
      expect(answer.body).not.toContain('Rodríguez')
      expect(tables.honours.map(({ title }: { title: string }) => title)).toEqual([
        'Reyes de la Semana',
        'Escoltas',
        'Podio',
      ])
    },
    LONG_MS,
  )

  test('show everybody their own line, with their name for them alone', async () => {
    const desk = openAt()
    const [ana, ben, cleo] = [
      await member(desk, 'private'),
      await member(desk, 'unlisted'),
      await member(desk, 'unlisted'),
    ]
    const seats = [ana.accountId, ben.accountId, cleo.accountId, null]
    await storePlayed(house.storage, { seed: 'tables', seats, endedAt: LAST_WEEK })
    await readAll(laddersOn(house.storage).ladders, house.storage)
    const own = (await desk.app.inject({ url: '/api/ladder/2026-W06', headers: ana.headers })).json()
    expect(own.you).toMatchObject({ person: { handle: ana.handle }, you: true, matches: 1 })
    expect(own.season).toMatchObject({ id: '2026-W06', running: false })
    const theirs = await desk.app.inject({ url: '/api/ladder/2026-W06', headers: ben.headers })
    expect(theirs.body).not.toContain(ana.handle)
    expect(theirs.json().teams.filter(({ yours }: { yours: boolean }) => yours)).toHaveLength(1)
  })

  test.each([
    '/api/ladder/2026-W54',
    '/api/ladder/2026-W08',
    '/api/ladder/2024-W01',
    '/api/ladder/constructor',
    '/api/ladder/current?game=banca',
    '/api/ladder/current?game=constructor',
    '/api/ladder/current?game=chess',
  ])('are not there at %s', async (url) => {
    const answer = await openAt().app.inject({ url, headers: { 'accept-language': 'es' } })
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND'])
    expect(answer.json().error.message).not.toMatch(/not|found/i)
  })

  test('of a season nobody played in are empty', async () => {
    const answer = await openAt(NOW + 21 * 24 * 3_600_000).app.inject({ url: '/api/ladder/2026-W09?game=imperio' })
    expect(answer.json()).toMatchObject({ people: [], teams: [], peopleTotal: 0, you: null })
  })
})

describe('ratings', () => {
  test('are told of the people of a room to who is in it, but for whoever is private', async () => {
    const desk = openAt()
    const [ana, ben, cleo] = [
      await member(desk, 'unlisted'),
      await member(desk, 'private'),
      await member(desk, 'public'),
    ]
    const seats = [ana.accountId, ben.accountId, cleo.accountId]
    await storePlayed(house.storage, { game: 'ludomercatus', seed: 'rated', seats, endedAt: NOW })
    await readAll(laddersOn(house.storage).ladders, house.storage)
    const { db } = house.storage
    const room = { id: 'RATED', kind: 'friends', game: 'ludomercatus', status: 'lobby', version: 1 } as const
    await db
      .insertInto('room')
      .values({ ...room, state: '{}', created_at: 1, updated_at: 1, empty_since: null, expires_at: null })
      .execute()
    desk.rooms.views.set('RATED', roomView({ roomId: 'RATED', game: 'ludomercatus' }))
    const ask = (headers: object = {}) => desk.app.inject({ url: '/api/rooms/RATED/ratings', headers: { ...headers } })
    expect([(await ask()).statusCode, (await ask(ana.headers)).statusCode]).toEqual([401, 404])
    for (const [i, account_id] of seats.entries()) {
      await db
        .insertInto('participant')
        .values({
          room_id: 'RATED',
          id: `p${i}`,
          account_id,
          name: 'P',
          seat: i,
          role: 'player',
          joined_at: 1,
          seen_at: 1,
        })
        .execute()
    }
    const told = async (headers: object) => (await ask(headers)).json()
    const { ratings, newcomer } = await told(ana.headers)
    expect(newcomer).toEqual({ points: 1500, within: 1000, played: 0 })
    expect(ratings.map(({ participantId }: { participantId: string }) => participantId)).toEqual(['p0', 'p2'])
    expect(ratings[0]).toMatchObject({ played: 1 })
    expect(ratings[0].within).toBeLessThan(1000)
    expect((await told(ben.headers)).ratings).toHaveLength(3)
    desk.rooms.views.set('RATED', roomView({ roomId: 'RATED', game: 'pearls' }))
    expect((await told(ana.headers)).ratings).toEqual([])
  })

  test('and places stand on profiles', async () => {
    const desk = openAt()
    const [ana, ben] = [await member(desk, 'unlisted'), await member(desk, 'unlisted')]
    const third = (await desk.app.inject({ method: 'POST', url: '/api/guest' })).json().accountId
    await storePlayed(house.storage, {
      game: 'ludomercatus',
      seed: 'rated',
      seats: [ana.accountId, ben.accountId],
      endedAt: NOW,
    })
    const seats = [ana.accountId, ben.accountId, third, null]
    for (const endedAt of [LAST_WEEK, NOW]) await storePlayed(house.storage, { seed: 'tables', seats, endedAt })
    await careersOn(house.storage).careers.sweep()
    await readAll(laddersOn(house.storage).ladders, house.storage)
    const { games } = (await desk.app.inject({ url: `/api/profile/${ana.slug}` })).json()
    const standingIn = (game: string) => games.find((one: { game: string }) => one.game === game)?.standing
    expect(standingIn('ludomercatus')).toMatchObject({ rating: { played: 1 }, season: null, titles: [] })
    expect(standingIn('imperio')).toMatchObject({ rating: null, season: { id: '2026-W07' } })
    const own = (await desk.app.inject({ url: '/api/me/export', headers: ana.headers })).json()
    expect(own.seasons.map(({ season }: { season: string }) => season)).toEqual(['2026-W06', '2026-W07'])
    expect(own.ratings).toMatchObject([{ game: 'ludomercatus', at: NOW }])
  })
})
