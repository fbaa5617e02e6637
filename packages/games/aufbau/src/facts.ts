import type { Seat } from '@ludoteca/kernel'
import type { ActionFact, FacilityFact, FreeFact } from './action-facts.ts'
import type { MaintenanceFact } from './maintenance-facts.ts'
import type { Market, Phase, SectionEvent } from './state.ts'

/** [16] Everybody hears these. */
export type PublicFact =
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'phaseEntered'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'marketRolled'; readonly market: Market }
  | { readonly type: 'eventsRolled'; readonly events: readonly SectionEvent[]; readonly untilRound: number }
  | { readonly type: 'readySet'; readonly seat: Seat; readonly ready: boolean }
  /** PublicLog: what the neighbours hear of it. */
  | { readonly type: 'rumour'; readonly seat: Seat; readonly what: PublicIncident; readonly event: number }
  | { readonly type: 'matchEnded'; readonly scores: readonly number[] }

export type PublicIncident =
  | 'raid'
  | 'beasts'
  | 'piracy'
  | 'conflict'
  | 'plunder'
  | 'inspection'
  | 'officeLost'
  | 'riot'

/** [16] Only the owner hears these, unless all books are open. */
export type PrivateFact = MaintenanceFact | ActionFact | FacilityFact | FreeFact

export type Fact = PublicFact | PrivateFact
export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>
