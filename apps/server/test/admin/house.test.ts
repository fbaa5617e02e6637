import { expect, test } from 'vitest'
import { SharedSettings } from '../../src/admin/shared-settings.ts'
import { Switches } from '../../src/admin/switches.ts'
import { HOUR_MS, StandingClock, testStorage } from '../people/house.ts'
import { FakeListener, HERE } from '../rooms/world.ts'
import { openAdministration } from './kit.ts'
import { seedMatch, sweepShareLinks } from './stored.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const why = { reason: 'a good reason' }
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code

async function scene() {
  const administration = openAdministration(house, clock)
  const operator = await administration.admin('OPERATOR')
  const set = (name: string, on: boolean) =>
    administration.ask('PUT', `/api/admin/switches/${encodeURIComponent(name)}`, operator.cookie, { on, ...why })
  return { ...administration, operator, set }
}

test('in maintenance no room opens and no match begins; what runs goes on', async () => {
  const { ask, set, member, openRoom, realRooms } = await scene()
  const { id, person } = await openRoom({ game: 'pearls', seats: 2 })
  const joined = await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const host = joined.ok ? joined.result.participantId : ''
  await realRooms.host(id, host, { command: 'ADD_BOT', strength: 'easy' })
  await set('matches', false)
  const { cookie } = await member()
  const opened = await ask('POST', '/api/rooms', cookie, { game: 'pearls', kind: 'friends' })
  expect([opened.statusCode, codeOf(opened)]).toEqual([503, 'MAINTENANCE'])
  expect(codeOf(await ask('POST', '/api/quick-play', cookie, { game: 'pearls' }))).toBe('MAINTENANCE')
  expect(await realRooms.host(id, host, { command: 'START' })).toMatchObject({ ok: false, code: 'MAINTENANCE' })
  await set('matches', true)
  expect(await realRooms.host(id, host, { command: 'START' })).toEqual({ ok: true })
})

test('a countdown that maintenance overtakes ends in the lobby, and does not begin again by itself', async () => {
  const { set, openRoom, realRooms, fakeTables } = await scene()
  const { id, person } = await openRoom({ game: 'pearls', seats: 2, kind: 'public' })
  const joined = await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const host = joined.ok ? joined.result.participantId : ''
  await realRooms.host(id, host, { command: 'ADD_BOT', strength: 'easy' })
  await realRooms.host(id, host, { command: 'START' })
  await set('matches', false)
  clock.time += 6_000
  await realRooms.sweep()
  expect((await realRooms.view(id))?.status).toBe('lobby')
  expect(fakeTables.started).toEqual([])
  await set('matches', true)
})

test('a game or a mode that is off is neither opened, chosen nor begun', async () => {
  const { ask, set, member, openRoom, realRooms } = await scene()
  const { id, person } = await openRoom({ game: 'imperio' })
  const joined = await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const host = joined.ok ? joined.result.participantId : ''
  await set('game:pearls', false)
  await set('mode:imperio:QUICK', false)
  const { cookie } = await member()
  expect(codeOf(await ask('POST', '/api/rooms', cookie, { game: 'pearls', kind: 'friends' }))).toBe('GAME_OFF')
  const quick = await ask('POST', '/api/rooms', cookie, {
    game: 'imperio',
    kind: 'friends',
    options: { mode: 'QUICK' },
  })
  expect(codeOf(quick)).toBe('MODE_OFF')
  expect(await realRooms.host(id, host, { command: 'SET_GAME', game: 'pearls' })).toMatchObject({ code: 'GAME_OFF' })
  await set('game:pearls', true)
  await set('mode:imperio:QUICK', true)
  expect(await realRooms.host(id, host, { command: 'SET_GAME', game: 'pearls' })).toEqual({ ok: true })
  expect(codeOf(await set('game:chess', false))).toBe('NOT_FOUND')
})

