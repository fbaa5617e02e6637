import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { finishedBy, finishedInPublic } from '../../src/storage/finished-matches.ts'
import {
  claimOverdue,
  findMatch,
  finishMatch,
  insertMatch,
  pauseMatch,
  resumeMatch,
  type SeatResult,
  setWakeAt,
  wakeMatch,
} from '../../src/storage/matches.ts'
import { latestSnapshot, saveSnapshot } from '../../src/storage/snapshots.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newMatch, row, started } from './rows.ts'

const OUTCOME = { reason: 'last-one', ranks: [1, 2], winners: [0], scores: [12, 7] }

function resultsOf(id: string): SeatResult[] {
  return [
    { seat: 0, accountId: `ana-${id}`, name: 'Ana', kind: 'human', rank: 1, score: 12, won: true },
    { seat: 1, accountId: null, name: 'Bot', kind: 'bot', rank: 2, score: 7, won: false },
  ]
}

/** What is promised of matches and their clocks, whatever the database. */
export function matchContract(storage: () => Storage): void {
  const db = () => storage().db
  const dueOf = async (id: string) => (await findMatch(db(), id))?.wakeAt

  test('a match is found as it was started', async () => {
    const match = started(newMatch(), { wakeAt: 5_000 })
    await insertMatch(db(), match)
    const found = await findMatch(db(), match.id)
    expect(found).toEqual(match)
    expect(JSON.stringify(found?.options)).toBe(JSON.stringify(match.options))
    expect(await findMatch(db(), newMatch())).toBeUndefined()
    await setWakeAt(db(), match.id, null)
  })

  test('a pause is remembered until it ends', async () => {
    const match = started(newMatch())
    await insertMatch(db(), match)
    await pauseMatch(db(), match.id, 2_000)
    expect(await findMatch(db(), match.id)).toEqual({ ...match, pausedAt: 2_000 })
    expect(await resumeMatch(db(), match.id, 3_000)).toBe(1_000)
    expect(await findMatch(db(), match.id)).toEqual({ ...match, pausedMs: 1_000, clocksFrom: 3_000 })
  })

  test('pauses add up, each counted once, whichever process sees it begin and end', async () => {
    const match = started(newMatch())
    await insertMatch(db(), match)
    await pauseMatch(db(), match.id, 2_000)
    await pauseMatch(db(), match.id, 2_500)
    expect(await resumeMatch(db(), match.id, 3_000)).toBe(1_000)
    expect(await resumeMatch(db(), match.id, 9_000)).toBe(1_000)
    expect(await findMatch(db(), match.id)).toMatchObject({ pausedAt: null, clocksFrom: 3_000 })
    await pauseMatch(db(), match.id, 10_000)
    expect(await resumeMatch(db(), match.id, 10_500)).toBe(1_500)
    expect(await findMatch(db(), match.id)).toEqual({ ...match, pausedMs: 1_500, clocksFrom: 10_500 })
  })

  test('an append sets the clock, stops it, or leaves it alone', async () => {
    const { log } = storage()
    const id = newMatch()
    await insertMatch(db(), started(id))
    await log.append([row(id, 1)], 9_000)
    expect(await dueOf(id)).toBe(9_000)
    await log.append([row(id, 2)])
    expect(await dueOf(id)).toBe(9_000)
    await Promise.all([log.append([row(id, 3)], 11_000), log.append([row(id, 4)], 12_000)])
    expect(await dueOf(id)).toBe(12_000)
    expect(await log.append([row(id, 4)], 13_000)).toBe('taken')
    expect(await dueOf(id)).toBe(12_000)
    await log.append([row(id, 5)], null)
    expect(await dueOf(id)).toBeNull()
  })

  test('what is due is given out once, the longest overdue first, and again when the lease ends', async () => {
    const ids = Array.from({ length: 4 }, newMatch)
    for (const [i, id] of ids.entries()) await insertMatch(db(), started(id, { wakeAt: 100 + i }))
    expect(new Set(await claimOverdue(db(), 102, 500, 2))).toEqual(new Set(ids.slice(0, 2)))
    expect(await claimOverdue(db(), 102, 500, 10)).toEqual([ids[2]])
    expect(await claimOverdue(db(), 102, 500, 10)).toEqual([])
    await setWakeAt(db(), ids[0] ?? '', null)
    expect(new Set(await claimOverdue(db(), 500, 900, 10))).toEqual(new Set(ids.slice(1)))
    for (const id of ids) await setWakeAt(db(), id, null)
  })

  test('what is due is found without looking at all clocks', async () => {
    await sql`insert into clock select 'many-' || n, 1000000 + n from generate_series(1, 20000) n`.execute(db())
    await sql`analyze clock`.execute(db())
    const { rows } = await sql<Record<string, string>>`
      explain select match_id from clock where due_at <= 1000003 order by due_at limit 50 for update skip locked`.execute(
      db(),
    )
    expect(rows.map((line) => Object.values(line).join()).join('\n')).toContain('clock_due')
    await sql`delete from clock where match_id like 'many-%'`.execute(db())
  })

  test('a match ends once, with its results and without a clock', async () => {
    const id = newMatch()
    await insertMatch(db(), started(id, { wakeAt: 50 }))
    const end = { at: 7_000, outcome: OUTCOME, results: resultsOf(id) }
    const answers = await Promise.all([finishMatch(db(), id, end), finishMatch(db(), id, { ...end, at: 8_000 })])
    expect(answers.filter((isFirst) => isFirst)).toHaveLength(1)
    const found = await findMatch(db(), id)
    expect(found).toMatchObject({ outcome: OUTCOME, dueAt: null })
    expect(found?.endedAt).toBe(answers[0] ? 7_000 : 8_000)
    expect(await claimOverdue(db(), 60, 70, 10)).toEqual([])
    expect(await finishMatch(db(), newMatch(), end)).toBe(false)
  })

  test('finished matches are listed for their players, page by page, newest first', async () => {
    const [ana, ids] = [newMatch(), Array.from({ length: 5 }, newMatch)]
    for (const [i, id] of ids.entries()) {
      await insertMatch(db(), started(id, { listed: false }))
      const results = resultsOf(id).map((result) => (result.seat === 0 ? { ...result, accountId: ana } : result))
      // Two end at the same moment.
      if (i < 4) await finishMatch(db(), id, { at: 100 + Math.min(i, 2), outcome: OUTCOME, results })
    }
    const first = await finishedBy(db(), ana, { limit: 3 })
    const last = first.at(-1) ?? expect.fail('there is no first page')
    const second = await finishedBy(db(), ana, { limit: 3, before: last })
    const twins = [ids[2] ?? '', ids[3] ?? ''].sort().reverse()
    expect([...first, ...second].map(({ id }) => id)).toEqual([...twins, ids[1], ids[0]])
    expect(second[0]).toMatchObject({
      game: 'pearls',
      rulesVersion: 1,
      startedAt: 1_000,
      endedAt: 100,
      outcome: OUTCOME,
    })
    expect(second[0]?.results.map(({ accountId, rank }) => [accountId, rank])).toEqual([
      [ana, 1],
      [null, 2],
    ])
  })

  test('everybody sees finished matches of public rooms, of one game or of all', async () => {
    const game = newMatch()
    const [open, hidden, running, givenUp] = [newMatch(), newMatch(), newMatch(), newMatch()]
    await insertMatch(db(), started(open, { game }))
    await insertMatch(db(), started(hidden, { game, listed: false }))
    await insertMatch(db(), started(running, { game }))
    await insertMatch(db(), started(givenUp, { game }))
    for (const id of [open, hidden]) await finishMatch(db(), id, { at: 1e12, outcome: OUTCOME, results: [] })
    await finishMatch(db(), givenUp, { at: 1e12, outcome: null, results: [] })
    expect((await finishedInPublic(db(), game, { limit: 10 })).map(({ id }) => id)).toEqual([open])
    const all = await finishedInPublic(db(), null, { limit: 50 })
    expect(all.map(({ id }) => id)).toContain(open)
    expect(all.map(({ id }) => id)).not.toContain(hidden)
  })

  test('the latest snapshot up to a move is found', async () => {
    const matchId = newMatch()
    for (const seq of [0, 50, 100]) await saveSnapshot(db(), { matchId, seq, data: { z: seq, a: [seq] } })
    await saveSnapshot(db(), { matchId, seq: 50, data: { z: 'another process made it too' } })
    expect(await latestSnapshot(db(), matchId, 99)).toEqual({ matchId, seq: 50, data: { z: 50, a: [50] } })
    expect((await latestSnapshot(db(), matchId, 100))?.seq).toBe(100)
    expect(await latestSnapshot(db(), newMatch(), 100)).toBeUndefined()
  })

  test('only the last two snapshots are kept, of each match by itself', async () => {
    const [matchId, other] = [newMatch(), newMatch()]
    await saveSnapshot(db(), { matchId: other, seq: 1, data: {} })
    for (const seq of [50, 100, 150]) await saveSnapshot(db(), { matchId, seq, data: {} })
    const rows = await db()
      .selectFrom('snapshot')
      .select('seq')
      .where('match_id', '=', matchId)
      .orderBy('seq')
      .execute()
    expect(rows.map(({ seq }) => seq)).toEqual([100, 150])
    expect(await latestSnapshot(db(), other, 1)).toBeDefined()
  })

  test('whoever was given a match to look at overwrites no time that another has set since', async () => {
    const match = started(newMatch(), { wakeAt: 10 })
    await insertMatch(db(), match)
    const dueAt = async () => (await findMatch(db(), match.id))?.wakeAt
    await setWakeAt(db(), match.id, null, 7)
    expect(await dueAt()).toBe(10)
    await setWakeAt(db(), match.id, null, 10)
    expect(await dueAt()).toBeNull()
    await wakeMatch(db(), match.id, 30)
    await wakeMatch(db(), match.id, 40)
    expect(await dueAt()).toBe(30)
    await wakeMatch(db(), match.id, 20)
    expect(await dueAt()).toBe(20)
    await finishMatch(db(), match.id, { at: 1, outcome: null, results: [] })
    await wakeMatch(db(), match.id, 5)
    expect(await dueAt()).toBeNull()
  })
}
