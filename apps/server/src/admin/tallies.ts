import type { Statistics } from '@ludoteca/protocol'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Metrics } from '../http/metrics.ts'
import { InTurn } from '../in-turn.ts'
import type { Schema } from '../storage/schema.ts'
import { addTallies, forgetTallies, talliesSince } from '../storage/tallies.ts'

const HOUR_MS = 3_600_000
/** Longer ago than anybody asks. */
const KEPT_MS = 100 * 24 * HOUR_MS

interface Parts {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now'>
  readonly metrics: Metrics
}

/**
 * What the metrics of all processes come to together: each adds what it has counted to the hour that it is. What one has
 * counted since it last did so is lost when it is killed.
 */
export class Tallies {
  readonly #parts: Parts
  /** What of this process is in the database. */
  readonly #written = new Map<string, number>()
  readonly #queue = new InTurn()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Adds what was counted here since the last time. */
  async write(): Promise<void> {
    return this.#queue.run(async () => {
      const { db, env, metrics } = this.#parts
      const counted = await countsOf(metrics)
      const added = new Map<string, number>()
      for (const [what, count] of counted) {
        const more = count - (this.#written.get(what) ?? 0)
        if (more > 0) added.set(what, more)
      }
      await addTallies(db, hourOf(env.now()), added)
      for (const what of added.keys()) this.#written.set(what, counted.get(what) ?? 0)
    })
  }

  /** What all processes have counted since then; what this one has is in it. */
  async since(time: number): Promise<Statistics['traffic']> {
    await this.write()
    const counts = await talliesSince(this.#parts.db, hourOf(time))
    const refusals = under(counts, 'refused')
    const joins = counts.get('joined') ?? 0
    return {
      // Over HTTP, and over sockets.
      errors: (counts.get('failed') ?? 0) + (counts.get('refused SERVER') ?? 0),
      refusals,
      rateLimited: under(counts, 'limited'),
      joins,
      reconnectRate: joins === 0 ? null : (counts.get('came-back') ?? 0) / joins,
    }
  }

  async forget(): Promise<void> {
    const { db, env } = this.#parts
    await forgetTallies(db, env.now() - KEPT_MS)
  }
}

function hourOf(time: number): number {
  return Math.floor(time / HOUR_MS) * HOUR_MS
}

async function countsOf({ httpSeconds, joins, rateLimited, refusals }: Metrics): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const add = (what: string, count: number) => counts.set(what, (counts.get(what) ?? 0) + count)
  for (const { metricName, labels, value } of (await httpSeconds.get()).values) {
    if (metricName?.endsWith('_count') && String(labels.status).startsWith('5')) add('failed', value)
  }
  for (const { labels, value } of (await refusals.get()).values) add(`refused ${labels.code}`, value)
  for (const { labels, value } of (await rateLimited.get()).values) add(`limited ${labels.where}`, value)
  for (const { labels, value } of (await joins.get()).values) {
    add('joined', value)
    if (labels.how === 'back') add('came-back', value)
  }
  return counts
}

function under(counts: ReadonlyMap<string, number>, kind: string): Readonly<Record<string, number>> {
  const own = [...counts].filter(([what]) => what.startsWith(`${kind} `))
  return Object.fromEntries(own.map(([what, count]) => [what.slice(kind.length + 1), count]))
}
