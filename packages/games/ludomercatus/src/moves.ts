import type { Seat } from '@ludoteca/kernel'
import type { StreetGroupId, TokenId } from './data/board.ts'
import type { DeckId } from './data/cards.ts'

/** [14.3] What one side of a trade hands over. */
export interface Bundle {
  readonly cash: number
  readonly spaces: readonly number[]
  readonly jailCards: readonly DeckId[]
}

/** [14.3] `give` comes from the proposer; `lift` names mortgaged spaces the proposer receives and frees at once. */
export interface Offer {
  readonly to: Seat
  readonly give: Bundle
  readonly get: Bundle
  readonly lift?: readonly number[]
}

/** New building levels of a whole group, by member order. */
export interface BuildingOrder {
  readonly group: StreetGroupId
  readonly levels: readonly number[]
}

/** The word that must be given with a resignation, so that nobody resigns by accident. */
export const RESIGN_WORD = 'resign'

/** [20] Everything a seat can do. */
export type Move =
  | { readonly type: 'roll' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'jailPay' }
  | { readonly type: 'jailCard'; readonly deck?: DeckId }
  | { readonly type: 'jailRoll' }
  | { readonly type: 'buy' }
  | { readonly type: 'decline' }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  | ({ readonly type: 'build' } & BuildingOrder)
  | ({ readonly type: 'sellBuildings' } & BuildingOrder)
  | { readonly type: 'mortgage'; readonly space: number }
  | { readonly type: 'unmortgage'; readonly space: number }
  | ({ readonly type: 'proposeTrade' } & Offer)
  | ({ readonly type: 'counterTrade' } & Offer)
  | { readonly type: 'acceptTrade'; readonly revision: number; readonly lift?: readonly number[] }
  | { readonly type: 'declineTrade'; readonly revision: number }
  | { readonly type: 'withdrawTrade'; readonly revision: number }
  | { readonly type: 'claim'; readonly count: number }
  | { readonly type: 'place'; readonly space: number }
  | { readonly type: 'placeDone' }
  | { readonly type: 'settleInherited'; readonly lift: readonly number[] }
  | { readonly type: 'liquidate' }
  | { readonly type: 'declareBankruptcy' }
  | { readonly type: 'resign'; readonly word: string }
  | { readonly type: 'takeToken'; readonly token: TokenId }
  | { readonly type: 'timeUp' }

export type MoveType = Move['type']
/** The move of one type. */
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>

// Moves that need nothing but their name, as both clocks and bots make them.
export const ROLL: MoveOf<'roll'> = { type: 'roll' }
export const END_TURN: MoveOf<'endTurn'> = { type: 'endTurn' }
export const JAIL_ROLL: MoveOf<'jailRoll'> = { type: 'jailRoll' }
export const DECLINE: MoveOf<'decline'> = { type: 'decline' }
export const PASS: MoveOf<'pass'> = { type: 'pass' }
export const LIQUIDATE: MoveOf<'liquidate'> = { type: 'liquidate' }
export const DECLARE_BANKRUPTCY: MoveOf<'declareBankruptcy'> = { type: 'declareBankruptcy' }
