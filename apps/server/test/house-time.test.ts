import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { system } from '../src/environment.ts'
import { SharedTime } from '../src/shared-time.ts'
import { openStorage } from '../src/storage/open.ts'
import { findSharedTime, storeSharedTime } from '../src/storage/shared-time.ts'
import type { Storage } from '../src/storage/storage.ts'
import { DAY_MS, peopleOf, testStorage } from './people/house.ts'
import { sharedPostgres } from './shared-postgres.ts'
import { type DatabaseProxy, startProxy } from './storage/proxy.ts'
import { JUMPS, TwoClocks } from './two-clocks.ts'

const NOON = 1_700_000_000_000
const HOUR_MS = 3_600_000
let warned: object[] = []
const log = { warn: (fields: object) => void warned.push(fields) }
beforeEach(() => {
  warned = []
})

/** A process that takes up the time, and what it is told. */
async function begin(storage: Pick<Storage, 'db' | 'kind'>, env: TwoClocks, silentMs = 3_000) {
  const time = await SharedTime.open({ env, storage, log, settings: { silentMs } })
  const resumed: number[] = []
  time.subscribe((at) => void resumed.push(at))
  return { env, time, resumed }
}

describe('the time of one process', () => {
  const house = testStorage(system)
  beforeEach(() => house.storage.db.deleteFrom('setting').where('name', '=', 'time').execute())

  test.each(JUMPS)('goes on when the clock of the system is set by %i ms', async (ms) => {
    const { env, time } = await begin(house.storage, new TwoClocks(NOON))
    env.set(ms)
    expect(time.now()).toBe(NOON)
    for (let second = 1; second <= 10; second++) {
      env.pass(1_000)
      await time.look()
      // It follows by a thousandth.
      expect(Math.abs(time.now() - NOON - second * 1_000)).toBeLessThanOrEqual(second)
    }
    expect(time.now() - NOON - 10_000).toBe(Math.sign(ms) * 10)
    expect(warned).toEqual([{ ms }])
  })

  test('never goes back, nor does it stand still', async () => {
    const { env, time } = await begin(house.storage, new TwoClocks(NOON))
    env.set(-HOUR_MS)
    let last = time.now()
    for (let i = 0; i < 200; i++) {
      env.pass(10)
      if (i % 20 === 0) await time.look()
      expect(time.now()).toBeGreaterThan(last)
      last = time.now()
    }
  })

  test('a machine that was asleep, a process that did not run, and no other jump let people catch up', async () => {
    const { env, time, resumed } = await begin(house.storage, new TwoClocks(NOON))
    for (const ms of [4_000, -6_000, -HOUR_MS]) {
      env.set(ms)
      await time.look()
    }
    env.pass(4_000)
    await time.look()
    expect(resumed).toEqual([])
    env.set(HOUR_MS)
    await time.look()
    env.pass(5_000)
    await time.look()
    expect(resumed).toHaveLength(2)
    expect((await findSharedTime(house.storage.db)).kept?.resumedAt).toBe(resumed[1])
  })

  test('a later process begins no earlier, and people were away meanwhile', async () => {
    await begin(house.storage, new TwoClocks(NOON))
    const back = await begin(house.storage, new TwoClocks(NOON - 2 * HOUR_MS))
    expect([back.time.now(), back.time.resumedAt]).toEqual([NOON, NOON])
    const later = await begin(house.storage, new TwoClocks(NOON + HOUR_MS))
    expect([later.time.now(), later.time.resumedAt]).toEqual([NOON + HOUR_MS, NOON + HOUR_MS])
  })

  test('what is kept may be nonsense', async () => {
    const kept = { name: 'time', value: '{"at":"soon"}' }
    await house.storage.db.insertInto('setting').values(kept).execute()
    expect((await begin(house.storage, new TwoClocks(NOON))).time.now()).toBe(NOON)
    await house.storage.db.updateTable('setting').set({ value: '[' }).where('name', '=', 'time').execute()
    expect((await begin(house.storage, new TwoClocks(NOON))).time.now()).toBe(NOON)
  })

  test.each([400 * DAY_MS, -400 * DAY_MS])('sessions live as long as before when it is set by %i ms', async (ms) => {
    const { env, time } = await begin(house.storage, new TwoClocks(NOON))
    const people = peopleOf(house, time)
    const { token } = await people.guest()
    env.set(ms)
    await time.look()
    await people.sweep()
    expect(await people.bySession(token)).toBeDefined()
    env.pass(181 * DAY_MS)
    expect(await people.bySession(token)).toBeUndefined()
  })
})

