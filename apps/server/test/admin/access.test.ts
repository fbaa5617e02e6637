import { expect, test } from 'vitest'
import { IDLE_MS, STAY_MS } from '../../src/admin/admins.ts'
import { RATES } from '../../src/limits/limits.ts'
import { MemoryLimiter } from '../../src/limits/memory.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { openAdministration } from './kit.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code

test('the second factor is set up with the code from the command line, and shown from then on', async () => {
  const { ask, appointed, admin } = openAdministration(house, clock)
  const fresh = await appointed('OPERATOR')
  expect((await ask('GET', '/api/admin/me', fresh.cookie)).json()).toMatchObject({ stage: 'enrol', role: 'OPERATOR' })
  expect(codeOf(await ask('GET', '/api/admin/admins', fresh.cookie))).toBe('SECOND_FACTOR')
  expect(codeOf(await ask('POST', '/api/admin/enrol', fresh.cookie, { code: 'another-code' }))).toBe('BAD_CODE')

  const one = await admin('OPERATOR')
  expect(one.recovery).toHaveLength(8)
  expect((await ask('GET', '/api/admin/me', one.cookie)).json()).toMatchObject({ stage: 'in' })
  const elsewhere = await one.again()
  expect((await ask('GET', '/api/admin/me', elsewhere)).json()).toMatchObject({ stage: 'prove', until: null })
  expect(codeOf(await ask('GET', '/api/admin/admins', elsewhere))).toBe('SECOND_FACTOR')
  expect(codeOf(await ask('POST', '/api/admin/enter', elsewhere, { code: '000000' }))).toBe('BAD_CODE')
  expect((await ask('POST', '/api/admin/enter', elsewhere, { code: one.nextCode() })).statusCode).toBe(200)
  expect((await ask('GET', '/api/admin/admins', elsewhere)).statusCode).toBe(200)
})

test('no code is taken twice, be it of the authenticator, for recovery or from the command line', async () => {
  const { ask, admin } = openAdministration(house, clock)
  const one = await admin('VIEWER')
  const elsewhere = await one.again()
  const code = one.nextCode()
  expect((await ask('POST', '/api/admin/enter', one.cookie, { code })).statusCode).toBe(200)
  expect(codeOf(await ask('POST', '/api/admin/enter', elsewhere, { code }))).toBe('BAD_CODE')
  const [recovery = ''] = one.recovery
  const used = await ask('POST', '/api/admin/enter', elsewhere, { code: recovery.toUpperCase().replaceAll('-', ' ') })
  expect(used.json()).toEqual({ recoveryLeft: 7 })
  expect(codeOf(await ask('POST', '/api/admin/enter', elsewhere, { code: recovery }))).toBe('BAD_CODE')
  expect(codeOf(await ask('POST', '/api/admin/enrol', one.cookie, { code: one.code }))).toBe('BAD_CODE')
})

test('of many tries at once the same code lets one in', async () => {
  const { ask, admin } = openAdministration(house, clock)
  const one = await admin('VIEWER')
  const code = one.nextCode()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask('POST', '/api/admin/enter', one.cookie, { code })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403])
})

test('whoever guesses is stopped, in whatever session, and the log shows it', async () => {
  const { ask, admin, audit } = openAdministration(house, clock, {
    attempts: new MemoryLimiter(RATES.secondFactor, clock),
  })
  const one = await admin('VIEWER')
  const sessions = [await one.again(), await one.again()]
  const answers = []
  for (let i = 0; i < 7; i++) answers.push(await ask('POST', '/api/admin/enter', sessions[i % 2], { code: '111111' }))
  expect(answers.map(codeOf)).toEqual([...Array(5).fill('BAD_CODE'), 'RATE_LIMIT', 'RATE_LIMIT'])
  expect(codeOf(await ask('POST', '/api/admin/enter', sessions[0], { code: one.nextCode() }))).toBe('RATE_LIMIT')
  const entries = await audit.read({ who: one.handle, action: 'admin.enter' }, 20)
  expect(entries.map(({ action }) => action)).toEqual([
    ...Array(3).fill('admin.enter.stopped'),
    ...Array(5).fill('admin.enter.failed'),
  ])
  clock.time += RATES.secondFactor.perMs
  expect((await ask('POST', '/api/admin/enter', sessions[0], { code: one.nextCode() })).statusCode).toBe(200)
})

test('one is out after an hour of doing nothing, after twelve hours in any case, and by leaving', async () => {
  const { ask, admin } = openAdministration(house, clock)
  const one = await admin('VIEWER')
  const stage = async () => (await ask('GET', '/api/admin/me', one.cookie)).json().stage
  clock.time += IDLE_MS - 1
  expect(await stage()).toBe('in')
  clock.time += IDLE_MS
  expect(await stage()).toBe('prove')
  await ask('POST', '/api/admin/enter', one.cookie, { code: one.nextCode() })
  const from = clock.time
  while (clock.time + IDLE_MS / 2 < from + STAY_MS) {
    clock.time += IDLE_MS / 2
    expect(await stage()).toBe('in')
  }
  clock.time = from + STAY_MS
  expect(await stage()).toBe('prove')
  await ask('POST', '/api/admin/enter', one.cookie, { code: one.nextCode() })
  expect((await ask('POST', '/api/admin/leave', one.cookie)).statusCode).toBe(204)
  expect(await stage()).toBe('prove')
})

test('being in ends with the session: whoever logs out and in again shows the second factor again', async () => {
  const { ask, admin } = openAdministration(house, clock)
  const one = await admin('VIEWER')
  await ask('POST', '/api/logout', one.cookie)
  expect((await ask('GET', '/api/admin/me', one.cookie)).statusCode).toBe(404)
  expect((await ask('GET', '/api/admin/me', await one.again())).json().stage).toBe('prove')
})

test('whoever is appointed anew begins anew, and whoever is removed is out at once', async () => {
  const { ask, admin, admins } = openAdministration(house, clock)
  const one = await admin('OPERATOR')
  await admins.add({ handle: one.handle, role: 'VIEWER', codeHash: 'x' })
  expect((await ask('GET', '/api/admin/me', one.cookie)).json()).toMatchObject({ stage: 'enrol', role: 'VIEWER' })
  expect(codeOf(await ask('POST', '/api/admin/enter', one.cookie, { code: one.nextCode() }))).toBe('BAD_CODE')
  await admins.remove(one.handle)
  expect((await ask('GET', '/api/admin/me', one.cookie)).statusCode).toBe(404)
  expect(await admins.remove(one.handle)).toMatchObject({ code: 'NO_SUCH_ADMIN' })
  expect(await admins.add({ handle: 'nobody_here', role: 'VIEWER', codeHash: 'x' })).toMatchObject({
    code: 'NO_SUCH_ACCOUNT',
  })
})

test('no answer but the one that sets it up, no log line and no row shows a second factor', async () => {
  const { ask, admin, lines, db } = openAdministration(house, clock)
  const one = await admin('OPERATOR')
  const elsewhere = await one.again()
  const answers = [
    await ask('GET', '/api/admin/me', one.cookie),
    await ask('GET', '/api/admin/admins', one.cookie),
    await ask('GET', '/api/admin/audit', one.cookie),
    await ask('POST', '/api/admin/enter', elsewhere, { code: one.nextCode() }),
    await ask('GET', '/api/me/export', one.cookie),
  ]
  const rows = await db.selectFrom('admin').selectAll().execute()
  const shown = [...answers.map(({ body }) => body), ...lines, JSON.stringify(rows)].join('\n')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  for (const secret of [one.secret, one.code, ...one.recovery]) expect(shown).not.toContain(secret)
})
