import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Room } from './room.ts'

/** Stores reports of names in a table of their own, for administrators: they outlive the room. */
export async function saveReports(
  tx: Transaction<Schema>,
  before: Room | null,
  after: Room,
  now: number,
): Promise<void> {
  const known = before?.reports ?? []
  const fresh = after.reports.filter(({ by, of }) => !known.some((report) => report.by === by && report.of === of))
  for (const { by, of, name, reason } of fresh) {
    // The reported account may have been deleted since; then there is nothing to report.
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
