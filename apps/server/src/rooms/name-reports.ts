import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Room } from './room.ts'

/** Writes reports of names down where they outlive the room, for whoever looks after the house. */
export async function saveReports(
  tx: Transaction<Schema>,
  before: Room | null,
  after: Room,
  now: number,
): Promise<void> {
  const known = before?.reports ?? []
  const fresh = after.reports.filter(({ by, of }) => !known.some((report) => report.by === by && report.of === of))
  for (const { by, of, name, reason } of fresh) {
    // Whoever is meant may have deleted the account since; then there is nothing to do about the name.
    const accounts = await tx.selectFrom('account').select('id').where('id', 'in', [by, of]).forKeyShare().execute()
    const isThere = (accountId: string) => accounts.some(({ id }) => id === accountId)
    if (!isThere(of)) continue
    const row = { at: now, room_id: after.id, game: after.game, name, reason }
    const by_account = isThere(by) ? by : null
    await tx
      .insertInto('name_report')
      .values({ ...row, by_account, of_account: of })
      .execute()
  }
}
