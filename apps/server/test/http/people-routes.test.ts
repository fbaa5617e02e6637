import { Api, ApiError } from '@ludoteca/client'
import { describe, expect, test } from 'vitest'
import { hashToken } from '../../src/people/tokens.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, type Desk, openDesk } from './desk.ts'

const house = testStorage(new StandingClock())
const credentials = (handle: string, password = 'correct horse') => ({ handle, password })

/** The token in a signed cookie. */
function tokenIn(cookie: string): string {
  return decodeURIComponent(cookie)
    .replace(/^ludoteca=/, '')
    .split('.')[0] as string
}

async function enter({ app }: Desk, language = 'en') {
  const answer = await app.inject({ method: 'POST', url: '/api/guest', headers: { 'accept-language': language } })
  expect(answer.statusCode).toBe(200)
  return { cookie: cookieOf(answer), me: answer.json() }
}

describe('coming in', () => {
  test('a guest gets a cookie that scripts cannot read and other sites cannot use', async () => {
    const { app } = openDesk(house.storage)
    const answer = await app.inject({ method: 'POST', url: '/api/guest' })
    const [cookie, ...attributes] = (answer.headers['set-cookie'] as string).split('; ')
    expect(cookie).toMatch(/^ludoteca=/)
    expect(attributes.sort()).toEqual(['HttpOnly', `Max-Age=${180 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax'])
    expect(answer.json()).toMatchObject({ claimed: false, handle: null, visibility: 'unlisted', slug: null })
  })

  test('the cookie is for TLS alone when it was given over TLS', async () => {
    const { app } = openDesk(house.storage)
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await app.inject({ method: 'POST', url: '/api/guest', headers })
    const [cookie, ...attributes] = (answer.headers['set-cookie'] as string).split('; ')
    expect(cookie).toMatch(/^__Host-ludoteca=/)
    expect(attributes.sort()).toEqual(['HttpOnly', `Max-Age=${180 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test('who is known already stays who they are', async () => {
    const desk = openDesk(house.storage)
    const { cookie, me } = await enter(desk, 'de-AT')
    expect(me.name).toMatch(/^Gast/)
    const again = await desk.app.inject({ method: 'POST', url: '/api/guest', headers: { cookie } })
    expect(again.json()).toEqual(me)
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  test('a stranger, and a cookie somebody else signed, are asked to come in first', async () => {
    const { app } = openDesk(house.storage)
    for (const cookie of ['', 'ludoteca=token.signature', 'ludoteca=']) {
      const answer = await app.inject({ url: '/api/me', headers: { cookie } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().error.code).toBe('NO_SESSION')
    }
  })

  test('looking who one is renews the cookie', async () => {
    const desk = openDesk(house.storage)
    const { cookie, me } = await enter(desk)
    const answer = await desk.app.inject({ url: '/api/me', headers: { cookie } })
    expect(answer.json()).toEqual(me)
    expect(cookieOf(answer)).toBe(cookie)
  })
})

describe('accounts', () => {
  test('claim, log out, log in elsewhere, change the password, log out everywhere', async () => {
    const desk = openDesk(house.storage)
    const { app } = desk
    const { cookie: guest, me } = await enter(desk)
    const claimed = await app.inject({
      method: 'POST',
      url: '/api/account',
      headers: { cookie: guest },
      payload: credentials('Ana'),
    })
    expect(claimed.json()).toEqual({
      ...me,
      handle: 'ana',
      claimed: true,
      slug: expect.stringMatching(/^[a-z2-7]{12}$/),
    })
    const first = cookieOf(claimed)
    expect((await app.inject({ url: '/api/me', headers: { cookie: guest } })).statusCode).toBe(401)

    const out = await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: first } })
    expect(out.statusCode).toBe(204)
    expect(out.headers['set-cookie']).toContain('ludoteca=;')
    expect((await app.inject({ url: '/api/me', headers: { cookie: first } })).statusCode).toBe(401)

    const elsewhere = await app.inject({ method: 'POST', url: '/api/login', payload: credentials('ANA') })
    expect(elsewhere.json()).toEqual(claimed.json())
    const second = cookieOf(elsewhere)
    const changed = await app.inject({
      method: 'POST',
      url: '/api/password',
      headers: { cookie: second },
      payload: { current: 'correct horse', next: 'another horse' },
    })
    expect(changed.statusCode).toBe(200)
    expect((await app.inject({ url: '/api/me', headers: { cookie: second } })).statusCode).toBe(401)
    const third = cookieOf(changed)
    const fourth = cookieOf(
      await app.inject({ method: 'POST', url: '/api/login', payload: credentials('ana', 'another horse') }),
    )
    await app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie: third },
      payload: { everywhere: true },
    })
    expect((await app.inject({ url: '/api/me', headers: { cookie: fourth } })).statusCode).toBe(401)
    const { accountId } = me
    const loggedOut = { sessionId: hashToken(tokenIn(first)) }
    // Everybody for the claim, one by logging out, everybody for the new password and again for good.
    expect(desk.dismissed).toEqual([{ accountId }, loggedOut, { accountId }, { accountId }])
  })

  test('logging in ends the session that this browser had before', async () => {
    const desk = openDesk(house.storage)
    const { cookie } = await enter(desk)
    await desk.app.inject({
      method: 'POST',
      url: '/api/account',
      headers: { cookie: (await enter(desk)).cookie },
      payload: credentials('bea'),
    })
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie },
      payload: credentials('bea'),
    })
    expect(answer.statusCode).toBe(200)
    expect((await desk.app.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(401)
  })

  test.each([
    [credentials('x'), 400, 'BAD_HANDLE'],
    [credentials('cleo', 'short'), 400, 'BAD_PASSWORD'],
    [credentials('cleo', '        '), 400, 'BAD_PASSWORD'],
    [credentials('cleo', 'password'), 400, 'EASY_PASSWORD'],
    [credentials('cleo', '12345678'), 400, 'EASY_PASSWORD'],
    [credentials('cleo_cleo', 'cleo_cleo'), 400, 'OWN_PASSWORD'],
    [credentials('ludoteca'), 409, 'HANDLE_TAKEN'],
    [{ handle: 'cleo' }, 400, 'BAD_REQUEST'],
    [{ ...credentials('cleo'), admin: true }, 400, 'BAD_REQUEST'],
    [{ handle: ['cleo'], password: {} }, 400, 'BAD_REQUEST'],
    [null, 400, 'BAD_REQUEST'],
  ])('claiming with %j is answered %i %s', async (payload, status, code) => {
    const desk = openDesk(house.storage)
    const { cookie, me } = await enter(desk)
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/account',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect((await desk.app.inject({ url: '/api/me', headers: { cookie } })).json()).toEqual(me)
  })

  test('a wrong password is answered 401 and sets no cookie', async () => {
    const { app } = openDesk(house.storage)
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: credentials('nobody_here') })
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'BAD_LOGIN'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a deleted account is gone', async () => {
    const desk = openDesk(house.storage)
    const { cookie } = await enter(desk)
    const { accountId } = (await desk.app.inject({ url: '/api/me', headers: { cookie } })).json()
    const answer = await desk.app.inject({ method: 'DELETE', url: '/api/me', headers: { cookie } })
    expect(answer.statusCode).toBe(204)
    expect(desk.rooms.calls).toEqual([{ forget: accountId }, { forget: accountId }])
    expect(cookieOf(answer)).toBe('ludoteca=')
    expect((await desk.app.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(401)
    expect(desk.dismissed).toEqual([{ accountId }])
  })
})

describe('profiles', () => {
  test('name, colour and portrait are changed one by one', async () => {
    const desk = openDesk(house.storage)
    const { cookie, me } = await enter(desk)
    const change = (payload: object) =>
      desk.app.inject({ method: 'PATCH', url: '/api/me', headers: { cookie }, payload })
    await change({ name: ' Ana ' })
    const answer = await change({ colour: '#00aa77', portrait: { hair: 'curls', hat: true } })
    const expected = { ...me, name: 'Ana', colour: '#00aa77', portrait: { hair: 'curls', hat: true } }
    expect(answer.json()).toEqual(expected)
    expect((await change({})).json()).toEqual(expected)
  })

  test.each([
    { colour: 'red' },
    { colour: '#00AA7' },
    { portrait: { deep: { deeper: 1 } } },
    { portrait: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`key${i}`, i])) },
    { portrait: { hair: 'x'.repeat(41) } },
    { handle: 'admin' },
    { name: 'x'.repeat(17) },
    { name: 'Аdmin' },
    { name: 'Bot Alba' },
    { name: '\u3164' },
    { visibility: 'all' },
  ])('%j is refused and changes nothing', async (payload) => {
    const desk = openDesk(house.storage)
    const { cookie, me } = await enter(desk)
    const answer = await desk.app.inject({ method: 'PATCH', url: '/api/me', headers: { cookie }, payload })
    expect(answer.statusCode).toBe(400)
    expect((await desk.app.inject({ url: '/api/me', headers: { cookie } })).json()).toEqual(me)
  })

  test('others see a person only when they want to be found, and never the account behind', async () => {
    const desk = openDesk(house.storage)
    const { cookie } = await enter(desk)
    const claimed = await desk.app.inject({
      method: 'POST',
      url: '/api/account',
      headers: { cookie },
      payload: credentials('dora'),
    })
    const headers = { cookie: cookieOf(claimed) }
    expect((await desk.app.inject({ url: '/api/people/dora' })).statusCode).toBe(404)
    await desk.app.inject({ method: 'PATCH', url: '/api/me', headers, payload: { visibility: 'public', name: 'Dora' } })
    const answer = await desk.app.inject({ url: '/api/people/DORA' })
    expect(Object.keys(answer.json()).sort()).toEqual(['colour', 'createdAt', 'handle', 'name', 'portrait', 'slug'])
    expect(answer.json()).toMatchObject({ handle: 'dora', name: 'Dora' })
  })
})

