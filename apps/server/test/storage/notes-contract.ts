import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAnswer, forgetAnswers, rememberAnswer } from '../../src/storage/answers.ts'
import { migrate } from '../../src/storage/migrate.ts'
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
    expect(await rememberAnswer(db(), { scope, key: 'k', answer: first, at: 10 })).toEqual(first)
    expect(await rememberAnswer(db(), { scope, key: 'k', answer: { ok: true }, at: 20 })).toEqual(first)
    expect(await findAnswer(db(), scope, 'k')).toEqual(first)
    expect(await findAnswer(db(), scope, 'other')).toBeUndefined()
    expect(await findAnswer(db(), newMatch(), 'k')).toBeUndefined()
  })

  test('old answers are let go', async () => {
    const scope = newMatch()
    for (const at of [10, 20]) await rememberAnswer(db(), { scope, key: `at ${at}`, answer: { at }, at })
    await forgetAnswers(db(), 20)
    expect(await findAnswer(db(), scope, 'at 10')).toBeUndefined()
    expect(await findAnswer(db(), scope, 'at 20')).toEqual({ at: 20 })
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