test('bots, reactions and pictures can be off', async () => {
  const { ask, app, set, openRoom, realRooms, db } = await scene()
  const { id, person } = await openRoom({ game: 'pearls', seats: 3 })
  const joined = await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const host = joined.ok ? joined.result.participantId : ''
  await realRooms.host(id, host, { command: 'ADD_BOT', strength: 'easy' })
  const { matchId, shareId } = await seedMatch(db, clock)
  const pictures = async () => (await ask('GET', `/api/matches/${matchId}/pictures`)).json().pictures.length
  const page = async () => (await app.inject({ method: 'GET', url: `/s/${shareId}` })).statusCode
  expect([await pictures(), await page()]).toEqual([1, 200])
  for (const name of ['bots', 'reactions', 'sharing']) await set(name, false)
  expect(await realRooms.host(id, host, { command: 'ADD_BOT', strength: 'easy' })).toMatchObject({ code: 'BOTS_OFF' })
  expect(await realRooms.host(id, host, { command: 'START' })).toMatchObject({ code: 'BOTS_OFF' })
  expect(realRooms.reaction(id, host, 'RISA')).toMatchObject({ code: 'REACTIONS_OFF' })
  expect([await pictures(), await page()]).toEqual([0, 404])
  for (const name of ['bots', 'reactions', 'sharing']) await set(name, true)
  expect(realRooms.reaction(id, host, 'RISA')).toEqual({ ok: true })
  expect(await page()).toBe(200)
})

test('another process follows as soon as it hears of it', async () => {
  const { set } = await scene()
  let hear = (_said: unknown): void => {}
  const notifications = {
    send: () => {},
    subscribeToMessages: (listener: typeof hear) => {
      hear = listener
      return () => {}
    },
  }
  const elsewhere = new Switches(house.storage.db)
  new SharedSettings([elsewhere], notifications, () => {})
  await set('ladder', false)
  expect(elsewhere.isOn('ladder')).toBe(true)
  hear({ administration: 'changed' })
  await expect.poll(() => elsewhere.isOn('ladder')).toBe(false)
  await set('ladder', true)
})

test('a term that is blocked is refused in any disguise, and one that is allowed is not', async () => {
  const { ask, operator, sharedSettings } = await scene()
  const put = (term: string, verdict: string, place = 'alone') =>
    ask('PUT', '/api/admin/names', operator.cookie, { term, place, verdict, ...why })
  const verdict = async (name: string) =>
    (await ask('GET', `/api/admin/names/test?name=${encodeURIComponent(name)}`, operator.cookie)).json().verdict
  expect(await verdict('Zopilote')).toBe('free')
  await put('Zópilote', 'blocked')
  expect([await verdict('z0piloteee'), await verdict('Zopilotes'), await verdict('Ana')]).toEqual([
    'blocked',
    'free',
    'free',
  ])
  await put('zopilote', 'blocked', 'anywhere')
  expect(await verdict('Zopilotes')).toBe('blocked')
  expect(await verdict('Puta')).toBe('blocked')
  await put('puta', 'allowed')
  expect(await verdict('Puta')).toBe('free')
  for (const [term, place] of [
    ['zopilote', 'alone'],
    ['zopilote', 'anywhere'],
    ['puta', 'alone'],
  ] as const)
    await put(term, 'built-in', place)
  expect([await verdict('Zopilote'), await verdict('Puta')]).toEqual(['free', 'blocked'])
  expect(await verdict('a'.repeat(40))).toBe('unfit')
  expect(codeOf(await put('!', 'blocked'))).toBe('BAD_NAME')
  await sharedSettings.reload()
})

test('a message reaches everybody in a room, those who come later too, until it is taken back', async () => {
  const { ask, operator, openRoom, realRooms } = await scene()
  const { id, person } = await openRoom()
  const joined = await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const listener = new FakeListener(joined.ok ? joined.result.participantId : '')
  realRooms.attach(id, listener)
  await ask('PUT', `/api/admin/rooms/${id}/notice`, operator.cookie, { text: ' At ten\n we restart. ' })
  const last = listener.sent.at(-1)
  expect(JSON.parse(last?.payload ?? '')).toMatchObject({ notice: { text: 'At ten we restart.', at: clock.time } })
  expect((await realRooms.view(id))?.notice?.text).toBe('At ten we restart.')
  await ask('PUT', `/api/admin/rooms/${id}/notice`, operator.cookie, { text: null })
  expect((await realRooms.view(id))?.notice).toBeUndefined()
})

