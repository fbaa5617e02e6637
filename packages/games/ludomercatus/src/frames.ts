import type { Seat } from '@ludoteca/kernel'
import type { StreetGroupId } from './data/board.ts'
import type { DeckId } from './data/cards.ts'

export type BuildingKind = 'house' | 'hotel'

/** [9] By which line of the deed a rent was reckoned. */
export type RentRule =
  | 'base'
  | 'doubled'
  | `house${1 | 2 | 3 | 4}`
  | 'hotel'
  | `harbour${1 | 2 | 3 | 4}`
  | `harbourCard${1 | 2 | 3 | 4}`
  | 'work4'
  | 'work10'
  | 'workCard'

/** [9.4] How rent is reckoned where a movement ends: as usual, twice, or ten times a fresh throw. */
export type RentMode = 'normal' | 'double' | 'tenTimes'

/** Why a compulsory payment is due. */
export type DebtReason = 'rent' | 'tax' | 'card' | 'repairs' | 'jailFine' | 'payEach' | 'collectEach' | 'inheritance'

/** [5.1] The open windows: everybody may manage property, the active player goes on. */
export interface PreRollFrame {
  step: 'preRoll'
}
export interface JailFrame {
  step: 'jail'
}
export interface PostRollFrame {
  step: 'postRoll'
}
/** [6] A token moves forward by so many spaces. */
export interface MoveFrame {
  step: 'move'
  seat: Seat
  spaces: number
}
/** [7] The space a token stands on takes effect. */
export interface ResolveFrame {
  step: 'resolve'
  seat: Seat
  /** The throw that moved the token. */
  throw: number
  rent: RentMode
}
export interface BuyFrame {
  step: 'buy'
  seat: Seat
  space: number
}
/** [8.3] A property waits to be auctioned; those after `opener` speak first. */
export interface LotFrame {
  step: 'lot'
  space: number
  opener: Seat
  /** Whether the opener bids, too (last). */
  openerBids: boolean
}
export interface AuctionFrame {
  step: 'auction'
  lot: 'space' | BuildingKind
  space: number | null
  opening: number
  /** The highest bid so far, 0 before the first. */
  high: number
  leader: Seat | null
  /** Who has not passed, in speaking order. */
  order: Seat[]
  /** Whose place in `order` it is to speak. */
  at: number
  passed: Seat[]
}
/** [15] A compulsory payment. */
export interface DebtFrame {
  step: 'debt'
  debtor: Seat
  /** Empty when the bank is owed. */
  payees: Seat[]
  /** What each payee is owed, or the bank. */
  each: number
  due: number
  reason: DebtReason
  /** Where rent is due. */
  space: number | null
  rule: RentRule | null
  /** The debtor could not pay at once. */
  opened: boolean
}
/** [15.2] The debtor raises cash; always right above its debt. */
export interface RaiseFrame {
  step: 'raise'
  debtor: Seat
}
export interface ReleaseFrame {
  step: 'release'
  seat: Seat
  how: 'doubles' | 'thirdFailure'
}
/** [13.8] The heir decides about mortgaged property of a bankrupt player. */
export interface InheritFrame {
  step: 'inherit'
  seat: Seat
  spaces: number[]
}
/** [12.8.4] Rivals of a build order are asked in turn. */
export interface ClaimsFrame {
  step: 'claims'
  builder: Seat
  group: StreetGroupId
  levels: number[]
  kind: BuildingKind
  count: number
  /** Still to be asked. */
  rivals: Seat[]
  claimants: Seat[]
  /** What each claimant claimed. */
  counts: number[]
}
export interface ClaimFrame {
  step: 'claim'
  seat: Seat
  kind: BuildingKind
  max: number
}
/** [12.8.6] More buildings are wanted than there are: single lots until the rest is uncontested. */
export interface ShortageFrame {
  step: 'shortage'
  kind: BuildingKind
  builder: Seat
  /** Claimants in order, the builder last. */
  order: Seat[]
  wants: number[]
}
/** [12.8.7] Somebody may still put down so many buildings at printed prices. */
export interface PlacementsFrame {
  step: 'placements'
  seat: Seat
  kind: BuildingKind
  left: number
}
/** [12.8] Somebody puts down one building. */
export interface PlaceFrame {
  step: 'place'
  seat: Seat
  kind: BuildingKind
  /** How many may be placed, this one included. */
  left: number
  /** Paid for in an auction: it must be placed, and costs nothing more. */
  paid: boolean
}
/** [14.6] An offer waits for its answer. */
export interface TradeFrame {
  step: 'trade'
  proposer: Seat
  responder: Seat
  give: BundleState
  get: BundleState
  lift: number[]
  /** Counts the offers of this negotiation from 1. */
  revision: number
  /** Who trades to raise cash, if anybody does. */
  debtor: Seat | null
}
export interface BundleState {
  cash: number
  spaces: number[]
  jailCards: DeckId[]
}
export interface FinishRollFrame {
  step: 'finishRoll'
}
export interface EndTurnFrame {
  step: 'endTurn'
}

/** What is on the agenda: the task list of [5.2]. */
export type Frame =
  | PreRollFrame
  | JailFrame
  | PostRollFrame
  | MoveFrame
  | ResolveFrame
  | BuyFrame
  | LotFrame
  | AuctionFrame
  | DebtFrame
  | RaiseFrame
  | ReleaseFrame
  | InheritFrame
  | ClaimsFrame
  | ClaimFrame
  | ShortageFrame
  | PlacementsFrame
  | PlaceFrame
  | TradeFrame
  | FinishRollFrame
  | EndTurnFrame

export function copyFrame(f: Frame): Frame {
  switch (f.step) {
    case 'auction':
      return { ...f, order: f.order.slice(), passed: f.passed.slice() }
    case 'debt':
      return { ...f, payees: f.payees.slice() }
    case 'inherit':
      return { ...f, spaces: f.spaces.slice() }
    case 'claims':
      return {
        ...f,
        levels: f.levels.slice(),
        rivals: f.rivals.slice(),
        claimants: f.claimants.slice(),
        counts: f.counts.slice(),
      }
    case 'shortage':
      return { ...f, order: f.order.slice(), wants: f.wants.slice() }
    case 'trade':
      return { ...f, give: copyBundle(f.give), get: copyBundle(f.get), lift: f.lift.slice() }
    default:
      return { ...f }
  }
}

function copyBundle({ cash, spaces, jailCards }: BundleState): BundleState {
  return { cash, spaces: spaces.slice(), jailCards: jailCards.slice() }
}
