import { randomUUID } from 'node:crypto'
import { randomId, system } from '../../src/environment.ts'
import type { StoredMatch } from '../../src/storage/matches.ts'
import type { MoveRow } from '../../src/storage/storage.ts'

/** The name of a match of its own. */
export function newMatch(): string {
  return randomId(system)
}

/** One move. */
export function row(matchId: string, seq: number, changes: Partial<MoveRow> = {}): MoveRow {
  const move = { type: 'bid', amount: seq * 10 }
  return { matchId, seq, seat: seq % 4, move, draws: [seq], by: null, at: 1_000 + seq, key: randomUUID(), ...changes }
}

/** Moves that follow each other. */
export function rows(matchId: string, from: number, count: number): MoveRow[] {
  return Array.from({ length: count }, (_, i) => row(matchId, from + i))
}

/** A match that has just begun. */
export function started(id: string, changes: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id,
    roomId: 'ABCDE',
    game: 'pearls',
    rulesVersion: 1,
    options: { zest: 1, apple: [2, { z: 1, a: 2 }] },
    seats: [
      { name: 'Ana', kind: 'human', accountId: `ana-${id}` },
      { name: 'Bot', kind: 'bot', accountId: null },
    ],
    seed: 'seed',
    generator: 'chacha12',
    seedCommit: 'commit',
    serverSeed: 'server seed',
    contributions: [{ name: 'Ana', entropy: 'x' }],
    listed: true,
    startedAt: 1_000,
    endedAt: null,
    wakeAt: null,
    pausedAt: null,
    pausedMs: 0,
    clocksFrom: null,
    outcome: null,
    ...changes,
  }
}
