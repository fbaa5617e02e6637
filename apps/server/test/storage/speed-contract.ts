import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MoveRow, Storage } from '../../src/storage/storage.ts'
import { newMatch, row } from './rows.ts'

const ROUNDS = 6
const BATCHES = 8
const BATCH_ROWS = 500

/** What is promised of speed. The two take turns, and the best round of each counts: machines have other work too. */
export function speedContract(storage: () => Storage): void {
  test('grouped appends reach at least half the rate of a raw grouped insert of the same rows', async () => {
    const { db, log } = storage()
    await sql`create table raw_move (like move including all)`.execute(db)
    const best = { raw: Number.POSITIVE_INFINITY, ours: Number.POSITIVE_INFINITY }
    for (let round = 0; round < ROUNDS; round++) {
      const batches = Array.from({ length: BATCHES }, () =>
        Array.from({ length: BATCH_ROWS }, () => row(newMatch(), 1)),
      )
      const raw = await timed(batches, (made) => rawInsert(db, made))
      const ours = await timed(batches, (made) => Promise.all(made.map((one) => log.append([one]))))
      best.raw = Math.min(best.raw, raw)
      best.ours = Math.min(best.ours, ours)
    }
    await sql`drop table raw_move`.execute(db)
    expect(best.raw / best.ours).toBeGreaterThanOrEqual(0.5)
  })
}

async function timed(
  batches: readonly MoveRow[][],
  write: (made: readonly MoveRow[]) => Promise<unknown>,
): Promise<number> {
  const start = performance.now()
  for (const made of batches) await write(made)
  return performance.now() - start
}

async function rawInsert(db: Storage['db'], made: readonly MoveRow[]): Promise<void> {
  await sql`insert into raw_move select * from unnest(
    ${made.map(({ matchId }) => matchId)}::text[], ${made.map(({ seq }) => seq)}::int4[],
    ${made.map(({ seat }) => seat)}::int4[], ${made.map(({ move }) => JSON.stringify(move))}::json[],
    ${made.map(({ draws }) => JSON.stringify(draws))}::json[], ${made.map(({ by }) => by)}::text[],
    ${made.map(({ at }) => at)}::int8[], ${made.map(({ key }) => key)}::text[])`.execute(db)
}
