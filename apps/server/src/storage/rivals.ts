import { type StoredRow, toMoveRow } from './move-statements.ts'
import { type PackedRow, pack } from './pack.ts'
import type { Append } from './waiting.ts'

/**
 * What stored moves mean for an append that holds the same numbers or keys: `stored` when they are its own, written
 * by an earlier try whose answer was lost; `taken` when they are another's; nothing when they do not touch it.
 */
export function judge({ rows }: Append, rivals: readonly StoredRow[]): 'stored' | 'taken' | undefined {
  const meetings = rows.map((mine) => rivals.filter((rival) => meets(rival, mine)))
  if (meetings.every((met) => met.length === 0)) return undefined
  const own = rows.every((mine, i) => meetings[i]?.some((rival) => isSame(pack(toMoveRow(rival)), mine)))
  return own ? 'stored' : 'taken'
}

function meets(rival: StoredRow, { row }: PackedRow): boolean {
  return rival.match_id === row.matchId && (rival.seq === row.seq || rival.key === row.key)
}

function isSame(one: PackedRow, other: PackedRow): boolean {
  const fields = ['matchId', 'seq', 'seat', 'by', 'at', 'key'] as const
  const sameJson = one.move === other.move && one.draws === other.draws
  return sameJson && fields.every((field) => one.row[field] === other.row[field])
}
