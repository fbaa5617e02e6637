import { isFields } from '@ludoteca/kernel'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The time of the house as some process last kept it. */
export interface KeptTime {
  readonly at: number
  /** Which process that was. */
  readonly by: string
  /** When that was, by the database's clock. */
  readonly keptAt: number
  /** When people could play again after the last time they could not. */
  readonly resumedAt: number
}

const NAME = 'time'

/** What is kept, if anything, and when that was asked for by the database's clock. */
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

/** Keeps it for the other processes, and for those that come later. */
export async function storeSharedTime(db: Kysely<Schema>, kept: KeptTime): Promise<void> {
  const value = JSON.stringify(kept)
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Nothing when somebody else has written there what is no time. */
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
