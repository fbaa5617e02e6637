import {
  type Fact,
  gameOfVersion,
  isRefusal,
  Match,
  type MatchStart,
  type Move,
  type Outcome,
  same,
} from '@ludoteca/kernel'
import type { Storage } from '@ludoteca/server'
import { boxOf } from './games.ts'

/** A match as the storage has it. */
export interface StoredMatch extends MatchStart {
  readonly id: string
  readonly game: string
  readonly rules_version: number
  readonly seed_commit: string
  readonly ended_at: number | null
  readonly outcome: Outcome | null
}
/** Its moves. */
export type Rows = Awaited<ReturnType<Storage['log']['after']>>
/** A match of whatever game. */
export type AnyMatch = Match<object, object, Move, object, Fact>

/** Looks on while a match is played again. */
export interface Onlooker {
  begin(match: AnyMatch): void
  /** `asked` is what was asked before. */
  moved(row: Rows[number], asked: AnyMatch['decisions'], match: AnyMatch): void
}

/** All matches, oldest first. */
export function matchesIn({ db }: Storage): Promise<readonly StoredMatch[]> {
  return db.selectFrom('match').selectAll().orderBy('started_at').execute()
}

/** Plays a stored match again, with nothing but the kernel; or says what is wrong with it. */
export async function replay(stored: StoredMatch, rows: Rows, onlooker?: Onlooker): Promise<AnyMatch | string> {
  const gap = rows.findIndex(({ seq }, i) => seq !== i + 1)
  if (gap >= 0) return `move ${gap + 1} is missing`
  const game = gameOfVersion(await boxOf(stored.game), stored.rules_version)
  if (game === undefined) return `there are no rules of version ${stored.rules_version}`
  const match = Match.start(game, stored)
  if (isRefusal(match)) return `it cannot be set up (${match.code})`
  onlooker?.begin(match)
  for (const row of rows) {
    const { seq, seat, move, draws, by, at } = row
    const asked = match.decisions
    const answer = match.submit(seat, move, by === null ? { at } : { by, at })
    if (!answer.ok) return `move ${seq} is refused (${answer.refusal.code})`
    if (!same(answer.entry.draws, draws)) return `move ${seq} draws differently`
    onlooker?.moved(row, asked, match)
  }
  return match
}
