import type { GeneratorName, Outcome, PackRef, Strength } from '@ludoteca/kernel'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Contribution, MatchTable, Schema, StoredSeat } from './schema.ts'

/** A match without its moves. It holds the seed, which must not leave the server before the end. */
export interface StoredMatch {
  readonly id: string
  readonly roomId: string
  readonly game: string
  readonly rulesVersion: number
  /** Its content pack; undefined for the built-in content. */
  readonly pack?: PackRef
  readonly options: object
  readonly seats: readonly StoredSeat[]
  readonly seed: string
  /** The generator that is seeded. */
  readonly generator: GeneratorName
  readonly seedCommit: string
  readonly serverSeed: string
  readonly contributions: readonly Contribution[]
  /** Whether it is listed in public when it is over. */
  readonly listed: boolean
  readonly startedAt: number
  readonly endedAt: number | null
  /** When some process must look after it, the column `due_at`; null when it is over. */
  readonly wakeAt: number | null
  readonly pausedAt: number | null
  /** The length of all pauses that have ended. */
  readonly pausedMs: number
  /** When the last pause ended. */
  readonly clocksFrom: number | null
  readonly outcome: Outcome | null
}

/** The result of a seat. */
export interface SeatResult {
  readonly seat: number
  readonly accountId: string | null
  readonly name: string
  readonly kind: 'human' | 'bot'
  readonly rank: number
  readonly score: number
  readonly won: boolean
  /** The name is not to be read any more. */
  readonly isHidden?: boolean
}

/** What is known of a seat at the end that is not in the log. */
export interface SeatNote {
  /** The hash of the network its person came from. */
  readonly network?: string | undefined
  /** How well its bot plays. */
  readonly strength?: Strength | undefined
}

/** Stores a new match. */
export async function insertMatch(db: Kysely<Schema>, match: StoredMatch): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('match').values(toRow(match)).execute()
    await tx.insertInto('clock').values({ match_id: match.id, due_at: match.wakeAt }).execute()
  })
}

/** A match by its id. */
export async function findMatch(db: Kysely<Schema>, id: string): Promise<StoredMatch | undefined> {
  const row = await db
    .selectFrom('match')
    .leftJoin('clock', 'clock.match_id', 'match.id')
    .selectAll('match')
    .select('clock.due_at')
    .where('match.id', '=', id)
    .executeTakeFirst()
  return row && fromRow(row)
}

/**
 * Claims running matches whose wake time has passed, each for one process only, until the lease
 * ends. If that process has not stored a new wake time by then, another one may claim them.
 */
export async function claimOverdue(
  db: Kysely<Schema>,
  now: number,
  leaseUntil: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ match_id: string }>`
    update clock set due_at = ${leaseUntil}::int8
    where match_id = any(array(
      select match_id from clock where due_at <= ${now}::int8 order by due_at limit ${limit} for update skip locked
    ))
    returning match_id`.execute(db)
  return rows.map((row) => row.match_id)
}

/** Sets the wake time of a match, outside of an append. With `instead` only if that is the stored wake time. */
export async function setWakeAt(
  db: Kysely<Schema>,
  id: string,
  wakeAt: number | null,
  instead?: number,
): Promise<void> {
  const query = db.updateTable('clock').set({ due_at: wakeAt }).where('match_id', '=', id)
  await (instead === undefined ? query : query.where('due_at', '=', instead)).execute()
}

/** Moves the wake time of a running match forward to `at`, unless it is earlier already. */
export async function wakeMatch(db: Kysely<Schema>, id: string, at: number): Promise<void> {
  await db
    .updateTable('clock')
    .set({ due_at: sql<number>`least(due_at, ${at}::int8)` })
    .where('match_id', '=', id)
    .execute()
}

/** Pauses a match. Several processes may do so: the first one counts. */
export async function pauseMatch(db: Kysely<Schema>, id: string, at: number): Promise<void> {
  await db.updateTable('match').set({ paused_at: at }).where('id', '=', id).where('paused_at', 'is', null).execute()
}

/** Ends a pause, and restarts the clocks. Resolves with the length of all pauses; each is counted once. */
export async function resumeMatch(db: Kysely<Schema>, id: string, at: number): Promise<number> {
  await db
    .updateTable('match')
    .set({
      paused_at: null,
      clocks_from: at,
      paused_ms: sql<number>`paused_ms + greatest(0, ${at}::int8 - paused_at)`,
    })
    .where('id', '=', id)
    .where('paused_at', 'is not', null)
    .execute()
  const row = await db.selectFrom('match').select('paused_ms').where('id', '=', id).executeTakeFirst()
  return row?.paused_ms ?? 0
}

/** Ends a match, once: returns whether it was still running. Without an outcome it is abandoned. */
export async function finishMatch(
  db: Kysely<Schema>,
  id: string,
  end: {
    readonly at: number
    readonly outcome: Outcome | null
    readonly results: readonly SeatResult[]
    /** By seat. */
    readonly notes?: readonly SeatNote[]
  },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('match')
      .set({ ended_at: end.at, outcome: end.outcome && JSON.stringify(end.outcome) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await tx.deleteFrom('clock').where('match_id', '=', id).execute()
    const results = end.results.map(({ accountId, isHidden: _, ...result }) => ({
      ...result,
      match_id: id,
      account_id: accountId,
    }))
    if (results.length > 0) await tx.insertInto('result').values(results).execute()
    await insertNotes(tx, id, end.notes ?? [])
    return true
  })
}

async function insertNotes(db: Kysely<Schema>, matchId: string, notes: readonly SeatNote[]): Promise<void> {
  const rows = notes.flatMap(({ network = null, strength = null }, seat) =>
    network === null && strength === null ? [] : [{ match_id: matchId, seat, network, strength }],
  )
  if (rows.length > 0) await db.insertInto('seat_note').values(rows).execute()
}

function toRow(match: StoredMatch): Insertable<MatchTable> {
  return {
    id: match.id,
    room_id: match.roomId,
    game: match.game,
    rules_version: match.rulesVersion,
    pack_id: match.pack?.id ?? null,
    pack_sha256: match.pack?.sha256 ?? null,
    options: JSON.stringify(match.options),
    seats: JSON.stringify(match.seats),
    seed: match.seed,
    generator: match.generator,
    seed_commit: match.seedCommit,
    server_seed: match.serverSeed,
    contributions: JSON.stringify(match.contributions),
    listed: match.listed,
    started_at: match.startedAt,
    ended_at: match.endedAt,
    paused_at: match.pausedAt,
    paused_ms: match.pausedMs,
    clocks_from: match.clocksFrom,
    outcome: match.outcome && JSON.stringify(match.outcome),
  }
}

function packOf({ pack_id: id, pack_sha256: sha256 }: Pick<Selectable<MatchTable>, 'pack_id' | 'pack_sha256'>) {
  return id !== null && sha256 !== null ? { pack: { id, sha256 } } : {}
}

function fromRow(row: Selectable<MatchTable> & { readonly due_at: number | null }): StoredMatch {
  return {
    id: row.id,
    roomId: row.room_id,
    game: row.game,
    rulesVersion: row.rules_version,
    ...packOf(row),
    options: row.options,
    seats: row.seats,
    seed: row.seed,
    generator: row.generator,
    seedCommit: row.seed_commit,
    serverSeed: row.server_seed,
    contributions: row.contributions,
    listed: row.listed,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    wakeAt: row.due_at,
    pausedAt: row.paused_at,
    pausedMs: row.paused_ms,
    clocksFrom: row.clocks_from,
    outcome: row.outcome,
  }
}
