import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { newMatch, row, rows } from './rows.ts'

/** What the log of moves promises, whatever the database. */
export function logContract(storage: () => Storage): void {
  const log = () => storage().log
  const seqs = async (id: string) => (await log().after(id, 0)).map(({ seq }) => seq)

  test('moves come back in order and exactly as they were made', async () => {
    const id = newMatch()
    const odd = {
      type: 'say',
      z: 1,
      a: '"quoted" \\ back\nline ñ \u{1f3b2} \u2028 \u0000 {}',
      b: { y: null, x: [1.5, -2] },
    }
    const made = [row(id, 1, { move: odd, draws: [] }), row(id, 2, { by: 'clock', seat: -2, draws: [0, -3, 2 ** 40] })]
    expect(await log().append(made)).toBe('stored')
    expect(await log().append([row(id, 3, { key: 'a "key" \\ with, {oddities}' })])).toBe('stored')
    const stored = await log().after(id, 0)
    expect(stored.slice(0, 2)).toEqual(made)
    expect(JSON.stringify(stored[0]?.move)).toBe(JSON.stringify(odd))
    expect(stored[2]?.key).toBe('a "key" \\ with, {oddities}')
    expect((await log().after(id, 2)).map(({ seq }) => seq)).toEqual([3])
    expect(await log().after(id, 3)).toEqual([])
  })

  test('a move is found by its key, in its own match only', async () => {
    const [id, other] = [newMatch(), newMatch()]
    const made = row(id, 1)
    await log().append([made])
    expect(await log().append([row(other, 1, { key: made.key })])).toBe('stored')
    expect(await log().byKey(id, made.key)).toEqual(made)
    expect(await log().byKey(id, 'unheard of')).toBeUndefined()
  })

  test('who comes second finds the number taken and stores nothing', async () => {
    const id = newMatch()
    const first = rows(id, 1, 2)
    expect(await log().append(first)).toBe('stored')
    expect(await log().append(rows(id, 2, 3))).toBe('taken')
    expect(await log().after(id, 0)).toEqual(first)
  })

  test('a key that the match knows already is taken, under whatever number', async () => {
    const id = newMatch()
    const made = row(id, 1)
    await log().append([made])
    expect(await log().append([row(id, 2, { key: made.key })])).toBe('taken')
    expect(await seqs(id)).toEqual([1])
  })

  test('a taken number does not keep the moves of other matches from being stored', async () => {
    const ids = Array.from({ length: 30 }, newMatch)
    await Promise.all([3, 17].map((i) => log().append([row(ids[i] ?? '', 1)])))
    const answers = await Promise.all(ids.map((id) => log().append(rows(id, 1, 2))))
    expect(answers.flatMap((answer, i) => (answer === 'taken' ? [i] : []))).toEqual([3, 17])
    expect(await Promise.all(ids.map(seqs))).toEqual(ids.map((_, i) => (i === 3 || i === 17 ? [1] : [1, 2])))
  })

  test('of two moves made at once for the same number one is stored, and nobody else waits for them', async () => {
    const id = newMatch()
    const [mine, other] = [row(id, 1), row(id, 1)]
    const before = log().stats.batches
    const others = Array.from({ length: 50 }, () => log().append([row(newMatch(), 1)]))
    expect(await Promise.all([log().append([mine]), log().append([other])])).toEqual(['stored', 'taken'])
    expect(await log().after(id, 0)).toEqual([mine])
    expect(new Set(await Promise.all(others))).toEqual(new Set(['stored']))
    expect(log().stats.batches - before).toBe(1)
  })

  test('what was made on top of a move that was taken is taken too, so that no log is mixed', async () => {
    const id = newMatch()
    const theirs = row(id, 1)
    await log().append([theirs])
    const answers = await Promise.all([1, 2, 3].map((seq) => log().append([row(id, seq)])))
    expect(answers).toEqual(['taken', 'taken', 'taken'])
    expect(await log().after(id, 0)).toEqual([theirs])
    expect(await log().append([row(id, 2)])).toBe('stored')
  })

  test('rows that an earlier try has stored are recognised as our own', async () => {
    const [id, other] = [newMatch(), newMatch()]
    const made = rows(id, 1, 3)
    await log().append(made)
    const again = await Promise.all([log().append(made), log().append([row(other, 1)])])
    expect(again).toEqual(['stored', 'stored'])
    expect(await log().after(id, 0)).toEqual(made)
  })

  test('a move under the same key and number but of another kind is not our own', async () => {
    const id = newMatch()
    const made = row(id, 1)
    await log().append([made])
    expect(await log().append([{ ...made, move: { type: 'pass' } }])).toBe('taken')
    expect(await log().append([made, row(id, 2)])).toBe('taken')
    expect(await log().after(id, 0)).toEqual([made])
  })

  test('appends that come together are written together', async () => {
    const { db } = storage()
    await sql`create sequence statements`.execute(db)
    await sql`create function count_statement() returns trigger language plpgsql as
      $$ begin perform nextval('statements'); return null; end $$`.execute(db)
    await sql`create trigger counted after insert on move for each statement execute function count_statement()`.execute(
      db,
    )
    try {
      const before = log().stats
      await Promise.all(Array.from({ length: 400 }, () => log().append([row(newMatch(), 1)])))
      const { rows } = await sql<{ count: number }>`select last_value as count from statements`.execute(db)
      expect(rows[0]?.count).toBeLessThanOrEqual(2)
      expect(log().stats.batches - before.batches).toBe(rows[0]?.count)
      expect(log().stats.rows - before.rows).toBe(400)
      expect(log().stats.waiting).toBe(0)
    } finally {
      await sql`drop trigger counted on move`.execute(db)
      await sql`drop function count_statement`.execute(db)
      await sql`drop sequence statements`.execute(db)
    }
  })

  test('1,000 appends of 100 matches at once all arrive, in the order of each match', async () => {
    const ids = Array.from({ length: 100 }, newMatch)
    const rounds = Array.from({ length: 10 }, (_, i) => ids.map((id) => rows(id, 2 * i + 1, 2)))
    const answers = await Promise.all(rounds.flat().map((made) => log().append(made)))
    expect(new Set(answers)).toEqual(new Set(['stored']))
    for (const [i, id] of ids.entries()) expect(await log().after(id, 0)).toEqual(rounds.flatMap((all) => all[i] ?? []))
  })

  test('a row that the database refuses fails alone', async () => {
    const ids = Array.from({ length: 5 }, newMatch)
    const answers = await Promise.allSettled(
      ids.map((id, i) => log().append([row(id, 1, i === 2 ? { key: 'no\u0000good' } : {})])),
    )
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await Promise.all(ids.map(seqs))).toEqual([[1], [1], [], [1], [1]])
  })

  test('rows that do not belong together are no append', async () => {
    const id = newMatch()
    await expect(log().append([])).rejects.toThrow(RangeError)
    await expect(log().append([row(id, 1), row(id, 3)])).rejects.toThrow(RangeError)
    await expect(log().append([row(id, 1), row(newMatch(), 2)])).rejects.toThrow(RangeError)
    expect(await seqs(id)).toEqual([])
  })

  test('moves are stored while a transaction of somebody else takes its time', async () => {
    const id = newMatch()
    const slow = storage()
      .db.transaction()
      .execute(async (tx) => {
        await sql`insert into setting values (${id}, 'x')`.execute(tx)
        await new Promise((resolve) => setTimeout(resolve, 100))
      })
    const [answer] = await Promise.all([log().append([row(id, 1)]), slow])
    expect(answer).toBe('stored')
  })

  test('moves that were stored stay when a transaction of somebody else is rolled back', async () => {
    const id = newMatch()
    let begun = () => {}
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const doomed = storage()
      .db.transaction()
      .execute(async (tx) => {
        await sql`insert into setting values (${id}, 'x')`.execute(tx)
        begun()
        await new Promise((resolve) => setTimeout(resolve, 50))
        throw new Error('rolled back')
      })
    await isBegun
    const made = [row(id, 1)]
    const [answer] = await Promise.all([log().append(made), expect(doomed).rejects.toThrow('rolled back')])
    expect(answer).toBe('stored')
    expect(await log().after(id, 0)).toEqual(made)
  })
}
