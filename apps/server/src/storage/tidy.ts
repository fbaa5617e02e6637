import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Tables whose rows are updated or deleted. Moves are only inserted. */
const CHANGING = [
  'account',
  'session',
  'room',
  'participant',
  'match',
  'clock',
  'snapshot',
  'answer',
  'acceptance',
  'share_link',
  'tutorial',
  'ladder_seat',
  'rating_match',
  'rating_seat',
] as const satisfies readonly (keyof Schema)[]

/** Vacuums table by table, so that moves can be stored in between. */
export async function tidy(db: Kysely<Schema>): Promise<void> {
  for (const table of CHANGING) await sql`vacuum ${sql.table(table)}`.execute(db)
}
