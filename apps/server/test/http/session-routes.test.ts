import { expect, test } from 'vitest'
import { hashToken } from '../../src/people/tokens.ts'
import { authenticatorOf, DAY_MS, HOUR_MS, peopleOf, StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, openDesk } from './desk.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const PASSWORD = 'correct horse'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
let handles = 0

/** Somebody with an account, at a desk whose cookies got their prefix at that time. */
async function member(plainUntil = 0) {
  const people = peopleOf(house, clock)
  const desk = openDesk(
    house.storage,
    { rates: { password: 1_000 } },
    { people, authenticator: authenticatorOf(people, 'a secret', plainUntil) },
  )
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, cookie = '', payload?: object, agent = FIREFOX) =>
    desk.app.inject({ method, url, headers: { cookie, 'user-agent': agent }, ...(payload && { payload }) })
  const handle = `eva_${++handles}`
  const guest = cookieOf(await ask('POST', '/api/guest'))
  const cookie = cookieOf(await ask('POST', '/api/account', guest, { handle, password: PASSWORD }))
  const elsewhere = async () => cookieOf(await ask('POST', '/api/login', '', { handle, password: PASSWORD }, IPHONE))
  const isIn = async (one: string) => (await ask('GET', '/api/me', one)).statusCode === 200
  return { ...desk, people, ask, cookie, elsewhere, isIn, handle }
}

const idOf = (cookie: string) =>
  hashToken(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '')

test('one sees where one is logged in, with what, and which of it is here', async () => {
  const { ask, cookie, elsewhere } = await member()
  clock.time += HOUR_MS
  const phone = await elsewhere()
  const { sessions } = (await ask('GET', '/api/me/sessions', cookie)).json()
  expect(sessions).toEqual([
    { id: expect.any(String), device: 'Safari, iOS', createdAt: clock.time, seenAt: clock.time, current: false },
    {
      id: expect.any(String),
      device: 'Firefox, Linux',
      createdAt: clock.time - HOUR_MS,
      seenAt: clock.time,
      current: true,
    },
  ])
  const text = JSON.stringify(sessions)
  for (const own of [cookie, phone]) expect(text).not.toContain(idOf(own).slice(0, 16))
  expect((await ask('GET', '/api/me/sessions')).statusCode).toBe(401)
  const asToken = await ask('GET', '/api/me', `ludoteca=${sessions[0].id}`)
  expect(asToken.statusCode).toBe(401)
})

test('one is ended: whoever is connected by it is sent away, and the others stay', async () => {
  const { ask, cookie, elsewhere, isIn, dismissed } = await member()
  const [phone, tablet] = [await elsewhere(), await elsewhere()]
  const { sessions } = (await ask('GET', '/api/me/sessions', phone)).json()
  const { id } = sessions.find(({ current }: { current: boolean }) => current)
  dismissed.length = 0
  expect((await ask('DELETE', `/api/me/sessions/${id}`, cookie)).statusCode).toBe(204)
  expect(dismissed).toEqual([{ sessionId: idOf(phone) }])
  expect([await isIn(cookie), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true])
  const again = await ask('DELETE', `/api/me/sessions/${id}`, cookie)
  expect([again.statusCode, again.json().error.code]).toEqual([404, 'NO_SUCH_SESSION'])
})

test('all others are ended at once', async () => {
  const { ask, cookie, elsewhere, isIn, dismissed } = await member()
  const [phone, tablet] = [await elsewhere(), await elsewhere()]
  dismissed.length = 0
  expect((await ask('DELETE', '/api/me/sessions', cookie)).statusCode).toBe(204)
  expect(dismissed).toHaveLength(2)
  expect(dismissed).toEqual(expect.arrayContaining([{ sessionId: idOf(phone) }, { sessionId: idOf(tablet) }]))
  expect([await isIn(cookie), await isIn(phone), await isIn(tablet)]).toEqual([true, false, false])
})

test('ending the session one asks with is logging out', async () => {
  const { ask, cookie, isIn } = await member()
  const { sessions } = (await ask('GET', '/api/me/sessions', cookie)).json()
  const answer = await ask('DELETE', `/api/me/sessions/${sessions[0].id}`, cookie)
  expect([answer.statusCode, cookieOf(answer)]).toEqual([204, 'ludoteca='])
  expect(await isIn(cookie)).toBe(false)
})

test('nobody ends the sessions of others', async () => {
  const [eva, mallory] = [await member(), await member()]
  const { sessions } = (await eva.ask('GET', '/api/me/sessions', eva.cookie)).json()
  const answer = await mallory.ask('DELETE', `/api/me/sessions/${sessions[0].id}`, mallory.cookie)
  expect(answer.statusCode).toBe(404)
  expect(await eva.isIn(eva.cookie)).toBe(true)
})

test('of very many sessions those that were not used for longest end', async () => {
  const { ask, cookie, elsewhere, isIn } = await member()
  const first = await elsewhere()
  clock.time += HOUR_MS
  expect(await isIn(cookie)).toBe(true)
  for (let i = 0; i < 49; i++) await elsewhere()
  expect([await isIn(cookie), await isIn(first)]).toEqual([true, false])
  expect((await ask('GET', '/api/me/sessions', cookie)).json().sessions).toHaveLength(50)
})

