import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { isConnected, type Participant, type Room } from './room.ts'
import { seatOf } from './seats.ts'

/** Updates the rows of a room's participants. Newcomers get `seen_at` of now; for the others it stays. */
export async function savePeople(
  tx: Transaction<Schema>,
  before: Room | null,
  after: Room,
  now: number,
): Promise<void> {
  for (const person of after.people) {
    const known = before?.people.find(({ id }) => id === person.id)
    const columns = columnsOf(after, person)
    if (before && known && JSON.stringify(columnsOf(before, known)) === JSON.stringify(columns)) continue
    const comes = columns.online && !(known && isConnected(known))
    await tx
      .insertInto('participant')
      .values({ room_id: after.id, id: person.id, joined_at: now, seen_at: now, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['room_id', 'id']).doUpdateSet({ ...columns, ...(comes && { seen_at: now }) }),
      )
      .execute()
  }
  const gone = before?.people.filter(({ id }) => !after.people.some((person) => person.id === id)) ?? []
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await tx.deleteFrom('participant').where('room_id', '=', after.id).where('id', 'in', ids).execute()
}

function columnsOf(room: Room, person: Participant) {
  const seat = seatOf(room, person.id)
  const role = seat === null ? ('watcher' as const) : ('player' as const)
  return { account_id: person.accountId, name: person.name, seat, role, online: isConnected(person) }
}
