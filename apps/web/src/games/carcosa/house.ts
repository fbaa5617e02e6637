import type { Move, View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { createContext, useContext } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { saidInPlace } from '../../table/said-in-place.ts'
import type { Desk } from './desk.ts'
import type { Stage } from './stage.ts'

/** What every part of this table needs. */
export interface House {
  readonly match: MatchStore
  /** How somebody has arranged their table. */
  readonly desk: Desk
  /** What is being shown to them just now. */
  readonly stage: Stage
}

export const HouseContext = createContext<House | undefined>(undefined)

/** The table that a component belongs to. */
export function useHouse(): House {
  const house = useContext(HouseContext)
  if (house === undefined) throw new Error('no house')
  return house
}

/** The position on the table. It is only drawn once there is one. */
export function viewOf(match: MatchStore): View {
  return match.view as View
}

/** Who looks on: a soul, or the King's seat; nothing for watchers. */
export function seatOf(match: MatchStore): Seat | undefined {
  return match.viewer === 'spectator' ? undefined : match.viewer
}

/** The soul that looks on; nothing for the King's seat and for watchers. */
export function soulOf(match: MatchStore): Seat | undefined {
  const seat = seatOf(match)
  return seat !== undefined && seat < viewOf(match).players.length ? seat : undefined
}

/** Makes a move of this game. Resolves to whether it was taken; if not, the place where it was made says why. */
export function play(match: MatchStore, move: Move, seat?: Seat): Promise<boolean> {
  return match.submit(saidInPlace(move), seat)
}
