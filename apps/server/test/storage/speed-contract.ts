import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MoveRow, Storage } from '../../src/storage/storage.ts'
import { newMatch, row } from './rows.ts'

const BATCHES = 60
const BATCH_ROWS = 500

/** What is promised of speed. The two take turns, and their better quarter counts: machines have other work too. */
export function speedContract(storage: () => Storage): void {
  test('grouped appends reach at least half the rate of a raw grouped insert of the same rows', async () => {
    const { db, log } = storage()
    await sql`create table raw_move (like move including all)`.execute(db)
    const [raw, ours]: [number[], number[]] = [[], []]
    for (let batch = 0; batch < BATCHES; batch++) {
      const made = Array.from({ length: BATCH_ROWS }, () => row(newMatch(), 1))
      raw.push(await timed(() => rawInsert(db, made)))
      ours.push(await timed(() => Promise.all(made.map((one) => log.append([one])))))
    }
    await sql`drop table raw_move`.execute(db)
    expect(betterQuarter(raw) / betterQuarter(ours)).toBeGreaterThanOrEqual(0.5)
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function betterQuarter(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0
}

async function rawInsert(db: Storage['db'], made: readonly MoveRow[]): Promise<void> {
  await sql`insert into raw_move select * from unnest(
    ${made.map(({ matchId }) => matchId)}::text[], ${made.map(({ seq }) => seq)}::int4[],
    ${made.map(({ seat }) => seat)}::int4[], ${made.map(({ move }) => JSON.stringify(move))}::json[],
    ${made.map(({ draws }) => JSON.stringify(draws))}::json[], ${made.map(({ by }) => by)}::text[],
    ${made.map(({ at }) => at)}::int8[], ${made.map(({ key }) => key)}::text[])`.execute(db)
}
