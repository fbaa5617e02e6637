import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { matchesOf } from './delete-account.ts'

/**
 * Hides the names under which this account has played so far (`shownName`), in all its matches: an administrator has taken
 * its name away, and nobody knows which of them were meant. They stay in records, since their hashes hold them. Rows are locked
 * in the order in which all code locks them.
 */
export async function hideNames(db: Kysely<Schema>, accountId: string): Promise<void> {
  for (const { id, seats } of await matchesOf(db, accountId).orderBy('id').forUpdate().execute()) {
    const hidden = seats.map((seat) => (seat.accountId === accountId ? { ...seat, isHidden: true as const } : seat))
    await db
      .updateTable('match')
      .set({ seats: JSON.stringify(hidden) })
      .where('id', '=', id)
      .execute()
  }
  await db.updateTable('result').set({ name_hidden: true }).where('account_id', '=', accountId).execute()
}