describe('the time of several processes', () => {
  let proxy: DatabaseProxy
  let storage: Storage
  let other: Storage
  beforeAll(async () => {
    const postgres = await sharedPostgres()
    const databaseUrl = await postgres.createDatabase()
    storage = await openStorage({ databaseUrl }, system)
    proxy = await startProxy(databaseUrl)
    other = await openStorage({ databaseUrl: proxy.url }, system, { answerMs: 2_000 })
  }, 120_000)
  afterAll(async () => {
    await Promise.all([storage.close(), other.close()])
    await proxy.close()
  })
  beforeEach(() => storage.db.deleteFrom('setting').where('name', '=', 'time').execute())

  test.each(JUMPS)('is one, also if the clocks of their machines differ by %i ms', async (ms) => {
    const one = await begin(storage, new TwoClocks(NOON))
    const two = await begin(other, new TwoClocks(NOON + ms))
    // The database took its time to answer.
    expect(Math.abs(two.time.now() - one.time.now())).toBeLessThan(3_000)
    expect([two.time.resumedAt, ...two.resumed, ...one.resumed]).toEqual([one.time.resumedAt])
  })

  test('who is behind goes forwards, and lets people catch up', async () => {
    const one = await begin(storage, new TwoClocks(NOON))
    const two = await begin(other, new TwoClocks(NOON))
    // Its machine slept.
    one.env.pass(HOUR_MS)
    await one.time.look()
    await two.time.look()
    expect(two.time.now()).toBeGreaterThanOrEqual(NOON + HOUR_MS)
    expect(two.resumed.length).toBeGreaterThan(0)
    expect(two.time.resumedAt).toBeGreaterThanOrEqual(NOON + HOUR_MS)
  })

  test('what has kept people from playing in one is known to all', async () => {
    const one = await begin(storage, new TwoClocks(NOON))
    const two = await begin(other, new TwoClocks(NOON))
    one.env.pass(3_000)
    two.env.pass(3_000)
    one.time.resume()
    await one.time.look()
    await two.time.look()
    expect(two.resumed).toEqual([one.time.resumedAt])
  })

  test('a clock of the database that was set misleads nobody', async () => {
    const one = await begin(storage, new TwoClocks(NOON))
    for (const ms of [2 * HOUR_MS, -2 * HOUR_MS]) {
      const { kept } = await findSharedTime(storage.db)
      if (kept === undefined) throw new Error('nothing is kept')
      await storeSharedTime(storage.db, { ...kept, keptAt: kept.keptAt - ms, by: 'another' })
      await one.time.look()
      expect(Math.abs(one.time.now() - NOON)).toBeLessThan(5_000)
      const two = await begin(other, new TwoClocks(NOON + 5 * HOUR_MS))
      expect(Math.abs(two.time.now() - NOON)).toBeLessThan(5_000)
    }
    expect(one.resumed).toEqual([])
  })

  test('while the database is silent nobody knows what people could do, and then they may catch up', async () => {
    const { env, time, resumed } = await begin(other, new TwoClocks(NOON), 500)
    await time.look()
    expect(time.isSilent).toBe(false)
    proxy.silence()
    const looking = time.look()
    await sleep(900)
    expect(time.isSilent).toBe(true)
    await expect(looking).rejects.toThrow()
    expect([time.isSilent, resumed]).toEqual([true, []])
    env.pass(1_000)
    // The connections that are silent are given up one by one.
    while (time.isSilent) await time.look().catch(() => {})
    expect(resumed.length).toBe(1)
  })
})
