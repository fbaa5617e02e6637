import type { Move, View } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { createContext, useContext } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { saidInPlace } from '../../table/said-in-place.ts'
import type { Desk } from './desk.ts'
import type { Stage } from './stage.ts'

/** What every part of this table needs. */
export interface City {
  readonly match: MatchStore
  /** How somebody has arranged their table. */
  readonly desk: Desk
  /** What is being shown to them just now. */
  readonly stage: Stage
}

export const CityContext = createContext<City | undefined>(undefined)

/** The table that a component belongs to. */
export function useCity(): City {
  const city = useContext(CityContext)
  if (city === undefined) throw new Error('no city')
  return city
}

/** The position on the table. It is only drawn once there is one. */
export function viewOf(match: MatchStore): View {
  return match.view as View
}

/** The owner's seat that looks on; nothing for watchers. */
export function seatOf(match: MatchStore): Seat | undefined {
  return match.viewer === 'spectator' ? undefined : match.viewer
}

/** Whether several people look at the same screen: what they all may see is then addressed to nobody. */
export function isShared({ kind, seats }: MatchStore): boolean {
  return kind === 'local' && seats.filter((seat) => seat.kind === 'human').length > 1
}

/** Makes a move of this game. Resolves to whether it was taken; if not, the place where it was made says why. */
export function play(match: MatchStore, move: Move, seat?: Seat): Promise<boolean> {
  return match.submit(saidInPlace(move), seat)
}
