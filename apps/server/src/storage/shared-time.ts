import { isFields } from '@ludoteca/kernel'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The shared time as some process last stored it. */
export interface KeptTime {
  readonly at: number
  /** The process that stored it. */
  readonly by: string
  /** When it was stored, by the database's clock. */
  readonly keptAt: number
  /** When people could play again after the last outage. */
  readonly resumedAt: number
}

const NAME = 'time'

/** The stored time, if any, and the time of this query by the database's clock. */
export async function findSharedTime(
  db: Kysely<Schema>,
): Promise<{ readonly kept: KeptTime | undefined; readonly askedAt: number }> {
  const { rows } = await sql<{ asked_at: number; value: string | null }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as asked_at,
      (select value from setting where name = ${NAME}) as value`.execute(db)
  const [row] = rows
  if (row === undefined) throw new RangeError('the database does not tell the time')
  return { kept: row.value === null ? undefined : readKept(row.value), askedAt: row.asked_at }
}

/** Stores the time, for the other processes and for later ones. */
export async function storeSharedTime(db: Kysely<Schema>, kept: KeptTime): Promise<void> {
  const value = JSON.stringify(kept)
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Undefined when the stored text is not a valid time. */
function readKept(value: string): KeptTime | undefined {
  const { at, by, keptAt, resumedAt } = parse(value)
  const isTime = [at, keptAt, resumedAt].every(Number.isSafeInteger) && typeof by === 'string'
  return isTime ? ({ at, by, keptAt, resumedAt } as KeptTime) : undefined
}

function parse(value: string): Partial<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(value)
    return isFields(json) ? json : {}
  } catch {
    return {}
  }
}
