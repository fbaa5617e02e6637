import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/**
 * Takes an account out of the database. Matches keep nothing that leads back, so that the name that was played under is
 * not shown any more (`shownName`); it stays in records, since their hashes hold it, and at a table until its match is
 * over, where the others go on playing with it. Rows are locked in the order in which everybody locks them: the account,
 * then the matches by id.
 */
export async function deleteAccount(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  await forgetSeats(db, accountId)
  await db.updateTable('result').set({ account_id: null }).where('account_id', '=', accountId).execute()
  await db.deleteFrom('tutorial').where('account_id', '=', accountId).execute()
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  await db.deleteFrom('account').where('id', '=', accountId).execute()
}

/** The matches in which this account had a seat when they began. There is an index for this query. */
export function matchesOf(db: Kysely<Schema>, accountId: string) {
  const seat = JSON.stringify([{ accountId }])
  return db.selectFrom('match').select(['id', 'seats']).where(sql<boolean>`seats::jsonb @> ${seat}::jsonb`)
}

/** Another account of the match may be deleted at the same time: its row is locked from reading to writing. */
async function forgetSeats(db: Kysely<Schema>, accountId: string): Promise<void> {
  for (const { id, seats } of await matchesOf(db, accountId).orderBy('id').forUpdate().execute()) {
    const left = seats.map((seat) => (seat.accountId === accountId ? { ...seat, accountId: null } : seat))
    await db
      .updateTable('match')
      .set({ seats: JSON.stringify(left) })
      .where('id', '=', id)
      .execute()
  }
}
