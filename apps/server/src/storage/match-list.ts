import type { Kysely } from 'kysely'
import type { Schema, StoredSeat } from './schema.ts'

/** A match in a list for administrators. Without the number of its moves, which may be secret. */
interface ListedMatch {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly packId: string | null
  readonly roomId: string
  readonly seats: readonly StoredSeat[]
  readonly startedAt: number
  readonly endedAt: number | null
  /** It was ended without an outcome. */
  readonly isGivenUp: boolean
}

interface ListedFilter {
  readonly game?: string
  readonly state?: 'running' | 'over'
  /** The start of the last match of the page before. */
  readonly before?: number
  readonly limit: number
}

/** Matches, the latest first. */
export async function listMatches(db: Kysely<Schema>, filter: ListedFilter): Promise<ListedMatch[]> {
  const { game, state, before, limit } = filter
  let query = db
    .selectFrom('match')
    .select(['id', 'game', 'rules_version', 'pack_id', 'room_id', 'seats', 'started_at', 'ended_at', 'outcome'])
  if (game !== undefined) query = query.where('game', '=', game)
  if (state !== undefined) query = query.where('ended_at', state === 'running' ? 'is' : 'is not', null)
  if (before !== undefined) query = query.where('started_at', '<', before)
  const rows = await query.orderBy('started_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    packId: row.pack_id,
    roomId: row.room_id,
    seats: row.seats,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    isGivenUp: row.ended_at !== null && row.outcome === null,
  }))
}