test('deleting an account asks for the password; a guest has none', async () => {
  const { ask, cookie, isIn, rooms } = await member()
  for (const payload of [undefined, {}, { password: 'wrong horse' }, { password: '' }]) {
    const answer = await ask('DELETE', '/api/me', cookie, payload)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'WRONG_PASSWORD'])
  }
  expect((await ask('DELETE', '/api/me', cookie, { password: [PASSWORD] })).statusCode).toBe(400)
  expect([await isIn(cookie), rooms.calls]).toEqual([true, []])
  const answer = await ask('DELETE', '/api/me', cookie, { password: PASSWORD })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^ludoteca=;/),
    expect.stringMatching(/^ludoteca-device=;/),
  ])
  expect(await isIn(cookie)).toBe(false)
  const guest = cookieOf(await ask('POST', '/api/guest'))
  expect((await ask('DELETE', '/api/me', guest)).statusCode).toBe(204)
})

test('the description says what deleting needs', async () => {
  const { app } = await member()
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  const { requestBody } = paths['/api/me'].delete
  expect(requestBody.required).toBe(false)
  expect(JSON.stringify(requestBody.content)).toContain('"password"')
})

const tls = (cookie: string) => ({ cookie, 'x-forwarded-proto': 'https' })

test('over TLS only the cookie with the prefix counts', async () => {
  const { app, people, cookie } = await member()
  const authenticator = authenticatorOf(people, 'a secret')
  const me = (one: string) => app.inject({ url: '/api/me', headers: tls(one) })
  expect((await me(cookie)).statusCode).toBe(401)
  const guest = await app.inject({ method: 'POST', url: '/api/guest', headers: tls('') })
  const own = cookieOf(guest)
  expect((await me(`${cookie}; ${own}`)).json()).toEqual(guest.json())
  expect((await app.inject({ url: '/api/me', headers: { cookie: own } })).statusCode).toBe(401)
  expect(authenticator.tokenOf({ headers: { cookie: `${cookie}; ${own}` }, protocol: 'https' })).toBe(
    authenticator.tokenOf({ headers: { cookie: own }, protocol: 'https' }),
  )
})

test.each(['POST /api/guest', 'GET /api/me'])('a session from before the prefix moves over, at %s', async (route) => {
  const [method, url] = route.split(' ') as ['GET', string]
  const { app, cookie, isIn, dismissed } = await member(clock.time + 1)
  const moved = await app.inject({ method, url, headers: tls(cookie) })
  expect(moved.statusCode).toBe(200)
  expect(moved.json().claimed).toBe(true)
  const [kept, cleared, ...more] = [moved.headers['set-cookie']].flat() as string[]
  expect(kept).toMatch(/^__Host-ludoteca=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(cleared).toMatch(/^ludoteca=; .*Path=\//)
  expect(more).toEqual([])
  const again = await app.inject({ url: '/api/me', headers: tls((kept as string).split(';')[0] as string) })
  expect(again.json()).toEqual(moved.json())
  clock.time += 10 * 60_000
  expect((await app.inject({ url: '/api/me', headers: tls(cookie) })).statusCode).toBe(401)
  expect(await isIn(cookie)).toBe(false)
  expect(dismissed).toHaveLength(1)
})

test('tabs that come back at once, and one whose answer was lost, are all who they were', async () => {
  const { app, ask } = await member(clock.time + 1)
  const guest = await ask('POST', '/api/guest')
  clock.time += 2 * HOUR_MS
  const comeBack = () => app.inject({ method: 'POST', url: '/api/guest', headers: tls(cookieOf(guest)) })
  const tabs = await Promise.all([comeBack(), comeBack(), comeBack()])
  clock.time += 9 * 60_000
  tabs.push(await comeBack())
  for (const tab of tabs) {
    expect(tab.json()).toEqual(guest.json())
    expect(cookieOf(tab)).toMatch(/^__Host-ludoteca=./)
    expect((await app.inject({ url: '/api/me', headers: tls(cookieOf(tab)) })).json()).toEqual(guest.json())
  }
})

test('using a session that has moved over does not make it last, and neither does moving it again', async () => {
  const { app, cookie, isIn } = await member(clock.time + 1)
  clock.time += 2 * HOUR_MS
  for (let i = 0; i < 2; i++) {
    expect((await app.inject({ url: '/api/me', headers: tls(cookie) })).statusCode).toBe(200)
    expect(await isIn(cookie)).toBe(true)
    clock.time += 5 * 60_000
  }
  expect(await isIn(cookie)).toBe(false)
  expect((await app.inject({ url: '/api/me', headers: tls(cookie) })).statusCode).toBe(401)
})

test('a cookie that a neighbour under the same domain has planted does not make anybody somebody else', async () => {
  const { app, elsewhere } = await member(clock.time)
  clock.time += 1
  const planted = await elsewhere()
  const guest = await app.inject({ method: 'POST', url: '/api/guest', headers: tls(planted) })
  expect(guest.json().claimed).toBe(false)
})

test('nothing moves over any more once no session from before can be left', async () => {
  const { app, cookie } = await member(clock.time + 1)
  clock.time += 180 * DAY_MS + 1
  await house.storage.db
    .updateTable('session')
    .set({ expires_at: clock.time + DAY_MS })
    .execute()
  expect((await app.inject({ url: '/api/me', headers: tls(cookie) })).statusCode).toBe(401)
})
