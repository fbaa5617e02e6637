import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The values that a match noted in one column of one row: their number and sum; for medians every value. */
export type StoredNote = readonly [
  table: string,
  row: string,
  column: string,
  count: number,
  sum: number,
  values?: readonly number[],
]

/** A filter of matches; with `builtIn` those that were played with the built-in content. */
export interface BalanceFilter {
  readonly game: string
  readonly rulesVersion?: number
  readonly pack?: string
  readonly from?: number
}
export const BUILT_IN = 'builtIn'

function finished(db: Kysely<Schema>, { game, rulesVersion, pack, from }: BalanceFilter) {
  let query = db.selectFrom('match').where('match.game', '=', game).where('match.outcome', 'is not', null)
  if (rulesVersion !== undefined) query = query.where('match.rules_version', '=', rulesVersion)
  if (pack === BUILT_IN) query = query.where('match.pack_sha256', 'is', null)
  else if (pack !== undefined) query = query.where('match.pack_sha256', '=', pack)
  return from === undefined ? query : query.where('match.ended_at', '>=', from)
}

/** How many matches fit, and how many of them were read by this version of the reader. */
export async function countNoted(
  db: Kysely<Schema>,
  filter: BalanceFilter,
  version: number,
): Promise<{ readonly matches: number; readonly read: number }> {
  const row = await finished(db, filter)
    .leftJoin('match_balance', (join) =>
      join.onRef('match_balance.match_id', '=', 'match.id').on('match_balance.version', '=', version),
    )
    .select([
      (eb) => eb.fn.countAll<number>().as('matches'),
      (eb) => eb.fn.count<number>('match_balance.match_id').as('read'),
    ])
    .executeTakeFirstOrThrow()
  return { matches: Number(row.matches), read: Number(row.read) }
}

/** Finished matches of a game that were not read by this version of the reader, the latest first. */
export async function unnotedMatches(
  db: Kysely<Schema>,
  game: string,
  version: number,
  limit: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await finished(db, { game })
    .leftJoin('match_balance', 'match_balance.match_id', 'match.id')
    .select('match.id')
    .where((eb) => eb.or([eb('match_balance.version', 'is', null), eb('match_balance.version', '<>', version)]))
    .where('match.id', '<>', sql<string>`all(${except}::text[])`)
    .orderBy('match.ended_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function keepNotes(
  db: Kysely<Schema>,
  matchId: string,
  version: number,
  notes: readonly StoredNote[],
): Promise<void> {
  const row = { version, notes: JSON.stringify(notes) }
  await db
    .insertInto('match_balance')
    .values({ match_id: matchId, ...row })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
    .execute()
}

/** The notes of the next `limit` matches, in the order of their ids. */
export async function notesAfter(
  db: Kysely<Schema>,
  filter: BalanceFilter,
  version: number,
  after: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly notes: readonly StoredNote[] }[]> {
  const rows = await finished(db, filter)
    .innerJoin('match_balance', 'match_balance.match_id', 'match.id')
    .select(['match.id', 'match_balance.notes'])
    .where('match_balance.version', '=', version)
    .where('match.id', '>', after)
    .orderBy('match.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, notes }) => ({ id, notes: notes as readonly StoredNote[] }))
}

/** The values of the filter that occur in finished matches of a game. */
export async function editionsOf(
  db: Kysely<Schema>,
  game: string,
): Promise<
  readonly {
    readonly rulesVersion: number
    readonly pack: string | null
    readonly packId: string | null
    readonly matches: number
  }[]
> {
  const rows = await finished(db, { game })
    .select(['rules_version', 'pack_sha256', 'pack_id', (eb) => eb.fn.countAll<number>().as('matches')])
    .groupBy(['rules_version', 'pack_sha256', 'pack_id'])
    .orderBy('rules_version', 'desc')
    .orderBy('pack_id')
    .execute()
  return rows.map(({ rules_version, pack_sha256, pack_id, matches }) => ({
    rulesVersion: rules_version,
    pack: pack_sha256,
    packId: pack_id,
    matches: Number(matches),
  }))
}
