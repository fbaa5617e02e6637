import { isRefusal } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { STEP_MS } from '../../src/testing/authenticator.ts'
import { HOUR_MS, StandingClock, testStorage } from '../people/house.ts'
import { HERE } from '../rooms/world.ts'
import { openAdministration } from './kit.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const PASSWORD = 'correct horse'
const errorOf = (answer: { json(): { error?: object } }) => answer.json().error

async function scene() {
  const administration = openAdministration(house, clock)
  const moderator = await administration.admin('MODERATOR')
  const person = await administration.member('Ines')
  const act = (what: string, body: object) =>
    administration.ask('POST', `/api/admin/accounts/${person.accountId}/${what}`, moderator.cookie, body)
  return { ...administration, moderator, person, act }
}

test('whoever is suspended is out at once, reads until when and why in their language, and is in again afterwards', async () => {
  const { app, ask, act, person, told } = await scene()
  await act('sanction', { kind: 'suspension', hours: 2, reason: 'shouting' })
  const until = clock.time + 2 * HOUR_MS
  expect(told).toEqual([person.accountId])
  const said = { code: 'SUSPENDED', params: { until, reason: 'shouting' } }
  const german = await app.inject({
    method: 'GET',
    url: '/api/me',
    headers: { cookie: person.cookie, 'accept-language': 'de' },
  })
  expect([german.statusCode, errorOf(german)]).toEqual([403, { ...said, message: 'Dieses Konto ist gesperrt.' }])
  for (const [method, url, body] of [
    ['POST', '/api/guest'],
    ['POST', '/api/rooms', { game: 'pearls', kind: 'friends' }],
    ['PATCH', '/api/me', { colour: null }],
  ] as const) {
    expect(errorOf(await ask(method, url, person.cookie, body)), url).toMatchObject(said)
  }
  const atTheDoor = await ask('POST', '/api/login', '', { handle: person.handle, password: PASSWORD })
  expect(errorOf(atTheDoor)).toMatchObject(said)
  // Nobody else is told anything.
  const guess = await ask('POST', '/api/login', '', { handle: person.handle, password: 'a wrong password' })
  expect(errorOf(guess)).toMatchObject({ code: 'BAD_LOGIN' })
  clock.time = until
  expect((await ask('GET', '/api/me', person.cookie)).statusCode).toBe(200)
})

test('a ban holds until it is lifted, and keeps nobody from their own data, from leaving and from deleting it', async () => {
  const { ask, act, person } = await scene()
  await act('sanction', { kind: 'ban', reason: 'cheating' })
  clock.time += 100 * 365 * 24 * HOUR_MS
  const again = await ask('POST', '/api/login', '', { handle: person.handle, password: PASSWORD })
  expect(errorOf(again)).toMatchObject({ code: 'SUSPENDED', params: { until: null, reason: 'cheating' } })
  clock.time -= 100 * 365 * 24 * HOUR_MS
  expect((await ask('GET', '/api/me/export', person.cookie)).statusCode).toBe(200)
  await act('sanction', { kind: 'lifted', reason: 'a mistake' })
  expect((await ask('GET', '/api/me', person.cookie)).statusCode).toBe(200)
  await act('sanction', { kind: 'ban', reason: 'no mistake' })
  expect((await ask('POST', '/api/logout', person.cookie)).statusCode).toBe(204)
})

test('whoever is suspended leaves every room, and a session of theirs counts as over for sockets', async () => {
  const { admin, ask, openRoom, realRooms, people } = openAdministration(house, clock)
  const moderator = await admin('MODERATOR')
  const { id, host, person } = await openRoom()
  await ask('POST', `/api/admin/accounts/${host.accountId}/sanction`, moderator.cookie, {
    kind: 'ban',
    reason: 'why not',
  })
  expect(await realRooms.view(id)).toBeUndefined()
  const { hashToken } = await import('../../src/people/tokens.ts')
  const token = decodeURIComponent(host.cookie.split('=')[1] ?? '').split('.')[0] ?? ''
  expect(await people.endedOf([hashToken(token)])).toEqual(new Set([hashToken(token)]))
  expect(person.accountId).toBe(host.accountId)
})