describe('the client library', () => {
  test('plays a whole visit over a real connection', async () => {
    const { app } = openDesk(house.storage)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const api = new Api(`http://127.0.0.1:${port}`)
    const refused = (answer: Promise<unknown>) => answer.catch((error: ApiError) => error.code)
    expect(await refused(api.me())).toBe('NO_SESSION')
    const guest = await api.guest()
    expect(await api.me()).toEqual(guest)
    expect(await api.setProfile({ name: 'Eva', colour: '#123456' })).toMatchObject({ name: 'Eva' })
    expect(await api.claim('eva', 'correct horse')).toMatchObject({ handle: 'eva', claimed: true })
    await api.logOut()
    expect(api.cookie).toMatch(/^ludoteca-device=/)
    expect(await refused(api.logIn('eva', 'wrong horse'))).toBe('BAD_LOGIN')
    expect(await api.logIn('eva', 'correct horse')).toMatchObject({ accountId: guest.accountId, name: 'Eva' })
    expect((await api.games()).length).toBeGreaterThan(1)
    const room = await api.createRoom({ game: 'banca', kind: 'public' })
    expect(await api.room(room.roomId)).toEqual(room)
    expect(await api.rooms({ status: 'lobby' })).toHaveLength(1)
    expect((await api.quickPlay('banca')).roomId).toBe('QUICK')
    expect(await api.matches()).toEqual({ matches: [], next: null })
    expect(await api.matches({ listed: true, limit: 5 })).toEqual({ matches: [], next: null })
    expect(await refused(api.match('nothing'))).toBe('NOT_FOUND')
    expect(await api.career()).toEqual([])
    expect(await api.newAchievements('nothing')).toBeUndefined()
    expect(JSON.parse(await api.export())).toMatchObject({ account: { handle: 'eva' } })
    const { slug } = await api.me()
    expect(await api.profile(slug ?? '')).toMatchObject({ handle: 'eva', you: true, visibility: 'unlisted' })
    expect(await refused(api.profile('nothing'))).toBe('NOT_FOUND')
    expect(await refused(api.record('nothing'))).toBe('NOT_FOUND')
    expect(await refused(api.remove())).toBe('WRONG_PASSWORD')
    expect(await refused(api.remove('wrong horse'))).toBe('WRONG_PASSWORD')
    await api.remove('correct horse')
    expect(api.cookie).toBe('')
    const gone = await api.me().catch((error: unknown) => error)
    expect(gone).toBeInstanceOf(ApiError)
  })
})
