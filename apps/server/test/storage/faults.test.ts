import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { system } from '../../src/environment.ts'
import { insertMatch } from '../../src/storage/matches.ts'
import { openStorage, type StorageSettings } from '../../src/storage/open.ts'
import { sharedSetting } from '../../src/storage/settings.ts'
import { type MoveRow, type Storage, StorageDown } from '../../src/storage/storage.ts'
import { startPostgres } from '../../src/testing/postgres.ts'
import { startProxy } from './proxy.ts'
import { newMatch, row, rows, started } from './rows.ts'

// Processes die here, machines do not: without flushing, the disk's pace does not matter.
const postgres = await startPostgres({ settings: { fsync: 'off' } })
afterAll(() => postgres.stop())
const toClose: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of toClose.splice(0).reverse()) await one.close()
})

async function open(databaseUrl: string, settings: Partial<StorageSettings> = {}): Promise<Storage> {
  const storage = await openStorage({ databaseUrl }, system, settings)
  toClose.push(storage)
  return storage
}

/** Plays 20 matches, two moves at a time, until told to stop; gives back what was acknowledged. */
function playOn(storage: Storage): { stop(): Promise<MoveRow[]>; readonly acknowledged: MoveRow[] } {
  const acknowledged: MoveRow[] = []
  let isOn = true
  const play = async (id: string) => {
    for (let seq = 1; isOn; seq += 2) {
      const made = rows(id, seq, 2)
      expect(await storage.log.append(made, seq)).toBe('stored')
      acknowledged.push(...made)
    }
  }
  const all = Promise.all(Array.from({ length: 20 }, () => play(newMatch())))
  const stop = async () => {
    isOn = false
    await all
    return acknowledged
  }
  return { stop, acknowledged }
}

async function expectStored(storage: Storage, made: readonly MoveRow[]): Promise<void> {
  for (const id of new Set(made.map(({ matchId }) => matchId))) {
    expect(await storage.log.after(id, 0)).toEqual(made.filter(({ matchId }) => matchId === id))
  }
}

