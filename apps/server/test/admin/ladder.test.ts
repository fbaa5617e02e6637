import { expect, test } from 'vitest'
import { careersOn, storePlayed } from '../careers/kit.ts'
import { DAY_MS, laddersOn, NOW, readAll } from '../ladder/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { openAdministration } from './kit.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const why = { reason: 'two windows of one person' }
const LAST_WEEK = NOW - 7 * DAY_MS
const LONG_MS = 60_000

/** Two seasons with a match each, of three people with handles, the first of them in public, and of one guest. */
async function scene() {
  await house.storage.db.deleteFrom('match').execute()
  const { ladders, seasons } = laddersOn(house.storage)
  const administration = openAdministration(house, clock, { extra: { seasons } })
  const { ask, member, admin } = administration
  const people = [await member('Ana'), await member('Ben'), await member('Cleo')]
  const [ana] = people
  await ask('PATCH', '/api/me', ana?.cookie, { visibility: 'public' })
  const guest = (await ask('POST', '/api/guest')).json()
  const seats = [...people.map(({ accountId }) => accountId), guest.accountId as string]
  const teams = ['T-01', 'T-02', 'T-03', 'T-12']
  const [before = '', now = ''] = [
    await storePlayed(house.storage, { seed: 'tables', seats, teams, endedAt: LAST_WEEK }),
    await storePlayed(house.storage, { seed: 'tables', seats, teams, endedAt: NOW }),
  ]
  await readAll(ladders, house.storage)
  const operator = await admin('OPERATOR')
  const season = async (id = 'current', cookie = operator.cookie) =>
    (await ask('GET', `/api/admin/ladder/imperio?season=${id}`, cookie)).json()
  const act = (path: string, cookie = operator.cookie) => ask('POST', `/api/admin/ladder/${path}`, cookie, why)
  return { ...administration, people, ana, before, now, operator, season, act, ladders }
}

const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code

test(
  'a season is seen with both tables, its titles and its matches',
  async () => {
    const { ask, operator, season, before } = await scene()
    const games = (await ask('GET', '/api/admin/ladder', operator.cookie)).json()
    expect(games.open).toBe(true)
    expect(games.games).toContainEqual({ game: 'imperio', seasons: 'Ladder de Dinastías' })
    expect(games.games).toContainEqual({ game: 'ludomercatus', seasons: null })
    const running = await season()
    expect(running.season).toMatchObject({ id: '2026-W07', running: true })
    expect(running.seasons.map(({ id }: { id: string }) => id)).toEqual(['2026-W07', '2026-W06'])
    expect(running.people.map(({ title }: { title: string | null }) => title)).toEqual([null, null, null, null])
    const over = await season('2026-W06')
    for (const table of [over.people, over.teams])
      expect(table.slice(0, 3).map(({ title }: { title: string }) => title)).toEqual([
        'Reyes de la Semana',
        'Escoltas',
        'Podio',
      ])
    expect(over).toMatchObject({ peopleTotal: 4, matchesTotal: 1, matches: [{ id: before, counts: 'yes' }] })
    expect(over.matches[0].seats).toHaveLength(4)
    for (const path of ['imperio?season=2026-W54', 'imperio?season=2024-W01', 'ludomercatus', 'chess'])
      expect([path, codeOf(await ask('GET', `/api/admin/ladder/${path}`, operator.cookie))]).toEqual([
        path,
        'NOT_FOUND',
      ])
  },
  LONG_MS,
)

test(
  'whoever may not look at accounts reads only the names that anybody reads',
  async () => {
    const { admin, season, people, ana } = await scene()
    const viewer = await season('current', (await admin('VIEWER')).cookie)
    const named = viewer.people.filter(({ who }: { who: object | null }) => who !== null)
    expect(named).toMatchObject([{ who: { name: 'Ana', handle: ana?.handle, accountId: null } }])
    for (const { handle, accountId } of people.slice(1)) {
      expect(JSON.stringify(viewer)).not.toContain(handle)
      expect(JSON.stringify(viewer)).not.toContain(accountId)
    }
    const moderator = await season('current', (await admin('MODERATOR')).cookie)
    const ids = moderator.matches[0].seats.map(({ who }: { who: { accountId: string } }) => who.accountId)
    expect(ids).toEqual(expect.arrayContaining(people.map(({ accountId }) => accountId)))
  },
  LONG_MS,
)