test('a warning is read once', async () => {
  const { ask, act, person } = await scene()
  await act('sanction', { kind: 'warning', reason: 'be kind' })
  expect((await ask('GET', '/api/me', person.cookie)).json().warning).toBe('be kind')
  expect((await ask('DELETE', '/api/me/warning', person.cookie)).statusCode).toBe(204)
  expect((await ask('GET', '/api/me', person.cookie)).json().warning).toBeNull()
})

test('a name that was taken away stays away in rooms and profile until it may be chosen again', async () => {
  const { admin, ask, openRoom, realRooms } = openAdministration(house, clock)
  const moderator = await admin('MODERATOR')
  const { id, host, person } = await openRoom()
  const seatName = async () => {
    const seat = (await realRooms.view(id))?.seats[0]
    return seat?.kind === 'human' ? seat.name : undefined
  }
  const act = (body: object) => ask('POST', `/api/admin/accounts/${host.accountId}/name`, moderator.cookie, body)
  const me = async () => (await ask('GET', '/api/me', host.cookie)).json()
  await act({ kind: 'mask', reason: 'rude' })
  expect(await seatName()).toBe('Player 01')
  expect(await me()).toMatchObject({ name: expect.stringMatching(/^Invitado \d+$/), nameLocked: true })
  const own = await ask('PATCH', '/api/me', host.cookie, { name: 'Rude again' })
  expect([own.statusCode, errorOf(own)]).toEqual([403, expect.objectContaining({ code: 'NAME_LOCKED' })])
  const joined = await realRooms.join(id, { ...person, nameLocked: true }, { role: 'PLAYER' }, HERE)
  const participantId = joined.ok ? joined.result.participantId : ''
  const inRoom = await realRooms.setProfile(id, participantId, { displayName: 'Rude' })
  expect(inRoom).toMatchObject({ ok: false, code: 'NAME_LOCKED' })
  const bad = await act({ kind: 'rename', name: 'hijo de puta', reason: 'a slip' })
  expect(errorOf(bad)).toMatchObject({ code: 'BAD_NAME' })
  await act({ kind: 'rename', name: 'Carla', reason: 'as agreed' })
  expect([await seatName(), (await me()).name]).toEqual(['Carla', 'Carla'])
  await act({ kind: 'free', reason: 'learnt' })
  expect((await ask('PATCH', '/api/me', host.cookie, { name: 'Clara' })).statusCode).toBe(200)
  expect(await realRooms.setProfile(id, participantId, { displayName: 'Clara' })).toEqual({ ok: true })
})

test('a report of a name is on the list, outlives the room, and is settled by what is done', async () => {
  const { admin, ask, openRoom, realRooms, member, people } = openAdministration(house, clock)
  const { id, host } = await openRoom({ seats: 2 })
  clock.time += 25 * HOUR_MS
  const reporter = await member()
  const person = await people.byId(reporter.accountId)
  clock.time += 25 * HOUR_MS
  const moderator = await admin('MODERATOR')
  const joined = person && (await realRooms.join(id, person, { role: 'WATCHER' }, HERE))
  if (!joined?.ok) throw new Error('nobody came in')
  const [seat] = (await realRooms.view(id))?.seats ?? []
  const targetId = seat?.kind === 'human' ? seat.participantId : ''
  await realRooms.reportName(id, joined.result.participantId, { targetId, reason: 'OFENSIVO' })
  await ask('POST', `/api/admin/rooms/${id}/close`, moderator.cookie, { reason: 'a test' })
  const of = async (settled: string) => {
    const { reports } = (await ask('GET', `/api/admin/reports?settled=${settled}`, moderator.cookie)).json()
    return reports.filter(({ accountId }: { accountId: string }) => accountId === host.accountId)
  }
  expect(await of('no')).toMatchObject([{ roomId: id, game: 'pearls', reason: 'OFENSIVO', by: reporter.handle }])
  await ask('POST', `/api/admin/accounts/${host.accountId}/name`, moderator.cookie, { kind: 'mask', reason: 'right' })
  expect([await of('no'), await of('yes')]).toEqual([[], [expect.objectContaining({ settledAs: 'masked' })]])
})

