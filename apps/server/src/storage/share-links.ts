import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** An address under which a picture of a match can be passed on. */
export interface ShareLinkRow {
  readonly id: string
  readonly matchId: string
  /** The name of the picture among those of the match. */
  readonly picture: string
  /** After so many moves, for a picture that was offered before the match was over. */
  readonly moment: number | null
}

/** Keeps addresses until then. Those that are there already last longer, and show what they showed. */
export async function keepShareLinks(
  db: Kysely<Schema>,
  links: readonly ShareLinkRow[],
  expiresAt: number,
): Promise<void> {
  if (links.length === 0) return
  await db
    .insertInto('share_link')
    .values(links.map(({ id, matchId, ...link }) => ({ ...link, id, match_id: matchId, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

/** Where an address leads; nothing once its time is over. */
export async function findShareLink(
  db: Kysely<Schema>,
  id: string,
  now: number,
): Promise<Omit<ShareLinkRow, 'id'> | undefined> {
  return await db
    .selectFrom('share_link')
    .select(['match_id as matchId', 'picture', 'moment'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Lets go of addresses whose time is over. */
export async function forgetShareLinks(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('share_link').where('expires_at', '<=', now).execute()
}