test(
  'a match that is taken out counts for nobody until it is let in again',
  async () => {
    const { ask, operator, season, act, now, audit } = await scene()
    const whole = await season()
    expect((await act(`matches/${now}/exclude`)).statusCode).toBe(204)
    expect(await season()).toMatchObject({ peopleTotal: 0, matches: [{ id: now, counts: 'excluded' }] })
    const listed = async () => (await ask('GET', '/api/admin/ladder/imperio/exclusions', operator.cookie)).json()
    expect(await listed()).toMatchObject({ exclusions: [{ matchId: now, by: operator.handle, ...why, endedAt: NOW }] })
    expect((await act(`matches/${now}/include`)).statusCode).toBe(204)
    expect(await season()).toEqual(whole)
    expect(await listed()).toEqual({ exclusions: [] })
    const lines = await audit.read({ action: 'ladder', who: operator.handle }, 10)
    expect(lines).toMatchObject([
      { action: 'ladder.include', target: now, ...why },
      { action: 'ladder.exclude', target: now, ...why },
    ])
  },
  LONG_MS,
)

test(
  'a match that is not there, or was not taken out, changes nothing and leaves no line',
  async () => {
    const { act, now, audit, operator, ask } = await scene()
    for (const path of ['matches/nothing/exclude', `matches/${now}/include`, 'imperio/seasons/2026-W54/recompute'])
      expect([path, codeOf(await act(path))]).toEqual([path, 'NOT_FOUND'])
    const silent = await ask('POST', `/api/admin/ladder/matches/${now}/exclude`, operator.cookie, { reason: ' ' })
    expect(codeOf(silent)).toBe('BAD_REQUEST')
    expect(await audit.read({ action: 'ladder', who: operator.handle }, 10)).toEqual([])
  },
  LONG_MS,
)

test(
  'a season is read again from the logs, whatever became of its rows',
  async () => {
    const { season, act, audit, operator, db } = await scene()
    const whole = await season()
    await db.updateTable('ladder_seat').set({ points: 999 }).where('season', '=', '2026-W07').execute()
    expect((await season()).people[0].score).toBe(999)
    const answer = await act('imperio/seasons/current/recompute')
    expect([answer.statusCode, answer.json()]).toEqual([200, { read: 1, unreadable: [] }])
    expect(await season()).toEqual(whole)
    expect(await audit.read({ action: 'ladder', who: operator.handle }, 10)).toMatchObject([
      { action: 'ladder.recompute', target: '2026-W07', details: { game: 'imperio' }, ...why },
    ])
  },
  LONG_MS,
)

test(
  'while the ladder is closed nobody is shown a place, and matches that end meanwhile count afterwards',
  async () => {
    const { ask, operator, ana, people, season, ladders } = await scene()
    await careersOn(house.storage).careers.sweep()
    const set = (on: boolean) => ask('PUT', '/api/admin/switches/ladder', operator.cookie, { on, ...why })
    const standing = async () => {
      const slug = (await ask('GET', '/api/me', ana?.cookie)).json().slug
      const { games } = (await ask('GET', `/api/profile/${slug}`)).json()
      return games.find(({ game }: { game: string }) => game === 'imperio').standing
    }
    const isOpen = async () => (await ask('GET', '/api/ladder')).json()
    expect([await isOpen(), (await standing()).season.id]).toEqual([{ open: true }, '2026-W07'])
    await set(false)
    expect(await isOpen()).toEqual({ open: false })
    for (const id of ['current', '2026-W06', 'nonsense']) {
      const answer = await ask('GET', `/api/ladder/${id}?game=imperio`)
      expect([id, answer.statusCode, codeOf(answer)]).toEqual([id, 409, 'LADDER_OFF'])
    }
    expect(await standing()).toMatchObject({ season: null, titles: [] })
    const seats = people.map(({ accountId }) => accountId)
    await storePlayed(house.storage, { seed: 'tables', seats: [...seats, null], endedAt: NOW + 1 })
    await readAll(ladders, house.storage)
    expect(await season()).toMatchObject({ matchesTotal: 2 })
    await set(true)
    const shown = (await ask('GET', '/api/ladder/current?game=imperio')).json()
    expect(Math.max(...shown.people.map(({ matches }: { matches: number | null }) => matches ?? 0))).toBe(2)
    expect((await standing()).season.id).toBe('2026-W07')
  },
  LONG_MS,
)
