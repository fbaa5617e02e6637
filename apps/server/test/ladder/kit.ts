import { findGame } from '@ludoteca/registry'
import { randomId, system } from '../../src/environment.ts'
import { Ladders } from '../../src/ladder/ladders.ts'
import { Seasons } from '../../src/ladder/seasons.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { FindBox } from '../../src/tables/ports.ts'
import { matchStore } from '../../src/tables/store.ts'

/** A Wednesday, at noon in Lima. */
export const NOW = Date.parse('2026-02-11T12:00:00-05:00')
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** What keeps ladders on that storage. Each look at the clock of durations is long after the one before. */
export function laddersOn(storage: Storage, now = NOW, findBox: FindBox = async (game) => findGame(game)?.load()) {
  const faults: string[] = []
  const env = { now: () => now, elapsed: () => 0, bytes: system.bytes }
  const store = matchStore(storage)
  const failed = (_error: unknown, matchId: string) => faults.push(matchId)
  const ladders = new Ladders({ db: storage.db, env, store, findBox, failed })
  let elapsed = 0
  const seasons = new Seasons({
    db: storage.db,
    env: { now: () => now, elapsed: () => (elapsed += HOUR_MS) },
    findBox,
    ladders,
  })
  return { ladders, seasons, faults }
}

/** Reads all there is to read. */
export async function readAll(ladders: Ladders, storage: Storage): Promise<void> {
  for (;;) {
    await ladders.sweep()
    const { n } = await storage.db
      .selectFrom('match')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('ladder_read', '=', false)
      .where('outcome', 'is not', null)
      .executeTakeFirstOrThrow()
    if (Number(n) === 0) return
  }
}

/** All that is written down, in an order of its own. */
export async function keptOf({ db }: Pick<Storage, 'db'>) {
  return {
    seats: await db.selectFrom('ladder_seat').selectAll().orderBy('match_id').orderBy('seat').execute(),
    matches: await db.selectFrom('rating_match').selectAll().orderBy('match_id').execute(),
    rated: await db.selectFrom('rating_seat').selectAll().orderBy('match_id').orderBy('seat').execute(),
  }
}

/** What ladders call somebody. */
export async function personOf({ db }: Pick<Storage, 'db'>, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ladder_person')
    .select('person')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.person
}

/** Somebody with an account. */
export async function newPerson({ db }: Pick<Storage, 'db'>, changes: object = {}): Promise<string> {
  const id = randomId(system)
  await db
    .insertInto('account')
    .values({ id, name: 'Ana', created_at: 1, seen_at: 1, ...changes })
    .execute()
  return id
}
