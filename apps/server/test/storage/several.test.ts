import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { claimOverdue, insertMatch } from '../../src/storage/matches.ts'
import { openStorage } from '../../src/storage/open.ts'
import { sharedSetting } from '../../src/storage/settings.ts'
import type { Changes, MoveRow, Storage } from '../../src/storage/storage.ts'
import { matchStore } from '../../src/tables/store.ts'
import { startPostgres } from '../../src/testing/postgres.ts'
import { startProxy } from './proxy.ts'
import { newMatch, row, rows, started } from './rows.ts'

// Processes die here, machines do not: without flushing, the disk's pace does not matter.
const postgres = await startPostgres({ settings: { fsync: 'off' } })
afterAll(() => postgres.stop())
/** Long, because machines are busy; nobody waits longer than needed. */
const SOON = { timeout: 20_000 }
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close()
})

/** As many processes would: each with connections, queue and name of its own. */
async function openSeveral(count: number): Promise<Storage[]> {
  const databaseUrl = await postgres.createDatabase()
  const all = await Promise.all(Array.from({ length: count }, () => openStorage({ databaseUrl }, system)))
  opened.push(...all)
  return all
}

async function openPair(): Promise<[Storage, Storage]> {
  const [one, other] = await openSeveral(2)
  if (one === undefined || other === undefined) throw new Error('two were asked for')
  return [one, other]
}

function hearing(storage: Storage): Changes[] {
  const heard: Changes[] = []
  storage.notifications.subscribe((news) => heard.push(news))
  return heard
}

describe('several processes on one PostgreSQL', () => {
  test('may bring the tables up to date at the same time', async () => {
    const [first] = await openSeveral(6)
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(first?.db ?? expect.fail())
    expect(done.rows.map(({ name }) => name)).toEqual([
      '0001-first-tables',
      '0002-acceptances',
      '0003-generators',
      '0004-people',
      '0005-pauses',
      '0006-share-links',
      '0007-tutorials',
      '0008-share-moments',
      '0009-careers',
      '0010-ladder',
      '0011-administration',
      '0012-content-packs',
      '0013-tallies',
      '0014-hidden-names',
    ])
  })

  test('race for every number, and one of them gets it, with all its rows', async () => {
    const pair = await openPair()
    const ids = Array.from({ length: 20 }, newMatch)
    const logs = new Map<string, MoveRow[]>(ids.map((id) => [id, []]))
    for (let round = 0; round < 15; round++) {
      const tries = ids.flatMap((id) => {
        const stored = logs.get(id) ?? []
        // Long and short appends: they overlap in part only.
        return pair.map((storage, i) => ({ id, storage, made: rows(id, stored.length + 1, 1 + ((round + i) % 3)) }))
      })
      const answers = await Promise.all(tries.map(({ storage, made }) => storage.log.append(made, round)))
      for (const [i, { id, made }] of tries.entries()) if (answers[i] === 'stored') logs.get(id)?.push(...made)
      expect(answers.filter((answer) => answer === 'stored')).toHaveLength(ids.length)
    }
    for (const [id, made] of logs) expect(await pair[1].log.after(id, 0)).toEqual(made)
    expect(pair[0].log.stats.taken + pair[1].log.stats.taken).toBe(15 * ids.length)
    expect(pair.map(({ log }) => log.stats.retries)).toEqual([0, 0])
  })

  test('take numbers in the same order, so that they never wait for each other for ever', async () => {
    const [one, other] = await openPair()
    await sql`create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.01); return new; end $$`.execute(one.db)
    await sql`create trigger slow before insert on move for each row execute function dawdle()`.execute(one.db)
    const ids = Array.from({ length: 10 }, newMatch)
    const forwards = ids.map((id) => one.log.append([row(id, 1)]))
    const backwards = ids.toReversed().map((id) => other.log.append([row(id, 1)]))
    const answers = await Promise.all([...forwards, ...backwards])
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(ids.length)
    expect([one.log.stats.retries, other.log.stats.retries]).toEqual([0, 0])
  })

  test('never look after the same due match', async () => {
    const all = await openSeveral(4)
    const [{ db }] = [all[0] ?? expect.fail()]
    const ids = Array.from({ length: 60 }, newMatch)
    await Promise.all(ids.map((id, i) => insertMatch(db, started(id, { wakeAt: i }))))
    const claims = await Promise.all([...all, ...all].map((storage) => claimOverdue(storage.db, 100, 10_000, 10)))
    expect(new Set(claims.flat()).size).toBe(claims.flat().length)
    const rest = await claimOverdue(db, 100, 10_000, 100)
    expect([...claims.flat(), ...rest].sort()).toEqual([...ids].sort())
  })

  test('share one secret', async () => {
    const all = await openSeveral(4)
    const secrets = await Promise.all(all.map(({ db }, i) => sharedSetting(db, 'secret', () => `made by ${i}`)))
    expect(new Set(secrets).size).toBe(1)
  })
})

