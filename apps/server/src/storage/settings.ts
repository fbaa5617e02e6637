import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A value that all processes share; made by the first one that needs it. */
export async function sharedSetting(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const stored = await readSetting(db, name)
  if (stored !== undefined) return stored
  const value = make()
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readSetting(db, name)) ?? value
}

async function readSetting(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
