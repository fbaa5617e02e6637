import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** So many answers are kept in each scope. A client repeats only what it has no answer for, and that is less. */
export const ANSWERS_PER_SCOPE = 64

/** What was answered to a message, so that the same message gets the same answer again, also after a restart. */
export interface StoredAnswer {
  /** Within which the key is unique, such as a room or a match. */
  readonly scope: string
  readonly key: string
  readonly answer: object
  readonly at: number
}

/**
 * Keeps an answer, unless there is one already: the first one counts, and is what comes back. The oldest of its scope
 * makes room for it, so that whoever is refused again and again fills no disk.
 */
export async function rememberAnswer(db: Kysely<Schema>, { scope, key, answer, at }: StoredAnswer): Promise<object> {
  const { numInsertedOrUpdatedRows } = await db
    // Neither part of a statement sees what the other one changes: one less than may stay makes room for the new one.
    .with('gone', (part) =>
      part
        .deleteFrom('answer')
        .where('scope', '=', scope)
        .where('key', 'in', (eb) =>
          eb
            .selectFrom('answer')
            .select('key')
            .where('scope', '=', scope)
            .where('key', '!=', key)
            .orderBy('at', 'desc')
            .orderBy('key', 'desc')
            .offset(ANSWERS_PER_SCOPE - 1),
        ),
    )
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

const HOUR_MS = 3_600_000
/** Nobody asks again about what was done a week ago. */
const DONE_KEPT_MS = 7 * 24 * HOUR_MS
/** Where nothing was done, whoever asks again so much later may as well be judged anew. */
const REFUSAL_KEPT_MS = HOUR_MS

/**
 * Lets go of answers that are too old to be asked for. They are searched as text: taken apart by the database, one with
 * letters it cannot read would keep all others.
 */
export async function forgetAnswers(db: Kysely<Schema>, now: number): Promise<void> {
  const isRefusal = sql<boolean>`starts_with(answer::text, '{"ok":false')`
  await db
    .deleteFrom('answer')
    .where('at', '<', now - REFUSAL_KEPT_MS)
    .where(({ eb, or }) => or([eb('at', '<', now - DONE_KEPT_MS), isRefusal]))
    .execute()
}
