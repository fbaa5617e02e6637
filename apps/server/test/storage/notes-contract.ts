import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrate.ts'
import { deleteOldReplies, findReply, storeReply } from '../../src/storage/replies.ts'
import { sharedSetting } from '../../src/storage/settings.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { newMatch } from './rows.ts'

/** What is promised of small things, whatever the database. */
export function notesContract(storage: () => Storage): void {
  const db = () => storage().db

  test('of several who make a setting at once, all get the same', async () => {
    const name = newMatch()
    const values = await Promise.all(Array.from({ length: 8 }, (_, i) => sharedSetting(db(), name, () => `value ${i}`)))
    expect(new Set(values).size).toBe(1)
    expect(await sharedSetting(db(), name, () => expect.fail('it is there already'))).toBe(values[0])
  })

  test('the first answer to a key is the one that is kept', async () => {
    const scope = newMatch()
    const first = { ok: false, code: 'BAD_PHASE', params: {} }
    expect(await storeReply(db(), { scope, key: 'k', reply: first, at: 10 })).toEqual(first)
    expect(await storeReply(db(), { scope, key: 'k', reply: { ok: true }, at: 20 })).toEqual(first)
    expect(await findReply(db(), scope, 'k')).toEqual(first)
    expect(await findReply(db(), scope, 'other')).toBeUndefined()
    expect(await findReply(db(), newMatch(), 'k')).toBeUndefined()
  })

  test('old answers are let go', async () => {
    const scope = newMatch()
    const now = 2_000_000_000_000
    const hour = 3_600_000
    await storeReply(db(), { scope, key: 'done', reply: { ok: true }, at: now })
    await storeReply(db(), { scope, key: 'refused', reply: { ok: false }, at: now })
    const left = async (at: number) => {
      await deleteOldReplies(db(), at)
      return (await db().selectFrom('answer').select('key').where('scope', '=', scope).orderBy('key').execute()).map(
        ({ key }) => key,
      )
    }
    expect(await left(now + hour)).toEqual(['done', 'refused'])
    expect(await left(now + hour + 1)).toEqual(['done'])
    expect(await left(now + 7 * 24 * hour)).toEqual(['done'])
    expect(await left(now + 7 * 24 * hour + 1)).toEqual([])
  })

  test('old answers are let go, whatever letters they hold', async () => {
    const scope = newMatch()
    const now = 2_100_000_000_000
    for (const text of ['\0', '\ud800', 'plain']) {
      const answer = { ok: false, code: 'E_PHASE', params: { move: text }, message: text }
      await storeReply(db(), { scope, key: JSON.stringify(text), reply: answer, at: now })
    }
    await storeReply(db(), { scope, key: 'done', reply: { ok: true, result: { text: '\0' } }, at: now })
    await deleteOldReplies(db(), now + 3_600_001)
    expect(await db().selectFrom('answer').select('key').where('scope', '=', scope).execute()).toEqual([
      { key: 'done' },
    ])
  })

  test('so many answers of one scope are kept, the newest: whoever is refused for ever fills no disk', async () => {
    const scope = newMatch()
    const other = newMatch()
    await storeReply(db(), { scope: other, key: 'k', reply: {}, at: 1 })
    for (let i = 0; i < 100; i++) await storeReply(db(), { scope, key: `k${i}`, reply: { ok: false }, at: i })
    await storeReply(db(), { scope, key: 'k99', reply: { ok: true }, at: 200 })
    const rows = await db().selectFrom('answer').select('at').where('scope', '=', scope).orderBy('at').execute()
    expect([rows.length, rows[0]?.at, rows.at(-1)?.at]).toEqual([64, 36, 99])
    expect(await findReply(db(), other, 'k')).toEqual({})
  })

  test('what the database cannot do just now is told from what it refuses', async () => {
    const raise = (code: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
    const down = { name: 'StorageDown', reason: 'away' }
    await expect(raise('53100').execute(db())).rejects.toMatchObject(down)
    await storage().absence.whenBack()
    const inside = db()
      .transaction()
      .execute((one) => raise('25006').execute(one))
    await expect(inside).rejects.toMatchObject(down)
    await storage().absence.whenBack()
    await expect(raise('23505').execute(db())).rejects.toMatchObject({ code: '23505' })
    const away: boolean[] = []
    const unsubscribe = storage().absence.subscribe((isAway) => away.push(isAway))
    const backedOut = db()
      .transaction()
      .execute(async () => Promise.reject(new Error('changed my mind')))
    await expect(backedOut).rejects.toThrow('changed my mind')
    expect(await storage().healthy()).toBe(true)
    unsubscribe()
    expect(away).toEqual([])
  })

  test('migrating again changes nothing', async () => {
    const tables = () => sql`select table_name, column_name from information_schema.columns order by 1, 2`.execute(db())
    const before = await tables()
    await migrate(db())
    expect(await tables()).toEqual(before)
  })

  test('it says that it is well', async () => {
    expect(await storage().healthy()).toBe(true)
  })
}
