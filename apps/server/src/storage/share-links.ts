import { type Kysely, sql } from 'kysely'
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

/** Stores addresses until then, or longer where they last longer already. Existing ones keep what they show. */
export async function keepShareLinks(
  db: Kysely<Schema>,
  links: readonly ShareLinkRow[],
  expiresAt: number,
): Promise<void> {
  if (links.length === 0) return
  await db
    .insertInto('share_link')
    .values(links.map(({ id, matchId, ...link }) => ({ ...link, id, match_id: matchId, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ expires_at: sql<number>`greatest(share_link.expires_at, excluded.expires_at)` }),
    )
    .execute()
}

/** The picture of an address; undefined once it has expired. */
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
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** What the last sweep did. */
export interface ShareSweep {
  readonly at: number
  /** How many addresses it deleted. */
  readonly gone: number
}

const SWEPT = 'pictures-swept'

/** Deletes expired addresses, and notes the sweep. Withdrawn ones stay withdrawn. */
export async function forgetShareLinks(db: Kysely<Schema>, now: number): Promise<void> {
  const over = db.deleteFrom('share_link').where('expires_at', '<=', now).where('withdrawn_at', 'is', null)
  const { numDeletedRows } = await over.executeTakeFirst()
  const value = JSON.stringify({ at: now, gone: Number(numDeletedRows) } satisfies ShareSweep)
  await db
    .insertInto('setting')
    .values({ name: SWEPT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** What the last sweep did, in whatever process. */
export async function lastShareSweep(db: Kysely<Schema>): Promise<ShareSweep | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SWEPT).executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.value) as ShareSweep)
}

/** Those of these addresses that were withdrawn. */
export async function withdrawnOf(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('share_link')
    .select('id')
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
