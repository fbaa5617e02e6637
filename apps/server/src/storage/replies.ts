import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** How many replies are kept for each scope. A client repeats only messages without a reply, and never so many. */
export const REPLIES_PER_SCOPE = 64

/** The reply to a message, so that the same message gets the same reply again, also after a restart. */
export interface StoredReply {
  /** The key is unique within its scope, such as a participant. */
  readonly scope: string
  readonly key: string
  readonly reply: object
  readonly at: number
}

/**
 * Stores a reply unless there is one for that key, and returns the stored one. The oldest reply of its scope is deleted,
 * so that a client that is refused again and again cannot fill the disk.
 */
export async function storeReply(db: Kysely<Schema>, { scope, key, reply, at }: StoredReply): Promise<object> {
  const { numInsertedOrUpdatedRows } = await db
    // Neither part of the statement sees what the other changes, so one less than the maximum is left for the new row.
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
            .offset(REPLIES_PER_SCOPE - 1),
        ),
    )
    .insertInto('answer')
    .values({ scope, key, answer: JSON.stringify(reply), at })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return reply
  return (await findReply(db, scope, key)) ?? reply
}

/** The reply stored for a key. */
export async function findReply(db: Kysely<Schema>, scope: string, key: string): Promise<object | undefined> {
  const row = await db
    .selectFrom('answer')
    .select('answer')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.answer
}

const HOUR_MS = 3_600_000
/** No client repeats a command after a week. */
const DONE_KEPT_MS = 7 * 24 * HOUR_MS
/** A command that was refused so long ago may be tried again with the same key. */
const REFUSAL_KEPT_MS = HOUR_MS

/**
 * Deletes replies that no client repeats any more. They are compared as text: parsed as JSON by the database, a single
 * reply with characters that it cannot read would fail the whole statement.
 */
export async function deleteOldReplies(db: Kysely<Schema>, now: number): Promise<void> {
  const isRefusal = sql<boolean>`starts_with(answer::text, '{"ok":false')`
  await db
    .deleteFrom('answer')
    .where('at', '<', now - REFUSAL_KEPT_MS)
    .where(({ eb, or }) => or([eb('at', '<', now - DONE_KEPT_MS), isRefusal]))
    .execute()
}
