import { finishMatch, insertMatch, type StoredMatch } from '../../src/storage/matches.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** What matters of a match to the room it is played in. */
interface Wish {
  readonly roomId: string
  readonly matchId: string
  readonly startedAt: number
  readonly endedAt?: number | null
}

/** A match that some process has put into the database. */
export async function storedMatch(db: Storage['db'], { matchId, endedAt = null, ...wish }: Wish): Promise<void> {
  const match: StoredMatch = {
    ...wish,
    id: matchId,
    endedAt: null,
    game: 'plaza',
    rulesVersion: 1,
    options: {},
    seats: [],
    seed: 's',
    generator: 'chacha12',
    seedCommit: 'c',
    serverSeed: 's',
    contributions: [],
    listed: false,
    wakeAt: null,
    pausedAt: null,
    pausedMs: 0,
    clocksFrom: null,
    outcome: null,
  }
  await insertMatch(db, match)
  if (endedAt !== null) await finishMatch(db, matchId, { at: endedAt, outcome: null, results: [] })
}
