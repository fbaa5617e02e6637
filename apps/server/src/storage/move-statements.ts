import type { By } from './schema.ts'
import type { Statement } from './sql.ts'
import type { MoveRow } from './storage.ts'

const COLUMNS = 'match_id, seq, seat, move, draws, by, at, key'

const INSERT = `
  insert into move (${COLUMNS})
  select * from unnest(
    $1::text[], $2::int4[], $3::int4[], $4::json[], $5::json[], $6::text[], $7::int8[], $8::text[]
  )`

/** Inserts moves alone, where no wake time changes and no other process is notified. */
export const STORE_MOVES: Statement = { name: 'move-store-alone', text: INSERT, isSilent: true }

/**
 * Moves, clocks and notification in one statement, so in one transaction and one trip. `entry` is written last because the
 * database runs what nobody reads from the last to the first: clocks are locked only by who has got his numbers.
 */
export const STORE: Statement = {
  name: 'move-store',
  text: `
    with wake as (
      update clock set due_at = times.at
      from unnest($9::text[], $10::int8[]) as times(id, at)
      where clock.match_id = times.id
    ), entry as (${INSERT})
    select pg_notify($11, payload) from unnest($12::text[]) as payload`,
  isSilent: true,
}

/** The stored moves with one of these numbers or one of these keys; twice, when they have both. */
export const RIVALS: Statement = {
  name: 'move-rivals',
  text: ['seq', 'key']
    .map(
      (held) => `
    select ${COLUMNS.replace(/\w+/g, 'move.$&')}
    from unnest($1::text[], $2::int4[], $3::text[]) as wish(id, seq, key)
    join move on move.match_id = wish.id and move.${held} = wish.${held}`,
    )
    .join(' union all '),
}

/** The moves of one match after a number. */
export const AFTER: Statement = {
  name: 'move-after',
  text: `select ${COLUMNS} from move where match_id = $1 and seq > $2 order by seq`,
}

/** The move with a key. */
export const BY_KEY: Statement = {
  name: 'move-by-key',
  text: `select ${COLUMNS} from move where match_id = $1 and key = $2`,
}

/** A move as the database gives it. */
export interface StoredRow {
  readonly match_id: string
  readonly seq: number
  readonly seat: number
  readonly move: object
  readonly draws: readonly number[]
  readonly by: By | null
  readonly at: number
  readonly key: string
}

/** A move as the rest of the server knows it. */
export function toMoveRow({ match_id: matchId, ...row }: StoredRow): MoveRow {
  return { matchId, ...row }
}
