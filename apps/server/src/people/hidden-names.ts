import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { matchesOf } from './farewell.ts'

/**
 * The names under which this account has played so far are not shown any more (`shownName`), wherever its matches are
 * looked at: whoever looks after the house found one of them wrong, and the house cannot know for which ones that goes.
 * They stay in records, since their hashes hold them. Rows are locked in the order in which everybody locks them.
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