test('the real name is told for a reason alone, and that is in the log', async () => {
  const { ask, act, person, moderator, audit } = await scene()
  await ask('PATCH', '/api/me', person.cookie, { realName: 'Inés de Lima' })
  const shown = await ask('GET', `/api/admin/accounts/${person.accountId}`, moderator.cookie)
  expect([shown.body.includes('Lima'), shown.json().hasRealName]).toEqual([false, true])
  expect((await act('real-name', {})).statusCode).toBe(400)
  expect((await act('real-name', { reason: 'a court asks' })).json()).toEqual({ realName: 'Inés de Lima' })
  const [entry] = await audit.read({ action: 'account.real-name' }, 1)
  expect(entry).toMatchObject({ who: moderator.handle, target: person.accountId, reason: 'a court asks' })
  expect(JSON.stringify(entry)).not.toContain('Lima')
})

test('sessions of somebody are ended one by one or all', async () => {
  const { ask, act, person, moderator, dismissed } = await scene()
  const phone = await person.again()
  const { sessions } = (await ask('GET', `/api/admin/accounts/${person.accountId}`, moderator.cookie)).json()
  expect(sessions).toHaveLength(2)
  await act('sessions/end', { session: sessions[0].id, reason: 'stolen' })
  const isIn = async (cookie: string) => (await ask('GET', '/api/me', cookie)).statusCode === 200
  expect([await isIn(person.cookie), await isIn(phone)].filter(Boolean)).toHaveLength(1)
  await act('sessions/end', { session: null, reason: 'stolen' })
  expect([await isIn(person.cookie), await isIn(phone)]).toEqual([false, false])
  expect(dismissed).toContainEqual({ accountId: person.accountId })
})

test('an account that is deleted leaves no profile and no real name, and its matches stay', async () => {
  const { ask, admin, member, db } = openAdministration(house, clock)
  const operator = await admin('OPERATOR')
  const person = await member('Ines')
  await ask('PATCH', '/api/me', person.cookie, { realName: 'Inés de Lima' })
  const { seedMatch } = await import('./stored.ts')
  const { matchId } = await seedMatch(db, clock, {
    seats: [
      { name: 'Ines', kind: 'human', accountId: person.accountId },
      { name: 'Bot Bea', kind: 'bot', accountId: null },
    ],
  })
  await db
    .updateTable('result')
    .set({ account_id: person.accountId })
    .where('match_id', '=', matchId)
    .where('seat', '=', 0)
    .execute()
  const gone = await ask('POST', `/api/admin/accounts/${person.accountId}/delete`, operator.cookie, {
    reason: 'asked for it',
  })
  expect(gone.statusCode).toBe(204)
  expect((await ask('GET', '/api/me', person.cookie)).statusCode).toBe(401)
  const rows = [
    await db.selectFrom('account').selectAll().where('id', '=', person.accountId).execute(),
    await db.selectFrom('match').selectAll().where('id', '=', matchId).execute(),
    await db.selectFrom('result').selectAll().where('match_id', '=', matchId).execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain(person.accountId)
  expect(JSON.stringify(rows)).not.toContain('Lima')
  expect(rows.map(({ length }) => length)).toEqual([0, 1, 2])
})

test('those who look after the house are not touched from inside', async () => {
  const { ask, admin } = openAdministration(house, clock)
  const [one, other] = [await admin('OPERATOR'), await admin('VIEWER')]
  clock.time += STEP_MS
  for (const [what, body] of [
    ['sanction', { kind: 'ban', reason: 'a coup' }],
    ['name', { kind: 'mask', reason: 'a coup' }],
    ['delete', { reason: 'a coup' }],
    ['sessions/end', { session: null, reason: 'a coup' }],
  ] as const) {
    const answer = await ask('POST', `/api/admin/accounts/${other.accountId}/${what}`, one.cookie, body)
    expect([what, answer.statusCode, errorOf(answer)]).toEqual([
      what,
      403,
      expect.objectContaining({ code: 'ADMIN_ACCOUNT' }),
    ])
  }
  expect(isRefusal(await ask('GET', '/api/me', other.cookie))).toBe(false)
})
