import type { Seat } from '@ludoteca/kernel'
import type { AnyConfig } from './config.ts'
import type { StreetGroupId, TokenId } from './data/board.ts'
import type { CardId, DeckId } from './data/cards.ts'
import type { Bundle } from './moves.ts'
import type { BuildingKind, DebtReason, Ending, RentRule } from './state.ts'

/** Where money comes from or goes to. */
export type Purse = Seat | 'bank' | 'pot'

/** [21] A movement of money. Every movement is in exactly one fact, and no other fact has these three fields. */
export interface Payment {
  readonly payer: Purse
  readonly payee: Purse
  readonly amount: number
}

/** Why somebody paid, where no other fact says it. */
export type PaidReason = Exclude<DebtReason, 'rent'> | 'trade' | 'tradeCharges' | 'bankruptcy'
export type ReceivedReason = 'salary' | 'card' | 'pot'
/** What is being auctioned: a property, or one scarce building. */
export type LotKind = 'space' | BuildingKind

interface TradeTerms {
  readonly proposer: Seat
  readonly responder: Seat
  readonly give: Bundle
  readonly get: Bundle
  readonly lift: readonly number[]
  readonly revision: number
}

/** [21] Everything worth telling. */
export type Fact =
  | { readonly type: 'gameStarted'; readonly seats: number; readonly startSeat: Seat; readonly options: AnyConfig }
  | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly token: TokenId }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turnNo: number; readonly round: number }
  | {
      readonly type: 'dice'
      readonly seat: Seat
      readonly purpose: 'move' | 'jail' | 'utilityCard'
      readonly dice: readonly [number, number]
    }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly via: 'dice' | 'card' | 'back'
    }
  | { readonly type: 'sentToJail'; readonly seat: Seat; readonly cause: 'space' | 'card' | 'doubles' }
  | { readonly type: 'leftJail'; readonly seat: Seat; readonly how: 'fine' | 'card' | 'doubles' | 'thirdFailure' }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly deck: DeckId; readonly card: CardId }
  | { readonly type: 'cardReturned'; readonly seat: Seat; readonly deck: DeckId; readonly card: CardId }
  | ({ readonly type: 'bought'; readonly seat: Seat; readonly space: number } & Payment)
  | { readonly type: 'declined'; readonly seat: Seat; readonly space: number }
  | {
      readonly type: 'auctionOpened'
      readonly lot: LotKind
      readonly space: number | null
      readonly order: readonly Seat[]
      readonly opening: number
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly bid: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly auto: boolean }
  | ({
      readonly type: 'auctionSold'
      readonly seat: Seat
      readonly lot: LotKind
      readonly space: number | null
    } & Payment)
  | { readonly type: 'auctionUnsold'; readonly lot: LotKind; readonly space: number | null }
  | ({ readonly type: 'rentPaid'; readonly space: number; readonly rule: RentRule } & Payment)
  /** [9.5] The owner sits in jail, and with that option collects nothing. */
  | { readonly type: 'rentForgone'; readonly seat: Seat; readonly space: number; readonly owner: Seat }
  | ({ readonly type: 'paid'; readonly reason: PaidReason } & Payment)
  | ({ readonly type: 'received'; readonly reason: ReceivedReason } & Payment)
  | ({
      readonly type: 'built'
      readonly seat: Seat
      readonly group: StreetGroupId
      readonly levels: readonly number[]
      /** How many houses or hotels were bought. */
      readonly kind: BuildingKind
      readonly count: number
    } & Payment)
  | ({
      readonly type: 'soldBuildings'
      readonly seat: Seat
      readonly group: StreetGroupId
      readonly levels: readonly number[]
    } & Payment)
  | {
      readonly type: 'shortageOpened'
      readonly seat: Seat
      readonly kind: BuildingKind
      readonly count: number
      readonly supply: number
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly count: number }
  /** The amount is 0 when the building was paid for in its auction. */
  | ({ readonly type: 'placed'; readonly seat: Seat; readonly space: number; readonly kind: BuildingKind } & Payment)
  | ({ readonly type: 'mortgaged'; readonly seat: Seat; readonly space: number } & Payment)
  | ({ readonly type: 'unmortgaged'; readonly seat: Seat; readonly space: number } & Payment)
  | ({ readonly type: 'tradeProposed' } & TradeTerms)
  | ({ readonly type: 'tradeCountered' } & TradeTerms)
  /** The cash and the mortgage charges follow as `paid`. */
  | ({ readonly type: 'tradeAccepted'; readonly responderLift: readonly number[] } & TradeTerms)
  | { readonly type: 'tradeDeclined'; readonly proposer: Seat; readonly responder: Seat }
  | { readonly type: 'tradeWithdrawn'; readonly proposer: Seat; readonly responder: Seat }
  | {
      readonly type: 'debtOpened'
      readonly seat: Seat
      readonly due: number
      readonly reason: DebtReason
      /** Empty when the bank is owed. */
      readonly payees: readonly Seat[]
    }
  | { readonly type: 'debtSettled'; readonly seat: Seat; readonly due: number; readonly reason: DebtReason }
  /** What the bankrupt player leaves. With one creditor it all goes there, otherwise back to the bank. */
  | {
      readonly type: 'bankrupt'
      readonly seat: Seat
      readonly creditors: readonly Seat[]
      readonly spaces: readonly number[]
      readonly jailCards: readonly DeckId[]
      readonly resigned: boolean
    }
  | {
      readonly type: 'inherited'
      readonly seat: Seat
      readonly lifted: readonly number[]
      readonly kept: readonly number[]
    }
  | { readonly type: 'potChanged'; readonly pot: number }
  | { readonly type: 'timeCalled'; readonly round: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | {
      readonly type: 'gameOver'
      readonly reason: Ending
      readonly ranks: readonly number[]
      readonly worths: readonly number[]
    }

export type FactType = Fact['type']
