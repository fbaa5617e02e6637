import type { Move, View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { seatOf, type TableParts, tableKit } from '../../kit/table-kit.ts'
import type { MatchStore } from '../../match/match-store.ts'
import type { CarcosaPresentation } from './presentation.ts'
import type { CarcosaUi } from './ui.ts'

export type CarcosaParts = TableParts<CarcosaUi, CarcosaPresentation>

export const { useTable, useTableParts, viewOf, play } = tableKit<View, Move, CarcosaUi, CarcosaPresentation>()

/** The soul that looks on; nothing for the King's seat and for watchers. */
export function soulOf(match: Pick<MatchStore, 'view' | 'viewer'>): Seat | undefined {
  const seat = seatOf(match)
  return seat !== undefined && seat < (match.view as View).players.length ? seat : undefined
}
