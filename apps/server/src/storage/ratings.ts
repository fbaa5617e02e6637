import type { Rated, Strength } from '@ludoteca/kernel'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema, StoredSide } from './schema.ts'

/** A rating, after so many matches. */
export interface PlayedRating extends Rated {
  readonly played: number
}

/** A match to be rated, with its sides. */
export interface MatchToCount {
  readonly matchId: string
  readonly at: number
  readonly sides: readonly StoredSide[]
  readonly isExcluded: boolean
  readonly seats: readonly SeatToCount[]
}
interface SeatToCount {
  readonly seat: number
  readonly side: number
  readonly person: string | null
  readonly bot: Strength | null
}

/** The rating of a person after a match. */
export interface CountedSeat extends PlayedRating {
  readonly matchId: string
  readonly seat: number
}

/** The number of the advisory lock. */
const LOCK = 2_700_010

/** Takes the lock for working out ratings, until the transaction is over. */
export async function lockRatings(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db)
}

/** Games with matches that are not rated yet. */
export async function gamesToCount(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('rating_match')
    .select('game')
    .distinct()
    .where('counted', '=', false)
    .orderBy('game')
    .execute()
  return rows.map(({ game }) => game)
}

/** The first matches of a game that are not rated, in the order in which they ended; marks all later ones as not rated. */
export async function takeUncounted(tx: Transaction<Schema>, game: string, limit: number): Promise<MatchToCount[]> {
  const first = await tx
    .selectFrom('rating_match')
    .select(['at', 'match_id'])
    .where('game', '=', game)
    .where('counted', '=', false)
    .orderBy('at')
    .orderBy('match_id')
    .limit(1)
    .executeTakeFirst()
  if (first === undefined) return []
  const since = sql<boolean>`(at, rating_match.match_id) >= (${first.at}::int8, ${first.match_id})`
  await tx
    .updateTable('rating_match')
    .set({ counted: false })
    .where('game', '=', game)
    .where('counted', '=', true)
    .where(since)
    .execute()
  const matches = await tx
    .selectFrom('rating_match')
    .leftJoin('ladder_exclusion', 'ladder_exclusion.match_id', 'rating_match.match_id')
    .select(['rating_match.match_id as matchId', 'rating_match.at', 'sides', 'ladder_exclusion.match_id as excluded'])
    .where('game', '=', game)
    .where(sql<boolean>`(rating_match.at, rating_match.match_id) >= (${first.at}::int8, ${first.match_id})`)
    .orderBy('rating_match.at')
    .orderBy('rating_match.match_id')
    .limit(limit)
    .execute()
  const seats = await tx
    .selectFrom('rating_seat')
    .select(['match_id', 'seat', 'side', 'person', 'bot'])
    .where(
      'match_id',
      'in',
      matches.map(({ matchId }) => matchId),
    )
    .orderBy('seat')
    .execute()
  return matches.map(({ excluded, ...match }) => ({
    ...match,
    isExcluded: excluded !== null,
    seats: seats.flatMap(({ match_id, ...seat }) => (match_id === match.matchId ? [seat] : [])),
  }))
}

/** Stores the ratings after these matches. */
export async function keepCounted(
  tx: Transaction<Schema>,
  matchIds: readonly string[],
  seats: readonly CountedSeat[],
): Promise<void> {
  await tx
    .updateTable('rating_seat')
    .set({ mu_milli: null, sigma_milli: null, played: null })
    .where('match_id', 'in', matchIds)
    .execute()
  const of = <T>(value: (seat: CountedSeat) => T) => seats.map(value)
  await sql`
    update rating_seat set mu_milli = told.mu, sigma_milli = told.sigma, played = told.played
    from unnest(
      ${of(({ matchId }) => matchId)}::text[], ${of(({ seat }) => seat)}::int4[], ${of(({ muMilli }) => muMilli)}::int4[],
      ${of(({ sigmaMilli }) => sigmaMilli)}::int4[], ${of(({ played }) => played)}::int4[]
    ) as told(match_id, seat, mu, sigma, played)
    where rating_seat.match_id = told.match_id and rating_seat.seat = told.seat`.execute(tx)
  await tx.updateTable('rating_match').set({ counted: true }).where('match_id', 'in', matchIds).execute()
}

/** How these people are rated in a game; with a match, as they were before it. Those who are not rated are missing. */
export async function ratingsOf(
  db: Kysely<Schema>,
  game: string,
  persons: readonly string[],
  before?: Pick<MatchToCount, 'at' | 'matchId'>,
): Promise<ReadonlyMap<string, PlayedRating>> {
  if (persons.length === 0) return new Map()
  const earlier = before
    ? sql`and (rating_match.at, rating_match.match_id) < (${before.at}::int8, ${before.matchId})`
    : sql``
  const { rows } = await sql<{ person: string; mu_milli: number; sigma_milli: number; played: number }>`
    select distinct on (person) person, mu_milli, sigma_milli, played
    from rating_seat join rating_match on rating_match.match_id = rating_seat.match_id
    where rating_match.game = ${game} and person = any(${persons}::text[]) and mu_milli is not null ${earlier}
    order by person, rating_match.at desc, rating_match.match_id desc`.execute(db)
  return new Map(
    rows.map(({ person, mu_milli, sigma_milli, played }) => {
      return [person, { muMilli: mu_milli, sigmaMilli: sigma_milli, played }]
    }),
  )
}

/** The ladder ids of these accounts. Those who have not finished a match with others are missing. */
export async function knownPersons(
  db: Kysely<Schema>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db.selectFrom('ladder_person').selectAll().where('account_id', 'in', accountIds).execute()
  return new Map(rows.map(({ account_id, person }) => [account_id, person]))
}
