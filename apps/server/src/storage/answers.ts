import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** What was answered to a message, so that the same message gets the same answer again, also after a restart. */
export interface Answer {
  /** Within which the key is unique, such as a room or a match. */
  readonly scope: string
  readonly key: string
  readonly answer: object
  readonly at: number
}

/** Keeps an answer, unless there is one already: the first one counts, and is what comes back. */
export async function rememberAnswer(db: Kysely<Schema>, { scope, key, answer, at }: Answer): Promise<object> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answer')
    .values({ scope, key, answer: JSON.stringify(answer), at })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return answer
  return (await findAnswer(db, scope, key)) ?? answer
}

/** The answer kept for a key. */
export async function findAnswer(db: Kysely<Schema>, scope: string, key: string): Promise<object | undefined> {
  const row = await db
    .selectFrom('answer')
    .select('answer')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.answer
}

/** Lets go of answers from before that time: nobody asks again after so long. */
export async function forgetAnswers(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('answer').where('at', '<', before).execute()
}
