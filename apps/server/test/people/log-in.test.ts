import { isRefusal, type Refusal } from '@ludoteca/kernel'
import { beforeEach, expect, test } from 'vitest'
import { openLimits } from '../../src/limits/limits.ts'
import { Pace } from '../../src/limits/pace.ts'
import type { Visit } from '../../src/people/log-in.ts'
import type { Session } from '../../src/people/people.ts'
import { peopleOf, StandingClock, testStorage } from './house.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const PASSWORD = 'correct horse'

beforeEach(async () => {
  await house.storage.db.deleteFrom('account').execute()
})

/** People behind the limits that really hold, Ana among them. Nobody waits; how long they would have is noted. */
async function realDoor() {
  const time = new StandingClock()
  const waits: number[] = []
  const pause = async (ms: number) => void waits.push(ms)
  const { limits } = openLimits({ env: time, log: { info() {}, warn() {} } })
  const attempts = {
    byAddress: limits.logInAddress,
    byHandle: limits.logInHandle,
    byDevice: limits.logInDevice,
    bySession: limits.passwordInside,
    pace: new Pace(time, {}, pause),
  }
  const people = peopleOf(house, time, { attempts })
  const { person } = await people.guest()
  const ana = accepted(await people.claim(person.accountId, 'ana', PASSWORD))
  const tryAll = async (addresses: number, tries: number, handle = 'ana') => {
    for (let i = 0; i < addresses * tries; i++) await people.logIn(handle, 'wrong horse', from(i % addresses))
  }
  return { time, people, ana, waits, tryAll }
}

const from = (n: number): Visit => ({ address: `198.51.100.${n}` })
const home: Visit = { address: '203.0.113.7' }

function accepted(answer: Session | Refusal): Session {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`)
  return answer
}

test.each([
  [1, 2000],
  [3, 15_000],
  [50, 15_000],
])('wrong passwords from %i addresses do not lock the owner out, who waits %i ms', async (addresses, ms) => {
  const { people, tryAll, waits } = await realDoor()
  await tryAll(addresses, 20)
  waits.length = 0
  accepted(await people.logIn('ana', PASSWORD, home))
  expect(waits).toEqual([ms])
})

test('from one place few guesses at one handle are looked at, the right one neither; all others go on', async () => {
  const { people, ana, tryAll, time } = await realDoor()
  await people.claim((await people.guest()).person.accountId, 'bea', PASSWORD)
  await tryAll(1, 5)
  const refused = { code: 'RATE_LIMIT', params: { seconds: 120 } }
  expect(await people.logIn('ana', PASSWORD, from(0))).toEqual(refused)
  expect(await people.logIn('ANA', PASSWORD, from(0))).toEqual(refused)
  accepted(await people.logIn('bea', PASSWORD, from(0)))
  accepted(await people.logIn('ana', PASSWORD, home))
  const device = { id: 'device-1', accountIds: [ana.person.accountId] }
  accepted(await people.logIn('ana', PASSWORD, { ...from(0), device }))
  time.time += 120_000
  accepted(await people.logIn('ana', PASSWORD, from(0)))
})

test('neither the right password nor giving up while waiting counts as a guess', async () => {
  const { people, tryAll } = await realDoor()
  for (let i = 0; i < 12; i++) accepted(await people.logIn('ana', PASSWORD, from(0)))
  await tryAll(1, 4)
  for (let i = 0; i < 6; i++)
    expect(await people.logIn('ana', PASSWORD, { ...from(0), signal: AbortSignal.abort() })).toMatchObject({
      code: 'CLOSING',
    })
  accepted(await people.logIn('ana', PASSWORD, from(0)))
})

test('guesses at a handle that nobody has are refused as those at one that somebody has', async () => {
  const { people, tryAll } = await realDoor()
  await tryAll(1, 5, 'nobody')
  expect(await people.logIn('nobody', PASSWORD, from(0))).toMatchObject({ code: 'RATE_LIMIT' })
})

test('those who try wait longer and longer', async () => {
  const { tryAll, waits } = await realDoor()
  await tryAll(10, 1)
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
})

test('a device that has logged in before does not wait for strangers, but may not guess either', async () => {
  const { people, ana, tryAll, waits } = await realDoor()
  await tryAll(30, 2)
  const device = { id: 'device-1', accountIds: ['somebody', ana.person.accountId] }
  waits.length = 0
  accepted(await people.logIn('ana', PASSWORD, { ...home, device }))
  for (let i = 0; i < 9; i++) await people.logIn('ana', 'wrong horse', { ...home, device })
  expect(waits).toEqual([])
  await people.logIn('ana', 'wrong horse', { ...home, device })
  expect(waits).toEqual([15_000])
  waits.length = 0
  const stranger = { id: 'device-2', accountIds: ['somebody'] }
  await people.logIn('ana', 'wrong horse', { ...home, device: stranger })
  expect(waits).toEqual([15_000])
})

test('those inside change their password and prove who they are, whatever happens at the door', async () => {
  const { people, ana, tryAll, waits } = await realDoor()
  await tryAll(50, 20)
  waits.length = 0
  const { accountId } = ana.person
  expect(await people.bySession(ana.token)).toBeDefined()
  expect(isRefusal(await people.prove(accountId, PASSWORD, ana.token))).toBe(false)
  const change = { current: PASSWORD, next: 'another horse', token: ana.token }
  accepted(await people.changePassword(accountId, change))
  expect(waits).toEqual([])
})

test('who is inside by a stolen session may not guess for ever, and keeps nobody else from it', async () => {
  const { people, ana } = await realDoor()
  const { accountId } = ana.person
  const codes = []
  for (let i = 0; i < 11; i++) codes.push(await people.prove(accountId, 'wrong horse', 'stolen'))
  expect(codes.slice(0, 10)).toEqual(Array(10).fill({ code: 'WRONG_PASSWORD', params: {} }))
  expect(codes[10]).toMatchObject({ code: 'RATE_LIMIT' })
  expect(isRefusal(await people.prove(accountId, PASSWORD, ana.token))).toBe(false)
})

test('an address that tries everywhere is refused for a while, and counts for nobody then', async () => {
  const { people, waits } = await realDoor()
  for (let i = 0; i < 30; i++) await people.logIn(`handle_${i}`, 'wrong horse', from(1))
  const refused = { code: 'RATE_LIMIT', params: { seconds: 20 } }
  for (let i = 0; i < 20; i++) expect(await people.logIn('ana', PASSWORD, from(1))).toEqual(refused)
  accepted(await people.logIn('ana', PASSWORD, home))
  expect(waits).toEqual([])
})

test('nobody can tell by waiting whether there is such a handle', async () => {
  const known = await realDoor()
  await known.tryAll(5, 4)
  await house.storage.db.deleteFrom('account').execute()
  const other = await realDoor()
  await other.tryAll(5, 4, 'nobody')
  expect(other.waits).toEqual(known.waits)
})
