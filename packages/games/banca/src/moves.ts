import type { Seat } from '@ludoteca/kernel'
import type { SettingsPatch } from './config.ts'

/** [7.1] What a player does with level and lottery in one turn. */
export interface Plan {
  readonly level: 'raise' | 'lower' | 'keep'
  readonly lottery: 'join' | 'skip'
}

/** [6.2] One device: those who lock in, ticked off by the banker. */
export interface ExitsMove {
  readonly type: 'exits'
  readonly seats: readonly Seat[]
}
/** [6.2] One's own sealed choice: live everybody's, at one device that of whoever does not wait for the banker. */
export interface ExitChoiceMove {
  readonly type: 'exitChoice'
  readonly exit: boolean
}
export interface DecideMove extends Plan {
  readonly type: 'decide'
}
/** [9.2] One device: what the players bid aloud. */
export interface AuctionResultMove {
  readonly type: 'auctionResult'
  readonly winner: Seat
  readonly amount: number
}
export interface NoBidsMove {
  readonly type: 'noBids'
}
/** [9.2] One device: instead of bidding aloud, everybody is asked in turn, as live. */
export interface OpenBiddingMove {
  readonly type: 'openBidding'
}
/** [9.3] */
export interface BidMove {
  readonly type: 'bid'
  readonly amount: number
}
export interface PassMove {
  readonly type: 'pass'
}
export interface NextTurnMove {
  readonly type: 'nextTurn'
}
/** [13.1] */
export interface ChangeSettingsMove {
  readonly type: 'changeSettings'
  readonly patch: SettingsPatch
}
export type Move =
  | ExitsMove
  | ExitChoiceMove
  | DecideMove
  | AuctionResultMove
  | NoBidsMove
  | OpenBiddingMove
  | BidMove
  | PassMove
  | NextTurnMove
  | ChangeSettingsMove
