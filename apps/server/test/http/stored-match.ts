import { mixSeed } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { finishMatch, insertMatch, type StoredMatch } from '../../src/storage/matches.ts'
import type { Schema } from '../../src/storage/schema.ts'

export const contributions = [{ name: 'Ana', entropy: 'her dice' }]
export const seed = mixSeed(['server part', 'her dice'])
export const outcome = { reason: 'done', ranks: [1, 2], winners: [0], scores: [30, 20] }

/** A match as it stands in the storage, running unless the changes say otherwise. */
export function storedMatch({ time }: { readonly time: number }, changes: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: 'match2345672',
    roomId: 'ABCDE',
    game: 'pearls',
    rulesVersion: 1,
    options: {},
    seats: [
      { name: 'Ana', kind: 'human', accountId: 'account-of-ana' },
      { name: 'Bot Bea', kind: 'bot', accountId: null },
    ],
    seed,
    generator: 'chacha12',
    seedCommit: 'commitment',
    serverSeed: 'server part',
    contributions,
    listed: true,
    startedAt: time,
    endedAt: null,
    wakeAt: null,
    pausedAt: null,
    pausedMs: 0,
    clocksFrom: null,
    outcome: null,
    ...changes,
  }
}

/** Stores a match; one that ended at that time with its results, the first seat's those of this account. */
export async function storeMatch(
  db: Kysely<Schema>,
  stored: StoredMatch,
  at: number | null,
  accountId: string | null = 'account-of-ana',
): Promise<void> {
  await insertMatch(db, stored)
  if (at === null) return
  const results = stored.seats.map(({ name, kind }, seat) => ({
    seat,
    accountId: seat === 0 ? accountId : null,
    name,
    kind,
    rank: seat + 1,
    score: outcome.scores[seat] as number,
    won: seat === 0,
  }))
  await finishMatch(db, stored.id, { at, outcome, results })
}
