import { expect, test } from 'vitest'
import { openLimits } from '../../src/limits/limits.ts'
import { Pace, type PaceSettings } from '../../src/limits/pace.ts'
import type { Attempts } from '../../src/people/log-in.ts'
import { authenticatorOf, noLimits, peopleOf, StandingClock, testStorage } from '../people/house.ts'
import { openDesk } from './desk.ts'

const house = testStorage(new StandingClock())
const PASSWORD = 'correct horse'
let handles = 0

interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: string | null
  readonly cookies: readonly string[]
}

/** The app at a port, with somebody who has an account, and a pace that waits for `pass`. */
async function atTheDoor(settings: Partial<PaceSettings> = {}, limits: Partial<Attempts> = {}) {
  const waiting: (() => void)[] = []
  const pause = (_ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const pace = new Pace(new StandingClock(), settings, pause)
  const people = peopleOf(house, new StandingClock(), { attempts: { ...noLimits, pace, ...limits } })
  const authenticator = authenticatorOf(people, 'a secret')
  const rates = { general: 10_000, guest: 10_000, password: 10_000 }
  const { app } = openDesk(house.storage, { rates }, { people, authenticator })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const send = async (path: string, body: object, headers: Record<string, string>, signal?: AbortSignal) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
    const text = await answer.text()
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string)
    const code = text === '' ? undefined : (JSON.parse(text) as { error?: { code: string } }).error?.code
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after'), cookies } satisfies Answer
  }
  const handle = `ana_${++handles}`
  const guest = await people.guest()
  await people.claim(guest.person.accountId, handle, PASSWORD)
  const logIn = (password: string, address: string, cookie = '', signal?: AbortSignal) =>
    send('/api/login', { handle, password }, { 'x-forwarded-for': address, ...(cookie && { cookie }) }, signal)
  const pass = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { logIn, pass, waiting, app, handle, send }
}

test('wrong passwords from many addresses make the owner wait, and keep nobody out', async () => {
  const { logIn, pass, waiting } = await atTheDoor()
  for (let i = 0; i < 3; i++) expect(await logIn('wrong horse', `198.51.100.${i}`)).toMatchObject({ code: 'BAD_LOGIN' })
  const guesses = Array.from({ length: 5 }, (_, i) => logIn('wrong horse', `198.51.100.${i}`))
  await expect.poll(() => waiting.length).toBe(5)
  const owner = logIn(PASSWORD, '203.0.113.7')
  await expect.poll(() => waiting.length).toBe(6)
  await pass()
  expect((await owner).status).toBe(200)
  for (const guess of guesses) expect(await guess).toMatchObject({ status: 401, code: 'BAD_LOGIN' })
})

test('who waits is bounded: more are told 429 and when to come again', async () => {
  const { logIn, pass, waiting } = await atTheDoor({ freeTries: 0, perKeyMax: 2, perPlaceMax: 1, keptPerKey: 0 })
  const first = [logIn('wrong horse', '198.51.100.1'), logIn('wrong horse', '198.51.100.2')]
  await expect.poll(() => waiting.length).toBe(2)
  expect(await logIn('wrong horse', '198.51.100.3')).toMatchObject({
    status: 429,
    code: 'RATE_LIMIT',
    retryAfter: '15',
  })
  expect(await logIn('wrong horse', '198.51.100.1')).toMatchObject({
    status: 429,
    code: 'RATE_LIMIT',
    retryAfter: '15',
  })
  await pass()
  for (const guess of first) expect((await guess).status).toBe(401)
})

test('who guesses from one place is told 429 there and when to come again, and nobody else is', async () => {
  const { limits } = openLimits({ env: new StandingClock(), log: { info() {}, warn() {} } })
  const { logIn } = await atTheDoor({ freeTries: 100 }, { byHandle: limits.logInHandle })
  for (let i = 0; i < 5; i++) expect(await logIn('wrong horse', '198.51.100.1')).toMatchObject({ status: 401 })
  expect(await logIn(PASSWORD, '198.51.100.1')).toMatchObject({ status: 429, code: 'RATE_LIMIT', retryAfter: '120' })
  expect((await logIn(PASSWORD, '203.0.113.7')).status).toBe(200)
})

test('a browser that has logged in before, and logged out, does not wait', async () => {
  const { logIn, pass, waiting, send } = await atTheDoor({ freeTries: 1 })
  const { cookies } = await logIn(PASSWORD, '203.0.113.7')
  const device = cookies.find((cookie) => cookie.startsWith('ludoteca-device=')) as string
  await send('/api/logout', {}, { cookie: cookies.join('; ') })
  await logIn('wrong horse', '198.51.100.1')
  const guess = logIn('wrong horse', '198.51.100.1')
  await expect.poll(() => waiting.length).toBe(1)
  expect((await logIn(PASSWORD, '203.0.113.7', device)).status).toBe(200)
  expect(waiting).toHaveLength(1)
  const forged = logIn(PASSWORD, '203.0.113.7', device.slice(0, -3))
  await expect.poll(() => waiting.length).toBe(2)
  await pass()
  expect([(await guess).status, (await forged).status]).toEqual([401, 200])
})

test('who hangs up leaves the place to others', async () => {
  const { logIn, pass, waiting } = await atTheDoor({ freeTries: 0, perPlaceMax: 1 })
  const gone = new AbortController()
  const left = logIn('wrong horse', '198.51.100.1', '', gone.signal).catch(() => 'left')
  await expect.poll(() => waiting.length).toBe(1)
  gone.abort()
  expect(await left).toBe('left')
  let status = 429
  await expect
    .poll(async () => {
      const next = logIn(PASSWORD, '198.51.100.1')
      const passing = expect.poll(() => waiting.length).toBe(2)
      const answer = await Promise.race([next, passing.then(() => pass().then(() => next))])
      status = answer.status
      return status
    })
    .toBe(200)
})

test('a server that stops sends away who waits', async () => {
  const { logIn, app, waiting } = await atTheDoor({ freeTries: 0 })
  const guess = logIn('wrong horse', '198.51.100.1')
  await expect.poll(() => waiting.length).toBe(1)
  await app.close()
  expect(await guess).toMatchObject({ status: 503, code: 'CLOSING' })
})
