import type { Kysely } from 'kysely'
import type { StoredMatch } from '../storage/matches.ts'
import type { Schema, StoredSeat } from '../storage/schema.ts'

/** Somebody in a picture. */
export interface PicturedSeat extends StoredSeat {
  /** The code of the portrait they chose. */
  readonly portrait?: string
  /** Achievements that their account got with this match for the first time: by what all its matches come to, too. */
  readonly reached?: readonly string[]
}

/** The same people with what their accounts have now: a portrait, and what that match has completed. */
export async function withAccounts(
  db: Kysely<Schema>,
  matchId: string,
  seats: readonly StoredSeat[],
): Promise<readonly PicturedSeat[]> {
  const ids = seats.flatMap(({ accountId }) => accountId ?? [])
  if (ids.length === 0) return seats
  const accounts = await db.selectFrom('account').select(['id', 'portrait']).where('id', 'in', ids).execute()
  const got = await db
    .selectFrom('achievement')
    .select(['account_id', 'achievement'])
    .where('match_id', '=', matchId)
    .where('account_id', 'in', ids)
    .execute()
  const faces = new Map(accounts.map(({ id, portrait }) => [id, faceIn(portrait)]))
  return seats.map((seat) => {
    if (seat.accountId === null) return seat
    const portrait = faces.get(seat.accountId)
    const reached = got.flatMap((row) => (row.account_id === seat.accountId ? row.achievement : []))
    return { ...seat, reached, ...(portrait !== undefined && { portrait }) }
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
