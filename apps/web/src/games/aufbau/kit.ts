import type { Move, Player, View } from '@ludoteca/aufbau'
import { seatOf, type TableParts, tableKit } from '../../kit/table-kit.ts'
import type { AufbauPresentation } from './presentation.ts'
import type { AufbauUi } from './ui.ts'

export type AufbauParts = TableParts<AufbauUi, AufbauPresentation>

export const { useTable, useTableParts, viewOf, play } = tableKit<View, Move, AufbauUi, AufbauPresentation>()

/** Books that lie open: one's own, or those of whoever is looked at, as far as they may be seen. */
export interface Books {
  readonly view: View
  readonly player: Player
  readonly isOwn: boolean
}

/** The books that are looked at; nothing for watchers of a closed game. */
export function booksOf({ match, ui }: Pick<AufbauParts, 'match' | 'ui'>): Books | undefined {
  const view = viewOf(match)
  const me = seatOf(match)
  const seat = [ui.shown, me, view.players.findIndex(Boolean)].find((each) => each !== undefined && view.players[each])
  const player = seat === undefined ? null : view.players[seat]
  return player ? { view, player, isOwn: player.seat === me } : undefined
}
