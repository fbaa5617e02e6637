import { type Career, goalsReached } from '@ludoteca/kernel'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** The result of a match for the career of one account. */
export interface CareerRow {
  readonly accountId: string
  readonly seat: number
  readonly rank: number
  /** Achievements earned in this match. */
  readonly earned: readonly string[]
  /** The counters; null when somebody else played the seat at the end. */
  readonly counted: Readonly<Record<string, number>> | null
}

/** The results of a match that was read. */
export interface ReadMatch {
  readonly matchId: string
  readonly game: string
  readonly endedAt: number
  readonly seats: number
  readonly rows: readonly CareerRow[]
}

type Goals = Pick<Career, 'achievements' | 'counters'>

/** Finished matches that were not read yet, the latest first, whose people are most likely still there. */
export async function unreadMatches(
  db: Kysely<Schema>,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where(sql<boolean>`not career_read and outcome is not null`)
    .where('id', '<>', sql<string>`all(${except}::text[])`)
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Stores the results of a match, once: returns whether it was this time. `goals` are those of
 * the game. Accounts that are gone are left out.
 */
export async function keepCareers(db: Kysely<Schema>, match: ReadMatch, goals: Goals | undefined): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const known = await holdAccounts(
      tx,
      match.rows.map(({ accountId }) => accountId),
    )
    const { numUpdatedRows } = await tx
      .updateTable('match')
      .set({ career_read: true })
      .where('id', '=', match.matchId)
      .where('career_read', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    for (const row of match.rows) if (known.has(row.accountId)) await keepRow(tx, match, row, goals)
    return true
  })
}

/** Locks these accounts for the transaction, in the order in which all code locks them. Returns those that exist. */
export async function holdAccounts(tx: Transaction<Schema>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function keepRow(
  tx: Transaction<Schema>,
  { matchId, game, endedAt, seats }: ReadMatch,
  { accountId, seat, rank, earned, counted }: CareerRow,
  goals: Goals | undefined,
): Promise<void> {
  for (const achievement of earned) await addAchievement(tx, { accountId, game, achievement, matchId, at: endedAt })
  if (counted === null) return
  await tx
    .insertInto('career_match')
    .values({
      match_id: matchId,
      account_id: accountId,
      game,
      at: endedAt,
      seat,
      rank,
      seats,
      counted: JSON.stringify(counted),
    })
    .execute()
  if (goals?.achievements.some(({ by }) => typeof by === 'object')) await setGoals(tx, accountId, game, goals)
}

interface NewAchievement {
  readonly accountId: string
  readonly game: string
  readonly achievement: string
  readonly matchId: string
  readonly at: number
}

/** Adds an achievement. The earliest time is kept, in whatever order matches are read. */
async function addAchievement(tx: Transaction<Schema>, earned: NewAchievement): Promise<void> {
  const { accountId, game, achievement, matchId, at } = earned
  const isEarlier = sql<boolean>`(excluded.at, excluded.match_id) < (achievement.at, achievement.match_id)`
  await tx
    .insertInto('achievement')
    .values({ account_id: accountId, game, achievement, match_id: matchId, at, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'game', 'achievement']).doUpdateSet({
        times: sql<number>`achievement.times + 1`,
        match_id: sql<string>`case when ${isEarlier} then excluded.match_id else achievement.match_id end`,
        at: sql<number>`case when ${isEarlier} then excluded.at else achievement.at end`,
      }),
    )
    .execute()
}

/** Works out the goals from all matches of the account: one that is read late may reach them earlier. */
async function setGoals(tx: Transaction<Schema>, accountId: string, game: string, goals: Goals): Promise<void> {
  const reached = goalsReached(goals, await countedMatches(tx, accountId, game))
  const ids = goals.achievements.flatMap(({ id, by }) => (typeof by === 'object' ? [id] : []))
  await tx
    .deleteFrom('achievement')
    .where('account_id', '=', accountId)
    .where('game', '=', game)
    .where('achievement', 'in', ids)
    .execute()
  if (reached.length === 0) return
  const rows = reached.map(({ achievement, matchId, at }) => ({
    account_id: accountId,
    game,
    achievement,
    match_id: matchId,
    at,
    times: 1,
  }))
  await tx.insertInto('achievement').values(rows).execute()
}

/** The matches of an account in one game, in the order in which they ended. */
async function countedMatches(db: Kysely<Schema>, accountId: string, game: string) {
  return db
    .selectFrom('career_match')
    .select(['match_id as matchId', 'at', 'counted'])
    .where('account_id', '=', accountId)
    .where('game', '=', game)
    .orderBy('at')
    .orderBy('match_id')
    .execute()
}

/** Gives an achievement that no match can bring, once. Returns whether it is new; a deleted account gets none. */
export async function giveAchievement(db: Kysely<Schema>, given: Omit<NewAchievement, 'matchId'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    return (await holdAccounts(tx, [given.accountId])).has(given.accountId) && addGiven(tx, given)
  })
}

/** The same within a transaction that has locked the account. */
export async function addGiven(
  tx: Transaction<Schema>,
  { accountId, game, achievement, at }: Omit<NewAchievement, 'matchId'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('achievement')
    .values({ account_id: accountId, game, achievement, match_id: null, at, times: 1 })
    .onConflict((conflict) => conflict.columns(['account_id', 'game', 'achievement']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes the results of all matches, so that they are read again. Given achievements stay. */
export async function forgetCareers(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Locks in the order of all code: accounts first.
    await tx.selectFrom('account').select('id').orderBy('id').forUpdate().execute()
    await tx.deleteFrom('achievement').where('match_id', 'is not', null).execute()
    await tx.deleteFrom('career_match').execute()
    await tx.updateTable('match').set({ career_read: false }).where('career_read', '=', true).execute()
  })
}
