import type { Kysely } from 'kysely'
import type { StoredMatch } from '../storage/matches.ts'
import type { Schema, StoredSeat } from '../storage/schema.ts'

/** Somebody in a picture. */
export interface PicturedSeat extends StoredSeat {
  /** The code of the portrait they chose. */
  readonly portrait?: string
}

/** The same people with the portraits they have now. */
export async function withPortraits(
  db: Kysely<Schema>,
  seats: readonly StoredSeat[],
): Promise<readonly PicturedSeat[]> {
  const ids = seats.flatMap(({ accountId }) => accountId ?? [])
  if (ids.length === 0) return seats
  const rows = await db
    .selectFrom('account')
    .select(['id', 'portrait'])
    .where('id', 'in', ids)
    .where('portrait', 'is not', null)
    .execute()
  const faces = new Map(rows.map(({ id, portrait }) => [id, faceIn(portrait)]))
  return seats.map((seat) => {
    const portrait = seat.accountId === null ? undefined : faces.get(seat.accountId)
    return portrait === undefined ? seat : { ...seat, portrait }
  })
}

function faceIn(portrait: string | null): string | undefined {
  const face = (JSON.parse(portrait ?? '{}') as { readonly face?: unknown }).face
  return typeof face === 'string' ? face : undefined
}

/** Whether somebody may keep pictures of this match as friends see it: they played, or were in its room before it was over. */
export async function wasAmongFriends(
  db: Kysely<Schema>,
  { listed, roomId, endedAt, seats }: Pick<StoredMatch, 'listed' | 'roomId' | 'endedAt' | 'seats'>,
  accountId: string | undefined,
): Promise<boolean> {
  if (listed || accountId === undefined) return false
  if (seats.some((seat) => seat.accountId === accountId)) return true
  const row = await db
    .selectFrom('participant')
    .select('id')
    .where('room_id', '=', roomId)
    .where('account_id', '=', accountId)
    .where('joined_at', '<=', endedAt ?? Number.MAX_SAFE_INTEGER)
    .executeTakeFirst()
  return row !== undefined
}
