import type { Strength } from '@ludoteca/kernel'
import { type Kysely, sql, type Transaction } from 'kysely'
import { holdAccounts } from './careers.ts'
import type { SeatNote } from './matches.ts'
import type { Schema, StoredSide } from './schema.ts'

/** The results of a match for seasons and ratings. */
export interface ReadLadder {
  readonly season?: { readonly season: string; readonly seats: readonly SeasonSeat[] }
  readonly rating?: { readonly sides: readonly StoredSide[]; readonly seats: readonly RatedSeat[] }
}

/** A person's seat in a match that counts for a season. */
export interface SeasonSeat {
  readonly seat: number
  readonly person: string
  readonly team: string
  readonly points: number
  readonly rank: number
  readonly scores: boolean
  readonly network: string | null
}

/** A seat in a rated match. */
export interface RatedSeat {
  readonly seat: number
  readonly side: number
  readonly person: string | null
  readonly bot: Strength | null
}

interface LadderMatch {
  readonly matchId: string
  readonly game: string
  readonly endedAt: number
}

/** Finished matches that were not read yet, in the order in which they ended. */
export async function unreadForLadder(db: Kysely<Schema>, limit: number, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where(sql<boolean>`not ladder_read and outcome is not null`)
    .where('id', '<>', sql<string>`all(${except}::text[])`)
    .orderBy('ended_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A seat of a finished match, with what is not in its log. */
export interface LadderSeat extends SeatNote {
  readonly seat: number
  readonly kind: 'human' | 'bot'
  /** The ladder id of its person at the end. Null for bots, and for accounts that were deleted before the match was read. */
  readonly person: string | null
  /** Whether somebody else had it at the beginning. */
  readonly changed: boolean
}

/**
 * The seats of a finished match. The first call gives its people their ladder ids, and notes who
 * took over from others: later, accounts may be gone.
 */
export async function identifySeats(
  db: Kysely<Schema>,
  matchId: string,
  startedWith: readonly { readonly accountId: string | null }[],
  newPerson: () => string,
): Promise<readonly LadderSeat[]> {
  return db.transaction().execute(async (tx) => {
    const results = await tx
      .selectFrom('result')
      .leftJoin('seat_note', (join) =>
        join.onRef('seat_note.match_id', '=', 'result.match_id').onRef('seat_note.seat', '=', 'result.seat'),
      )
      .select(['result.seat', 'kind', 'account_id as accountId', 'network', 'strength', 'person', 'changed'])
      .where('result.match_id', '=', matchId)
      .orderBy('result.seat')
      .execute()
    const unknown = results.flatMap(({ person, accountId }) => (person === null ? (accountId ?? []) : []))
    const persons = await personsOf(tx, unknown, newPerson)
    return Promise.all(
      results.map(async ({ accountId, network, strength, ...result }) => {
        const isNew = result.person === null && accountId !== null && persons.has(accountId)
        const person = isNew ? (persons.get(accountId) ?? null) : result.person
        const changed = isNew ? startedWith[result.seat]?.accountId !== accountId : (result.changed ?? false)
        if (isNew) await notePerson(tx, { match_id: matchId, seat: result.seat, person, changed })
        return { ...result, person, changed, network: network ?? undefined, strength: strength ?? undefined }
      }),
    )
  })
}

/** The ladder ids of these accounts. Deleted accounts are missing. */
async function personsOf(
  tx: Transaction<Schema>,
  accountIds: readonly string[],
  newPerson: () => string,
): Promise<ReadonlyMap<string, string>> {
  const known = await holdAccounts(tx, [...new Set(accountIds)])
  if (known.size === 0) return new Map()
  const ids = [...known]
  await tx
    .insertInto('ladder_person')
    .values(ids.map((account_id) => ({ account_id, person: newPerson() })))
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const rows = await tx.selectFrom('ladder_person').selectAll().where('account_id', 'in', ids).execute()
  return new Map(rows.map(({ account_id, person }) => [account_id, person]))
}

async function notePerson(
  tx: Transaction<Schema>,
  note: { match_id: string; seat: number; person: string | null; changed: boolean },
): Promise<void> {
  const { person, changed } = note
  await tx
    .insertInto('seat_note')
    .values({ ...note, network: null, strength: null })
    .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet({ person, changed }))
    .execute()
}

/** Stores the results of a match, once: returns whether it was this time. */
export async function keepLadder(db: Kysely<Schema>, match: LadderMatch, read: ReadLadder): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('match')
      .set({ ladder_read: true })
      .where('id', '=', match.matchId)
      .where('ladder_read', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (read.season) await insertSeason(tx, match, read.season)
    else await forgetNetworks(tx, match.matchId)
    if (read.rating) await insertRating(tx, match, read.rating)
    return true
  })
}

