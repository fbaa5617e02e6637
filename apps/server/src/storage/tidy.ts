import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Tables whose rows change or go. Moves only ever come. */
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

/** Lets the space be used again that changed rows have left behind. Table by table, so that moves come in between. */
export async function tidy(db: Kysely<Schema>): Promise<void> {
  for (const table of CHANGING) await sql`vacuum ${sql.table(table)}`.execute(db)
}