describe('notifications', () => {
  test('tells the other process of moves, and not the one that made them', async () => {
    const [one, other] = await openPair()
    const [here, there] = [hearing(one), hearing(other)]
    const id = newMatch()
    await one.log.append(rows(id, 1, 3))
    await expect.poll(() => there, SOON).toEqual([{ matches: [{ id, seq: 3 }], rooms: [], missed: false }])
    await other.log.append([row(id, 4)])
    await expect.poll(() => here, SOON).toEqual([{ matches: [{ id, seq: 4 }], rooms: [], missed: false }])
    expect(there).toHaveLength(1)
  })

  test('does not ring for what was not stored', async () => {
    const [one, other] = await openPair()
    const heard = hearing(other)
    const [id, marker] = [newMatch(), newMatch()]
    await one.log.append([row(id, 1)])
    expect(await one.log.append([row(id, 1)])).toBe('taken')
    await one.log.append([row(marker, 1)])
    const expected = [id, marker].map((match) => ({ id: match, seq: 1 }))
    await expect.poll(() => heard.flatMap(({ matches }) => matches), SOON).toEqual(expected)
  })

  test('tells of rooms, each once in a turn, to all who listen', async () => {
    const [one, other] = await openPair()
    const hearers = [hearing(other), hearing(other)]
    one.notifications.notifyRooms(['ABCDE'])
    one.notifications.notifyRooms(['FGHJK', 'ABCDE'])
    for (const heard of hearers) {
      await expect.poll(() => heard, SOON).toEqual([{ matches: [], rooms: ['ABCDE', 'FGHJK'], missed: false }])
    }
  })

  test('carries more news than fit into one payload', async () => {
    const [one, other] = await openPair()
    const heard = hearing(other)
    const ids = Array.from({ length: 1_500 }, newMatch)
    one.notifications.notifyRooms(ids)
    await Promise.all(ids.map((id) => one.log.append([row(id, 1)])))
    await expect.poll(() => new Set(heard.flatMap(({ rooms }) => rooms)), SOON).toEqual(new Set(ids))
    await expect
      .poll(() => new Set(heard.flatMap(({ matches }) => matches.map(({ id }) => id))), SOON)
      .toEqual(new Set(ids))
  })

  test('carries news of matches that have changed without a move', async () => {
    const [one, other] = await openPair()
    const heard = hearing(other)
    const id = newMatch()
    await matchStore(one).abandon(id, 1)
    await expect.poll(() => heard.flatMap(({ matches }) => matches.map((match) => match.id)), SOON).toEqual([id])
  })

  test('hears nothing in noise', async () => {
    const [one, other] = await openPair()
    const heard = hearing(other)
    for (const noise of [
      '',
      'x',
      'x {',
      'x null',
      'x {"matches":7}',
      'x {"matches":[["a"],[1,2],null]}',
      'x {"rooms":[1]}',
    ]) {
      await sql`select pg_notify('ludoteca', ${noise})`.execute(one.db)
    }
    one.notifications.notifyRooms(['ABCDE'])
    await expect.poll(() => heard, SOON).toEqual([{ matches: [], rooms: ['ABCDE'], missed: false }])
  })

  test('says that news may be missing after a restart of the database, and goes on', async () => {
    const [one, other] = await openPair()
    const heard = hearing(other)
    await postgres.restart()
    await expect.poll(() => heard, SOON).toEqual([{ matches: [], rooms: [], missed: true }])
    const id = newMatch()
    await one.log.append([row(id, 1)])
    one.notifications.notifyRooms(['ABCDE'])
    await expect.poll(() => heard.flatMap(({ matches }) => matches), SOON).toEqual([{ id, seq: 1 }])
    await expect.poll(() => heard.flatMap(({ rooms }) => rooms), SOON).toEqual(['ABCDE'])
  })

  test('rings again when its own connection was cut', async () => {
    const databaseUrl = await postgres.createDatabase()
    const proxy = await startProxy(databaseUrl)
    opened.push(proxy)
    const one = await openStorage({ databaseUrl: proxy.url }, system)
    const other = await openStorage({ databaseUrl }, system)
    opened.unshift(one, other)
    const [here, there] = [hearing(one), hearing(other)]
    one.notifications.notifyRooms(['ABCDE'])
    await expect.poll(() => there.flatMap(({ rooms }) => rooms), SOON).toEqual(['ABCDE'])
    proxy.cut()
    one.notifications.notifyRooms(['FGHJK'])
    await expect.poll(() => there.flatMap(({ rooms }) => rooms), SOON).toEqual(['ABCDE', 'FGHJK'])
    await expect.poll(() => here, SOON).toEqual([{ matches: [], rooms: [], missed: true }])
  })
})
