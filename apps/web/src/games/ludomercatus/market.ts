import type { Seat } from '@ludoteca/kernel'
import type { Move, View } from '@ludoteca/ludomercatus'
import { createContext, useContext } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { saidInPlace } from '../../table/said-in-place.ts'
import type { Desk } from './desk.ts'
import type { Stage } from './stage.ts'

/** What every part of this table needs. */
export interface Market {
  readonly match: MatchStore
  readonly desk: Desk
  readonly stage: Stage
}

export const MarketContext = createContext<Market | undefined>(undefined)

/** The table that a component belongs to. */
export function useMarket(): Market {
  const market = useContext(MarketContext)
  if (market === undefined) throw new Error('no market')
  return market
}

/** The position on the table. It is only drawn once there is one. */
export function viewOf(match: MatchStore): View {
  return match.view as View
}

/** Makes a move of this game. Resolves to whether it was taken; if not, the table says why. */
export function play(match: MatchStore, move: Move, seat?: Seat): Promise<boolean> {
  return match.submit(saidInPlace(move), seat)
}

/** The seat that looks on; nothing for watchers. */
export function seatOf(match: MatchStore): Seat | undefined {
  return match.viewer === 'spectator' ? undefined : match.viewer
}
