import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** A pack without its document. */
export interface PackRow {
  readonly sha256: string
  readonly game: string
  readonly packId: string
  readonly version: string
  readonly title: string
  readonly uploadedBy: string
  readonly uploadedAt: number
}

/** A decision on which pack new matches of a game are played with; null for the built-in content. */
export interface TurnRow {
  readonly id: number
  readonly sha256: string | null
  readonly decidedBy: string
  readonly at: number
}

const COLUMNS = [
  'sha256',
  'game',
  'pack_id as packId',
  'version',
  'title',
  'uploaded_by as uploadedBy',
  'uploaded_at as uploadedAt',
] as const

/** Stores a pack, once: returns whether it is new. */
export async function keepPack(db: Kysely<Schema>, pack: PackRow & { readonly document: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('content_pack')
    .values({
      sha256: pack.sha256,
      game: pack.game,
      pack_id: pack.packId,
      version: pack.version,
      title: pack.title,
      document: pack.document,
      uploaded_by: pack.uploadedBy,
      uploaded_at: pack.uploadedAt,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The packs of a game, the newest first. */
export function packsOf(db: Kysely<Schema>, game: string): Promise<PackRow[]> {
  return db
    .selectFrom('content_pack')
    .select(COLUMNS)
    .where('game', '=', game)
    .orderBy('uploaded_at', 'desc')
    .orderBy('sha256')
    .execute()
}

export async function findPack(
  db: Kysely<Schema>,
  sha256: string,
): Promise<(PackRow & { readonly document: string }) | undefined> {
  return db
    .selectFrom('content_pack')
    .select([...COLUMNS, 'document'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/** Whether a pack is public: it was active at some time. */
export async function wasPlayed(db: Kysely<Schema>, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('content_turn').select('id').where('sha256', '=', sha256).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The decisions for a game, the last first. */
export function turnsOf(db: Kysely<Schema>, game: string, limit = 200): Promise<TurnRow[]> {
  return db
    .selectFrom('content_turn')
    .select(['id', 'sha256', 'decided_by as decidedBy', 'at'])
    .where('game', '=', game)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The pack of new matches as of now; undefined for the built-in content. */
export async function packOfNewMatches(
  db: Kysely<Schema>,
  game: string,
): Promise<{ readonly id: string; readonly sha256: string } | undefined> {
  const { rows } = await sql<{ id: string | null; sha256: string | null }>`
    select p.pack_id as id, t.sha256 from content_turn t left join content_pack p on p.sha256 = t.sha256
    where t.game = ${game} order by t.id desc limit 1`.execute(db)
  const [row] = rows
  return row?.id && row.sha256 ? { id: row.id, sha256: row.sha256 } : undefined
}

/**
 * Stores a decision on what new matches are played with, if the last decision is still the one that the caller has seen. Returns
 * whether it was.
 */
export async function decideTurn(
  db: Kysely<Schema>,
  turn: Omit<TurnRow, 'id'> & { readonly game: string; readonly after: number | null },
): Promise<boolean> {
  const { game, sha256, decidedBy, at, after } = turn
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${game}`}))`.execute(db)
  const [last] = await turnsOf(db, game, 1)
  if ((last?.id ?? null) !== after) return false
  await db.insertInto('content_turn').values({ game, sha256, decided_by: decidedBy, at }).execute()
  return true
}

/** Deletes a pack with which no match was ever played. */
export async function forgetPack(db: Kysely<Schema>, sha256: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_pack')
    .where('sha256', '=', sha256)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content_turn').select('id').where('sha256', '=', sha256))),
    )
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** How many matches were begun with each pack. */
export async function matchesByPack(db: Kysely<Schema>, game: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('match')
    .select(['pack_sha256', (eb) => eb.fn.countAll<number>().as('count')])
    .where('game', '=', game)
    .where('pack_sha256', 'is not', null)
    .groupBy('pack_sha256')
    .execute()
  return new Map(rows.map(({ pack_sha256, count }) => [pack_sha256 as string, Number(count)]))
}
