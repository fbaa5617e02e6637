import type { Statistics } from '@ludoteca/protocol'
import { type Kysely, sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Schema } from '../storage/schema.ts'
import type { Tallies } from './tallies.ts'

const DAY_MS = 86_400_000

interface Parts {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now'>
  readonly tallies: Pick<Tallies, 'since'>
}

/** Counts it all, for that many days back. */
export async function statisticsOf({ db, env, tallies }: Parts, days: number): Promise<Statistics> {
  const from = env.now() - days * DAY_MS
  const rooms = await db
    .selectFrom('room')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const people = await db
    .selectFrom('participant')
    .select(['role', (eb) => eb.fn.countAll<number>().as('count')])
    .where('online', '=', true)
    .groupBy('role')
    .execute()
  const count = (rows: readonly { readonly count: number }[]) => rows.reduce((sum, row) => sum + Number(row.count), 0)
  return {
    now: {
      rooms: count(rooms),
      running: count(rooms.filter(({ status }) => status === 'running')),
      players: count(people.filter(({ role }) => role === 'player')),
      watchers: count(people.filter(({ role }) => role === 'watcher')),
    },
    days: await matchesByDay(db, from),
    lengths: await lengthsOf(db, from),
    traffic: await tallies.since(from),
  }
}

async function matchesByDay(db: Kysely<Schema>, from: number): Promise<Statistics['days']> {
  const { rows } = await sql<{ day: string; game: string; mode: string | null; matches: number }>`
    select to_char(to_timestamp(started_at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') as day,
      game, options::jsonb ->> 'mode' as mode, count(*)::int4 as matches
    from match where started_at >= ${from}::int8
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows
}

async function lengthsOf(db: Kysely<Schema>, from: number): Promise<Statistics['lengths']> {
  const { rows } = await sql<{ game: string; matches: number; medianMs: number }>`
    select game, count(*)::int4 as matches,
      percentile_cont(0.5) within group (order by ended_at - started_at - paused_ms)::float8 as "medianMs"
    from match where started_at >= ${from}::int8 and outcome is not null and ended_at is not null
    group by game order by game`.execute(db)
  return rows
}
