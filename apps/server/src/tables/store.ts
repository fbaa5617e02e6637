import type { Move, Outcome } from '@ludoteca/kernel'
import {
  claimOverdue,
  findMatch,
  finishMatch,
  insertMatch,
  pauseMatch,
  resumeMatch,
  type SeatResult,
  setWakeAt,
} from '../storage/matches.ts'
import { latestSnapshot, saveSnapshot } from '../storage/snapshots.ts'
import type { MoveRow, Storage } from '../storage/storage.ts'
import type { MatchStore, Players, StoredMove, TableSnapshot } from './ports.ts'

/** The storage, behind the port that tables use. */
export function matchStore({
  db,
  log,
  notifications,
  absence,
}: Pick<Storage, 'db' | 'log' | 'notifications' | 'absence'>): MatchStore {
  return {
    absence,
    create: (match) => insertMatch(db, match),
    find: (matchId) => findMatch(db, matchId),
    append: (matchId, rows, wakeAt) =>
      log.append(
        rows.map((row) => toRow(matchId, row)),
        wakeAt,
      ),
    after: async (matchId, seq) => (await log.after(matchId, seq)).map(fromRow),
    hasKey: async (matchId, key) => (await log.byKey(matchId, key)) !== undefined,
    snapshotAt: async (matchId, seq) => {
      // The column holds integers below 2³¹.
      const stored = await latestSnapshot(db, matchId, Math.min(seq, 2 ** 31 - 1))
      return stored?.data as TableSnapshot | undefined
    },
    saveSnapshot: (matchId, data) => saveSnapshot(db, { matchId, seq: data.match.seq, data }),
    setWakeAt: (matchId, wakeAt, instead) => setWakeAt(db, matchId, wakeAt, instead),
    pause: (matchId, at) => pauseMatch(db, matchId, at),
    resume: (matchId, at) => resumeMatch(db, matchId, at),
    finish: async (matchId, outcome, players, at) => {
      const known = await knownAccounts(db, players)
      await finishMatch(db, matchId, { at, outcome, results: resultsOf(players, outcome, known), notes: players })
    },
    claimOverdue: (now, leaseUntil, limit) => claimOverdue(db, now, leaseUntil, limit),
    abandon: async (matchId, at) => {
      await finishMatch(db, matchId, { at, outcome: null, results: [] })
      notifications.notifyMatches([matchId])
    },
  }
}

function toRow(matchId: string, { seq, seat, move, draws, by, at, key }: StoredMove): MoveRow {
  return { matchId, seq, seat, move, draws, by: by ?? null, at, key }
}

function fromRow({ seq, seat, move, draws, by, at, key }: MoveRow): StoredMove {
  const row = { seq, seat, move: move as Move, draws, at, key }
  return by === null ? row : { ...row, by }
}

/** The accounts that still exist: somebody may have deleted theirs since the match began. */
async function knownAccounts(db: Storage['db'], players: Players): Promise<ReadonlySet<string>> {
  const ids = players.flatMap(({ accountId }) => accountId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('account').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

function resultsOf(
  players: Players,
  { ranks, scores, winners }: Outcome,
  known: ReadonlySet<string>,
): readonly SeatResult[] {
  return players.map(({ name, kind, accountId }, seat) => ({
    seat,
    name,
    kind,
    accountId: accountId !== null && known.has(accountId) ? accountId : null,
    rank: ranks[seat] ?? players.length,
    score: scores[seat] ?? 0,
    won: winners.includes(seat),
  }))
}