async function insertSeason(
  tx: Transaction<Schema>,
  { matchId, game, endedAt }: LadderMatch,
  { season, seats }: NonNullable<ReadLadder['season']>,
): Promise<void> {
  const rows = seats.map((seat) => ({ ...seat, match_id: matchId, game, season, at: endedAt }))
  await tx.insertInto('ladder_seat').values(rows).execute()
}

/** Deletes the network hashes of a match, which only seasons need. */
async function forgetNetworks(tx: Transaction<Schema>, matchId: string): Promise<void> {
  await tx
    .updateTable('seat_note')
    .set({ network: null })
    .where('match_id', '=', matchId)
    .where('network', 'is not', null)
    .execute()
}

async function insertRating(
  tx: Transaction<Schema>,
  { matchId, game, endedAt }: LadderMatch,
  { sides, seats }: NonNullable<ReadLadder['rating']>,
): Promise<void> {
  await tx
    .insertInto('rating_match')
    .values({ match_id: matchId, game, at: endedAt, sides: JSON.stringify(sides) })
    .execute()
  await tx
    .insertInto('rating_seat')
    .values(seats.map((seat) => ({ ...seat, match_id: matchId })))
    .execute()
}

/** Matches to be read again: those of a game that ended in a period of time. */
export interface Stretch {
  readonly game: string
  readonly from: number
  readonly to: number
}

/** Deletes the results of matches, so that they are read again. Notes about seats and exclusions stay. */
export async function forgetLadder(db: Kysely<Schema>, stretch?: Stretch): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (stretch === undefined) {
      await tx.deleteFrom('ladder_seat').execute()
      await tx.deleteFrom('rating_match').execute()
      await tx.updateTable('match').set({ ladder_read: false }).where('ladder_read', '=', true).execute()
      return
    }
    const { game, from, to } = stretch
    const matches = tx
      .selectFrom('match')
      .select('id')
      .where('game', '=', game)
      .where('ended_at', '>=', from)
      .where('ended_at', '<', to)
    await tx.deleteFrom('ladder_seat').where('match_id', 'in', matches).execute()
    await tx.deleteFrom('rating_match').where('match_id', 'in', matches).execute()
    await tx.updateTable('match').set({ ladder_read: false }).where('id', 'in', matches).execute()
    // Each rating builds on the one before it.
    await tx
      .updateTable('rating_match')
      .set({ counted: false })
      .where('game', '=', game)
      .where('at', '>=', from)
      .execute()
  })
}

/** Games with results of any season. */
export async function gamesWithSeasons(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('ladder_seat').select('game').distinct().orderBy('game').execute()
  return rows.map(({ game }) => game)
}

/** Deletes seasons that are not shown any more, with their network hashes. */
export async function forgetSeasons(
  db: Kysely<Schema>,
  game: string,
  before: string,
  endedBefore: number,
): Promise<void> {
  await db.deleteFrom('ladder_seat').where('game', '=', game).where('season', '<', before).execute()
  const matches = db.selectFrom('match').select('id').where('game', '=', game).where('ended_at', '<', endedBefore)
  await db
    .updateTable('seat_note')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('match_id', 'in', matches)
    .execute()
}

/** Seasons of a game with results, the latest first. */
export async function seasonIds(db: Kysely<Schema>, game: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ladder_seat')
    .select('season')
    .distinct()
    .where('game', '=', game)
    .orderBy('season', 'desc')
    .execute()
  return rows.map(({ season }) => season)
}

/** All seats in a season, in the order in which the matches ended; without excluded matches. */
export async function seatsOfSeason(db: Kysely<Schema>, game: string, season: string) {
  return db
    .selectFrom('ladder_seat')
    .select(['match_id as matchId', 'at', 'person', 'team', 'points', 'rank', 'scores', 'network'])
    .where('game', '=', game)
    .where('season', '=', season)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ladder_exclusion')
            .select('ladder_exclusion.match_id')
            .whereRef('ladder_exclusion.match_id', '=', 'ladder_seat.match_id'),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('match_id')
    .orderBy('seat')
    .execute()
}
