import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Adds counts to those of that hour, which all processes share. */
export async function addTallies(db: Kysely<Schema>, hour: number, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return
  // In a fixed order, so that two processes cannot deadlock.
  const whats = [...counts.keys()].sort()
  await db
    .insertInto('tally')
    .values(whats.map((what) => ({ hour, what, count: counts.get(what) ?? 0 })))
    .onConflict((conflict) =>
      conflict.columns(['hour', 'what']).doUpdateSet({ count: sql<number>`tally.count + excluded.count` }),
    )
    .execute()
}

/** The counts from that hour on. */
export async function talliesSince(db: Kysely<Schema>, hour: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tally')
    .select(['what', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('hour', '>=', hour)
    .groupBy('what')
    .orderBy('what')
    .execute()
  return new Map(rows.map(({ what, count }) => [what, Number(count)]))
}

export async function forgetTallies(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('tally').where('hour', '<', before).execute()
}
