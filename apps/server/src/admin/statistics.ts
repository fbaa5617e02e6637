import { type Kysely, sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Schema } from '../storage/schema.ts'

const DAY_MS = 86_400_000

/** How the house is doing. */
export interface Statistics {
  readonly now: {
    readonly rooms: number
    /** Rooms in which a match runs. */
    readonly running: number
    readonly players: number
    readonly watchers: number
  }
  /** Matches that began on a day, by game and mode; days of UTC, newest first. */
  readonly days: readonly {
    readonly day: string
    readonly game: string
    readonly mode: string | null
    readonly matches: number
  }[]
  /** Half of the matches that were played to their end were shorter, without pauses. */
  readonly lengths: readonly { readonly game: string; readonly matches: number; readonly medianMs: number }[]
  /** Of this process, since it began. */
  readonly process: {
    readonly since: number
    readonly errors: number
    readonly refusals: Readonly<Record<string, number>>
    readonly rateLimited: Readonly<Record<string, number>>
    /** How many came into a room, and which part of them had been in it before and came back. */
    readonly joins: number
    readonly reconnectRate: number | null
  }
}

interface Parts {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now'>
  readonly metrics: Metrics
  /** When this process began. */
  readonly since: number
}

/** Counts it all, for that many days back. */
export async function statisticsOf({ db, env, metrics, since }: Parts, days: number): Promise<Statistics> {
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
    process: { since, ...(await countsOf(metrics)) },
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

async function countsOf(metrics: Metrics): Promise<Omit<Statistics['process'], 'since'>> {
  const joins = await by(metrics.joins, 'how')
  const requests = await metrics.httpSeconds.get()
  const errors = requests.values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') && String(labels.status).startsWith('5'))
    .reduce((sum, { value }) => sum + value, 0)
  const refusals = await by(metrics.refusals, 'code')
  const all = Object.values(joins).reduce((sum, value) => sum + value, 0)
  return {
    // Over HTTP, and over sockets.
    errors: errors + (Object.entries(refusals).find(([code]) => code === 'SERVER')?.[1] ?? 0),
    refusals,
    rateLimited: await by(metrics.rateLimited, 'where'),
    joins: all,
    reconnectRate: all === 0 ? null : (Object.entries(joins).find(([how]) => how === 'back')?.[1] ?? 0) / all,
  }
}

async function by<L extends string>(
  counter: { get(): Promise<{ values: { value: number; labels: Partial<Record<L, string | number>> }[] }> },
  label: L,
): Promise<Readonly<Record<string, number>>> {
  const { values } = await counter.get()
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels[label]), value]))
}