test('a room that is closed is gone, its match ends, and whoever was in it hears by whom', async () => {
  const { ask, operator, openRoom, realRooms, fakeTables } = await scene()
  const { id, person } = await openRoom({ game: 'pearls', seats: 2 })
  const joined = await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const participantId = joined.ok ? joined.result.participantId : ''
  const removed: unknown[] = []
  realRooms.subscribe({ onMatch: () => {}, onRemoved: (...told) => removed.push(told) })
  realRooms.attach(id, new FakeListener(participantId))
  await realRooms.host(id, participantId, { command: 'ADD_BOT', strength: 'easy' })
  await realRooms.host(id, participantId, { command: 'START' })
  clock.time += 6_000
  await realRooms.sweep()
  const { matchId } = (await realRooms.view(id)) ?? {}
  expect((await ask('GET', `/api/admin/rooms/${id}/match`, operator.cookie)).json().messages).toHaveLength(1)
  const closed = await ask('POST', `/api/admin/rooms/${id}/close`, operator.cookie, why)
  expect(closed.statusCode).toBe(204)
  expect(removed).toEqual([[id, participantId, 'CLOSED_BY_ADMIN']])
  expect(fakeTables.abandoned).toEqual([matchId])
  expect((await ask('GET', `/api/rooms/${id}`)).statusCode).toBe(404)
  expect((await ask('POST', `/api/admin/rooms/${id}/close`, operator.cookie, why)).statusCode).toBe(404)
})

test('rooms are found by game, state, kind and the beginning of the code', async () => {
  const { ask, operator, openRoom } = await scene()
  const { id } = await openRoom({ game: 'banca', kind: 'public' })
  const find = async (query: string) => {
    const { rooms } = (await ask('GET', `/api/admin/rooms?${query}`, operator.cookie)).json()
    return rooms.some(({ roomId }: { roomId: string }) => roomId === id)
  }
  const found = ['', 'game=banca', 'status=lobby', 'kind=public', `code=${id.slice(0, 3).toLowerCase()}`].map(find)
  expect(await Promise.all(found)).toEqual([true, true, true, true, true])
  const not = ['game=pearls', 'status=running', 'kind=friends', 'code=%25'].map(find)
  expect(await Promise.all(not)).toEqual([false, false, false, true])
})

test('a picture that was withdrawn is gone for good, though its match offers it again', async () => {
  const { ask, app, operator, db } = await scene()
  const { matchId } = await seedMatch(db, clock)
  const offered = async () => (await ask('GET', `/api/matches/${matchId}/pictures`)).json().pictures
  const [{ pageUrl }] = await offered()
  const id = pageUrl.slice('/s/'.length)
  const status = async () => (await app.inject({ method: 'GET', url: pageUrl })).statusCode
  expect(await status()).toBe(200)
  expect((await ask('POST', `/api/admin/shared/${id}/withdraw`, operator.cookie, why)).statusCode).toBe(204)
  expect([await status(), await offered()]).toEqual([404, []])
  clock.time += 1e11
  await sweepShareLinks(db, clock)
  clock.time -= 1e11
  expect([await status(), await offered()]).toEqual([404, []])
  const { sweep, withdrawn } = (await ask('GET', '/api/admin/shared', operator.cookie)).json()
  expect([sweep.gone > 0, withdrawn > 0]).toEqual([true, true])
})

test('the dashboard counts who is here, matches by day and mode, their length, and who came back', async () => {
  // Not just after midnight, or some of them would be of the day before.
  clock.time += 12 * HOUR_MS
  const { ask, operator, openRoom, realRooms, db, metrics } = await scene()
  const { id, person } = await openRoom({ game: 'pearls' })
  await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  await realRooms.join(id, person, { role: 'PLAYER' }, HERE)
  const before = (await ask('GET', '/api/admin/dashboard', operator.cookie)).json()
  expect(before.now.rooms).toBeGreaterThan(0)
  expect(before.now.players).toBeGreaterThan(0)
  for (const minutes of [10, 20, 90]) {
    await seedMatch(
      db,
      { time: clock.time },
      { game: 'imperio', options: { mode: 'LONG' }, startedAt: clock.time - minutes * 60_000 },
    )
  }
  metrics.joins.inc({ how: 'new' }, 3)
  metrics.joins.inc({ how: 'back' })
  metrics.refusals.inc({ code: 'RATE_LIMIT' }, 2)
  metrics.rateLimited.inc({ where: 'socket' }, 2)
  const { days, lengths, traffic } = (await ask('GET', '/api/admin/dashboard', operator.cookie)).json()
  const day = new Date(clock.time).toISOString().slice(0, 10)
  expect(days).toContainEqual({ day, game: 'imperio', mode: 'LONG', matches: 3 })
  expect(lengths).toContainEqual({ game: 'imperio', matches: 3, medianMs: 20 * 60_000 })
  expect(traffic).toMatchObject({
    joins: 4,
    reconnectRate: 0.25,
    errors: 0,
    refusals: { RATE_LIMIT: 2 },
    rateLimited: { socket: 2 },
  })
})