describe('when the database goes away and comes back', () => {
  test.each(['restart', 'kill'] as const)(
    'after a %s in the middle of appends nothing acknowledged is lost',
    async (how) => {
      const storage = await open(await postgres.createDatabase())
      const game = playOn(storage)
      for (let round = 0; round < 3; round++) {
        await sleep(150)
        if (how === 'kill') await postgres.kill()
        await postgres.restart()
      }
      const soFar = game.acknowledged.length
      await expect.poll(() => game.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(soFar + 100)
      const made = await game.stop()
      expect(storage.log.stats.retries).toBeGreaterThan(0)
      await expectStored(storage, made)
      expect(await storage.healthy()).toBe(true)
    },
  )

  test('it opens as soon as the database is there', async () => {
    const url = await postgres.createDatabase()
    await postgres.kill()
    const opening = open(url)
    await sleep(300)
    await postgres.restart()
    expect(await (await opening).healthy()).toBe(true)
  })
})

describe('when the answer of the database is lost', () => {
  test('stored moves are recognised and not stored twice', async () => {
    const proxy = await startProxy(await postgres.createDatabase())
    toClose.push(proxy)
    const storage = await open(proxy.url)
    const made = Array.from({ length: 10 }, () => rows(newMatch(), 1, 3))
    proxy.loseAnswerTo('move-store')
    const answers = await Promise.all(made.map((all) => storage.log.append(all)))
    expect(new Set(answers)).toEqual(new Set(['stored']))
    expect(proxy.lost).toBe(1)
    expect(storage.log.stats).toMatchObject({ retries: 1, taken: 0 })
    await expectStored(storage, made.flat())
  })

  test('a connection that has fallen silent is given up for a new one', async () => {
    const proxy = await startProxy(await postgres.createDatabase())
    toClose.push(proxy)
    const storage = await open(proxy.url, { answerMs: 1_500 })
    const id = newMatch()
    await storage.log.append([row(id, 1)])
    proxy.silence()
    expect(await storage.log.append([row(id, 2)])).toBe('stored')
    expect(storage.log.stats.retries).toBeGreaterThan(0)
    expect(await storage.log.after(id, 1)).toHaveLength(1)
  })

  test.each([
    ['a query', (db: Storage['db']) => sharedSetting(db, 'secret', () => 'x')],
    ['a transaction', (db: Storage['db']) => insertMatch(db, started(newMatch()))],
  ])('%s on a connection that has fallen silent fails in time, and the next one gets another', async (_, ask) => {
    const proxy = await startProxy(await postgres.createDatabase())
    toClose.push(proxy)
    const storage = await open(proxy.url, { answerMs: 1_500, connections: 1 })
    await ask(storage.db)
    proxy.silence()
    await expect(ask(storage.db)).rejects.toMatchObject({ name: 'StorageDown', reason: 'away' })
    await ask(storage.db)
    proxy.silence()
    await storage.close()
  })
})

/** Whether those who were on their way already when it was noticed have all been there. */
async function areTurnedAway(proxy: { readonly calls: number }): Promise<boolean> {
  const before = proxy.calls
  await sleep(50)
  return proxy.calls - before < 3
}

describe('when the database stays away', () => {
  test('appends are given up after a while, with those behind them, and later ones succeed', async () => {
    const storage = await open(await postgres.createDatabase(), { retryForMs: 600 })
    const id = newMatch()
    await storage.log.append([row(id, 1)])
    await postgres.kill()
    const first = storage.log.append([row(id, 2)])
    const checks = [expect(first).rejects.toMatchObject({ name: 'StorageDown', reason: 'away' })]
    await sleep(300)
    checks.push(expect(storage.log.append([row(id, 3)])).rejects.toBeInstanceOf(StorageDown))
    await Promise.all(checks)
    await expect(storage.log.after(id, 0)).rejects.toBeInstanceOf(StorageDown)
    expect(await storage.healthy()).toBe(false)
    expect(storage.log.stats.waiting).toBe(0)
    await postgres.restart()
    await storage.absence.whenBack()
    expect(await storage.log.after(id, 0)).toHaveLength(1)
    expect(await storage.log.append([row(id, 2)])).toBe('stored')
  })

  test('one asks for all whether it is back, and wakes them', async () => {
    const proxy = await startProxy(await postgres.createDatabase())
    toClose.push(proxy)
    const storage = await open(proxy.url, { retryForMs: 120_000 })
    const id = newMatch()
    await storage.log.append([row(id, 1)])
    const news: boolean[] = []
    storage.absence.subscribe((isAway) => void news.push(isAway))
    await postgres.kill()
    const readers = Array.from({ length: 300 }, () => storage.log.after(id, 0))
    const append = storage.log.append([row(id, 2)])
    await vi.waitUntil(() => storage.absence.isAway, { timeout: 30_000 })
    await vi.waitUntil(() => areTurnedAway(proxy), { timeout: 30_000 })
    const before = { calls: proxy.calls, at: Date.now() }
    const back = storage.absence.whenBack()
    for (let asked = 0; asked < 300; asked++) {
      await expect(sharedSetting(storage.db, 'secret', () => 'x')).rejects.toMatchObject({ reason: 'away' })
    }
    expect(await storage.healthy()).toBe(false)
    await sleep(2000)
    // Pauses double, from a tenth of a second up to five; notifications have a connection of its own.
    const pauses = 6 + (Date.now() - before.at) / 5_000
    expect(proxy.calls - before.calls).toBeLessThan(2 * pauses)
    await postgres.restart()
    await back
    expect(await append).toBe('stored')
    for (const read of await Promise.all(readers)) expect(read.length).toBeGreaterThan(0)
    expect(await storage.healthy()).toBe(true)
    expect(news).toEqual([true, false])
  })

  test('nobody waits for it in a server that stops', async () => {
    const storage = await open(await postgres.createDatabase())
    await postgres.kill()
    const checks = [storage.log.append([row(newMatch(), 1)]), storage.log.after(newMatch(), 0)].map((work) =>
      expect(work).rejects.toMatchObject({ reason: 'away' }),
    )
    await sleep(300)
    const from = performance.now()
    storage.hasten()
    await Promise.all(checks)
    expect(performance.now() - from).toBeLessThan(2000)
    await postgres.restart()
  })

  test('so many may wait and no more', async () => {
    const storage = await open(await postgres.createDatabase(), { waitingRows: 10 })
    await postgres.kill()
    const waiting = Array.from({ length: 5 }, () => storage.log.append(rows(newMatch(), 1, 2)))
    await expect(storage.log.append([row(newMatch(), 1)])).rejects.toMatchObject({ reason: 'busy' })
    await postgres.restart()
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['stored']))
  })

  test('opening it fails with a reason', async () => {
    const url = await postgres.createDatabase()
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(open(wrong.href)).rejects.toMatchObject({ code: '28P01' })
    await postgres.kill()
    await expect(open(url, { retryForMs: 300 })).rejects.toBeInstanceOf(StorageDown)
    await postgres.restart()
  })
})

describe('while the tables are brought up to date', () => {
  /** What Kysely locks while it does so. */
  const LOCK = '3853314791062309107'

  test('a database that goes away is told from one that never was there', async () => {
    const url = await postgres.createDatabase()
    const holder = await open(url)
    const { held } = await holder.db.connection().execute(async (one) => {
      await sql.raw(`select pg_advisory_lock(${LOCK})`).execute(one)
      const opening = openStorage({ databaseUrl: url }, system, { retryForMs: 500 }).then(
        () => 'opened',
        (error: Error) => error,
      )
      const waiting = () => sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(one)
      await expect.poll(async () => (await waiting()).rows.length).toBe(1)
      await postgres.kill()
      return { held: await opening }
    })
    expect(held).toMatchObject({
      name: 'UpgradeInterrupted',
      message: expect.stringMatching(/went away while its tables were brought up to date \(.+\)\. .* start again when/),
    })
    await postgres.restart()
    expect(await (await open(url)).healthy()).toBe(true)
  })
})

describe('closing', () => {
  test('writes what waits and refuses what comes later', async () => {
    const url = await postgres.createDatabase()
    const storage = await openStorage({ databaseUrl: url }, system, { batchRows: 5 })
    const made = Array.from({ length: 30 }, () => row(newMatch(), 1))
    const answers = made.map((one) => storage.log.append([one]))
    const closed = storage.close()
    await expect(storage.log.append([row(newMatch(), 1)])).rejects.toMatchObject({ reason: 'closed' })
    await Promise.all([closed, storage.close()])
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['stored']))
    await expectStored(await open(url), made)
  })
})
