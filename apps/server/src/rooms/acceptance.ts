import type { Box } from '@ludoteca/kernel'
import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Room } from './room.ts'

/** Records that the host has accepted the disclaimer with these options. Other options need a new acceptance. */
export function withAcceptance(room: Room, box: Box, now: number): Room {
  const { accepted, ...rest } = room
  const isAccepted = room.game === box.game.id && box.isDisclaimerAccepted?.(room.options) === true
  if (!isAccepted) return accepted === undefined ? room : rest
  const host = room.people.find(({ id }) => id === room.hostId)
  return accepted || host === undefined ? room : { ...room, accepted: { accountId: host.accountId, at: now } }
}

/** Stores an acceptance in a table of its own, so that it outlives the room. */
export async function saveAcceptance(tx: Transaction<Schema>, before: Room | null, after: Room): Promise<void> {
  const { id, game, accepted } = after
  if (accepted === undefined || before?.accepted?.at === accepted.at) return
  // Whoever accepted it may have deleted the account since.
  const account = tx.selectFrom('account').select('id').where('id', '=', accepted.accountId).forKeyShare()
  await tx.insertInto('acceptance').values({ room_id: id, account_id: account, game, at: accepted.at }).execute()
}
