import type { Move, Player, View } from '@ludoteca/aufbau'
import type { Seat } from '@ludoteca/kernel'
import { createContext, useContext } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { saidInPlace } from '../../table/said-in-place.ts'
import type { Desk } from './desk.ts'

/** What every part of this table needs. */
export interface Estate {
  readonly match: MatchStore
  /** How somebody has arranged their desk. */
  readonly desk: Desk
}

export const EstateContext = createContext<Estate | undefined>(undefined)

/** The table that a component belongs to. */
export function useEstate(): Estate {
  const estate = useContext(EstateContext)
  if (estate === undefined) throw new Error('no estate')
  return estate
}

/** The position on the table. It is only drawn once there is one. */
export function viewOf(match: MatchStore): View {
  return match.view as View
}

/** The seat that looks on; nothing for watchers. */
export function seatOf(match: MatchStore): Seat | undefined {
  return match.viewer === 'spectator' ? undefined : match.viewer
}

/** Books that lie open: one's own, or those of whoever is looked at, as far as they may be seen. */
export interface Books {
  readonly view: View
  readonly player: Player
  readonly isOwn: boolean
}

/** The books on the desk; nothing for watchers of a closed game. */
export function booksOf({ match, desk }: Estate): Books | undefined {
  const view = viewOf(match)
  const me = seatOf(match)
  const seat = [desk.shown, me, view.players.findIndex(Boolean)].find(
    (each) => each !== undefined && view.players[each],
  )
  const player = seat === undefined ? null : view.players[seat]
  return player ? { view, player, isOwn: player.seat === me } : undefined
}

/** Makes a move of this game. Resolves to whether it was taken; if not, the place where it was made says why. */
export function play(match: MatchStore, move: Move, seat?: Seat): Promise<boolean> {
  return match.submit(saidInPlace(move), seat)
}
